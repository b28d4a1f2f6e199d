import { expect } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { lineOf } from '../table.ts';
import { playsEveryClause } from './clauses.ts';
import { bookIn, checked, ending, even, gold, guarded, pinned, refused, told } from './shogi.ts';
import { after, played, sit } from './sitting.ts';

const isChecked = (setup: string): boolean => shogi.facts(lineOf(setup, [])).checked.length > 0;

playsEveryClause({
  bookIn,
  chapters: ['check'],
  clauses: {
    check: [
      [
        'A king that could be taken with the next move is in check.',
        () => {
          expect(isChecked(checked)).toBe(true);
          expect(isChecked(gold)).toBe(false);
        },
      ],
      [
        'Whoever is in check has to end it: move the king out of reach, take the piece that gives check, or put something in between.',
        () => {
          expect(refused(checked, '8e7f')).toBe('king-left-in-check');
          for (const usi of ['5i4i', '8e5b', 'G*5h']) expect(refused(checked, usi)).toBeUndefined();
        },
      ],
      [
        'Nobody has to announce it.',
        () => {
          const match = played(shogi, sit(shogi, '4k4/9/9/9/9/9/9/5R3/8K b - 1'), '4h5h 5a4a');
          expect(match).toMatchObject({ head: 2, outcome: null });
        },
      ],
    ],
    'moved-into-check': [
      [
        'The king may not step to a square that an enemy piece attacks, not even to take something there.',
        () => {
          expect(refused('4k4/9/9/9/9/9/9/r8/4K4 b - 1', '5i5h')).toBe('moved-into-check');
          expect(refused(guarded, '5i4i')).toBe('moved-into-check');
        },
      ],
      [
        'So two kings never stand side by side.',
        () => expect(refused('9/9/9/9/4k4/9/4K4/9/9 b - 1', '5g5f')).toBe('moved-into-check'),
      ],
    ],
    pinned: [
      [
        'A piece that alone stands between its king and an enemy rook, bishop or lance, or a dragon or horse, is pinned.',
        () => {
          for (const attacker of ['l', 'r', '+r'])
            expect(refused(pinned.replace('l', attacker), '5f4f')).toBe('pinned');
          for (const attacker of ['b', '+b'])
            expect(refused(`4k4/9/9/9/8${attacker}/9/6G2/9/4K4 b - 1`, '3g3f')).toBe('pinned');
        },
      ],
      [
        'It may move along that line only, or take the piece that pins it.',
        () => {
          expect(refused(pinned, '5f5e')).toBeUndefined();
          expect(refused(pinned.replace('9/4G4', '4G4/9'), '5e5d')).toBeUndefined();
        },
      ],
    ],
    checkmate: [
      [
        'A king in check that no legal move can save is mated (tsumi), and the game is over.',
        () => expect(ending('4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G*5b')).toBe('gote loses: checkmate'),
      ],
      [
        'The king itself is never taken.',
        () => {
          const match = played(shogi, sit(shogi, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'), 'G*5b');
          expect(played(shogi, match, '5b5a')).toBe(match);
        },
      ],
      [
        'Most games end earlier: a player who sees no hope resigns.',
        () =>
          expect(
            told(after(shogi, sit(shogi, even), { type: 'resign', seat: 0, atMs: 0 }).outcome),
          ).toBe('sente loses: resignation'),
      ],
    ],
    'no-move': [
      [
        'Whoever is to move and has no legal move loses, in check or not.',
        () => {
          expect(ending('8k/6B2/7G1/9/9/9/9/9/4K4 w - 1', '')).toBe('gote loses: no-move');
          expect(ending('4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1', '')).toBe('gote loses: checkmate');
        },
      ],
      [
        'Shogi knows no stalemate; with pieces in hand it hardly ever happens.',
        () => expect(ending('8k/6B2/7G1/9/9/9/9/9/4K4 w p 1', '')).toBe('goes on'),
      ],
    ],
  },
});
