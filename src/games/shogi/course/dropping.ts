/** The stage on where pieces may be dropped: nifu, squares without a way on, and what is allowed all the same. */
import type { Stage } from '../../course.ts';
import { inHand, on, sq } from './squares.ts';

const unsound = ['king-missing'];

/** Where drops are. */
export const dropping: Stage = {
  id: 'dropping',
  about: ['nifu', 'dead-square', 'P*', 'L*', 'N*'],
  needs: ['pawn', 'lance', 'knight'],
  levels: [
    {
      id: 'nifu',
      kind: 'legal',
      setup: '9/9/9/9/9/9/4P4/9/9 b P 1',
      unsound,
      par: 1,
      about: ['nifu', 'P*'],
      picks: [inHand('pawn'), on('5d')],
      rule: 'nifu',
      places: { to: sq('5d') },
    },
    {
      id: 'free-file',
      kind: 'squares',
      setup: '9/9/9/9/9/9/PPPPPPP1P/9/9 b P 1',
      unsound,
      par: 1,
      about: ['nifu', 'P*'],
      asked: { is: 'reach', piece: inHand('pawn') },
      want: 'one',
    },
    {
      id: 'tokin-is-no-pawn',
      kind: 'legal',
      setup: '9/9/4+P4/9/9/9/9/9/9 b P 1',
      unsound,
      par: 1,
      about: ['nifu', 'P*'],
      picks: [inHand('pawn'), on('5f')],
      rule: null,
      places: { to: sq('5f') },
    },
    {
      id: 'last-rank',
      kind: 'legal',
      setup: '9/9/9/9/9/9/9/4G4/9 b P 1',
      unsound,
      par: 1,
      about: ['dead-square', 'P*'],
      picks: [inHand('pawn'), on('5a')],
      rule: 'dead-square',
      places: { to: sq('5a') },
    },
    {
      id: 'knight',
      kind: 'squares',
      setup: '9/9/9/9/9/9/9/4G4/9 b N 1',
      unsound,
      par: 1,
      about: ['dead-square', 'N*'],
      asked: { is: 'forbidden', piece: inHand('knight'), rule: 'dead-square' },
      want: 'one',
    },
    {
      id: 'lance',
      kind: 'legal',
      setup: '9/9/9/9/9/9/9/4G4/9 b L 1',
      unsound,
      par: 1,
      about: ['dead-square', 'L*'],
      picks: [inHand('lance'), on('5b')],
      rule: null,
      places: { to: sq('5b') },
    },
  ],
};
