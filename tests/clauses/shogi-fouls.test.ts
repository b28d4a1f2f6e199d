import { expect } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { lineOf } from '../table.ts';
import { playsEveryClause } from './clauses.ts';
import { bookIn, checked, ending, even, gold, guarded, pinned, refused, told } from './shogi.ts';
import {
  after,
  areFouls,
  costNothing,
  drawnByAgreement,
  isDealtWith,
  isPlayedAgain,
  played,
  sit,
} from './sitting.ts';

const ownPawn = '4k4/9/5+P3/9/9/9/PP1PP1PPP/9/4K4 b P 1';
const mateByPawn = '8k/9/6NG1/9/9/9/9/9/4K4 b P 1';
const knightInHand = '4k4/9/9/9/9/9/9/9/4K4 b N 1';

/** The rules of the association for fouls, takebacks and draws. */
const byTheBook = shogiAgreement.presets.find(({ id }) => id === 'tournament')?.table;

playsEveryClause({
  bookIn,
  chapters: ['drops', 'fouls'],
  clauses: {
    drop: [
      [
        'Instead of moving you may put one piece from your hand on any empty square.',
        () => {
          expect(refused('4k4/9/4p4/9/9/9/9/9/4K4 b G 1', 'G*9i')).toBeUndefined();
          expect(refused('4k4/9/4p4/9/9/9/9/9/4K4 b G 1', 'G*5i')).toBe('occupied');
        },
      ],
      [
        'It lies unpromoted and points at the other side.',
        () => {
          const { position } = lineOf('4k4/9/9/9/9/9/9/9/4K4 b R 1', ['R*2b']);
          expect(shogi.text.position(position)).toContain('/7R1/');
        },
      ],
      [
        'It captures nothing with the drop; but it may block a check, give check, or even mate.',
        () => {
          expect(refused('4k4/9/4p4/9/9/9/9/9/4K4 b G 1', 'G*5c')).toBe('occupied');
          expect(refused(checked, 'G*5h')).toBeUndefined();
          expect(ending('4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G*5b')).toBe('gote loses: checkmate');
        },
      ],
      [
        'Three rules say where a drop may not go; two of them are about pawns only.',
        () => {
          expect(refused(ownPawn, 'P*5e')).toBe('nifu');
          expect(refused(mateByPawn, 'P*1b')).toBe('uchifuzume');
          expect(refused(knightInHand, 'N*3b')).toBe('dead-square');
        },
      ],
    ],
    nifu: [
      [
        'You may not drop a pawn on a file where an unpromoted pawn of yours stands already.',
        () => expect(refused(ownPawn, 'P*5e')).toBe('nifu'),
      ],
      [
        'Tokin do not count, and neither do the other side’s pawns.',
        () => {
          expect(refused(ownPawn, 'P*4e')).toBeUndefined();
          expect(refused('4k4/9/4p4/9/9/9/9/9/4K4 b P 1', 'P*5e')).toBeUndefined();
        },
      ],
      [
        'It is the most frequent foul of all, in tournaments too.',
        () => areFouls(shogi, { [ownPawn]: 'P*5e' }),
      ],
    ],
    'dead-square': [
      [
        'A pawn or lance may not be dropped on the last rank, nor a knight on one of the last two.',
        () => {
          const hand = knightInHand.replace('N', 'NLP');
          for (const usi of ['P*3a', 'L*3a', 'N*3a', 'N*3b'])
            expect(refused(hand, usi)).toBe('dead-square');
          for (const usi of ['P*3b', 'L*3b', 'N*3c']) expect(refused(hand, usi)).toBeUndefined();
        },
      ],
    ],
    uchifuzume: [
      [
        'You may not drop a pawn to give checkmate at once.',
        () => expect(refused(mateByPawn, 'P*1b')).toBe('uchifuzume'),
      ],
      [
        'If the check can be met by any legal move, the drop is allowed: the king steps away or takes the pawn, or a piece that is not pinned takes it.',
        () => {
          const open = '8k/9/6N2/9/9/9/9/9/4K4 b P 1';
          expect(refused(open, 'P*1b')).toBeUndefined();
          const taker = mateByPawn.replace('8k/9', '6g1k/9');
          expect(refused(taker.replace('6g1k', '7gk'), 'P*1b')).toBeUndefined();
          // A gold that is pinned by the rook cannot take.
          expect(refused('4R2gk/9/6NG1/9/9/9/9/9/4K4 b P 1', 'P*1b')).toBe('uchifuzume');
        },
      ],
      [
        'A pawn that is moved, not dropped, may mate; and so may any other piece that is dropped.',
        () => {
          expect(ending('8k/9/6NGP/9/9/9/9/9/4K4 b - 1', '1c1b')).toBe('gote loses: checkmate');
          expect(ending('8k/9/6NG1/9/9/9/9/9/4K4 b L 1', 'L*1b')).toBe('gote loses: checkmate');
        },
      ],
    ],
    fouls: [
      [
        'By the book an illegal move loses at once.',
        () => {
          expect(byTheBook?.strictness).toBe('strict');
          areFouls(shogi, { [ownPawn]: 'P*5e' });
        },
      ],
      [
        'At this table only six of them can lose, and are called fouls: two pawns on a file, a pawn dropped to mate, a piece that could never move, a pin that is broken, a king left in check, and a king moved into check.',
        () =>
          areFouls(shogi, {
            [ownPawn]: 'P*5e',
            [mateByPawn]: 'P*1b',
            [knightInHand]: 'N*3b',
            [pinned]: '5f4f',
            [checked]: '8e7f',
            [guarded]: '5i4i',
          }),
      ],
      [
        'Any other illegal move, such as one that the piece cannot make or two moves in a row, is refused and costs nothing, whatever was agreed.',
        () =>
          costNothing(shogi, {
            [gold]: '5e4f',
            [gold.replace(' b ', ' w ')]: '5e5d',
            '4k4/9/9/9/9/9/4P4/9/4K4 b R 1': 'R*5g',
          }),
      ],
      [
        'Before the game you choose what happens to a foul: it is refused with the reason, simply refused, allowed unless the opponent calls it, or it loses the game.',
        () => isDealtWith(shogi, { setup: pinned, foul: '5f4f', same: '5f5e', other: '5i4i' }),
      ],
      [
        'Friends may also take it back and play another move, with the same piece or with any.',
        () => isPlayedAgain(shogi, { setup: pinned, foul: '5f4f', same: '5f5e', other: '5i4i' }),
      ],
    ],
    takebacks: [
      [
        'To take a move back is officially a foul as well.',
        () => {
          expect(byTheBook?.takebacks).toBe('off');
          const moved = played(shogi, sit(shogi, even, { takebacks: 'off' }), '7g7f');
          expect(after(shogi, moved, { type: 'takeback', atMs: 0 })).toBe(moved);
        },
      ],
      [
        'Among friends it may be free, or need the other’s consent.',
        () => {
          const free = played(shogi, sit(shogi, even), '7g7f');
          expect(after(shogi, free, { type: 'takeback', atMs: 0 }).head).toBe(0);
          const ask = played(shogi, sit(shogi, even, { takebacks: 'ask' }), '7g7f');
          const asked = after(shogi, ask, { type: 'offer', seat: 0, what: 'takeback', atMs: 0 });
          expect(asked.head).toBe(1);
          expect(after(shogi, asked, { type: 'answer', seat: 1, yes: true, atMs: 0 }).head).toBe(0);
        },
      ],
      [
        'What was taken back stays in the record as a variation.',
        () => {
          const moved = played(shogi, sit(shogi, even), '7g7f');
          const other = played(shogi, after(shogi, moved, { type: 'takeback', atMs: 0 }), '2g2f');
          expect(other.record.nodes).toHaveLength(3);
        },
      ],
      [
        'Resigning is part of good manners.',
        () =>
          expect(
            told(after(shogi, sit(shogi, even), { type: 'resign', seat: 1, atMs: 0 }).outcome),
          ).toBe('gote loses: resignation'),
      ],
      [
        'A draw cannot be agreed by the official rules.',
        () => {
          expect(byTheBook?.agreedDraw).toBe(false);
          expect(drawnByAgreement(shogi, even, false)).toBeNull();
        },
      ],
      [
        'Here you can allow it before the game.',
        () =>
          expect(drawnByAgreement(shogi, even, true)).toMatchObject({
            winner: null,
            by: 'agreement',
          }),
      ],
    ],
  },
});
