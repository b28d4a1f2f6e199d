/** Under `claim` a foul stands until it is called or answered: in no game may that leave the players without a way on. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import type { Game } from '#kernel/game.ts';
import { chancesAt } from '#record/chance.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { fragment } from '../../tests/ko-shogi/fragment.ts';
import { holds } from '../../tests/law.ts';
import { advance } from './advance.ts';
import { startMatch } from './match.ts';
import { agree, freeTerms } from './referee-state.ts';

/** Positions in which much of what is tried is a foul, with the number of squares. */
const games: readonly (readonly [string, Game, string, number])[] = [
  ['xiangqi', xiangqi, '3k5/4P4/3R5/9/9/9/9/9/4r4/5K3 w - - 0 1', 90],
  ['banqi', banqi, 'K6k/1P4p1/8/8 1 r - 0', 32],
  ['ko shogi', koShogi, koShogi.text.position(fragment('', '', { turn: 0 })), 361],
];

test.each(games)(
  'in %s no game stands without an outcome and without a move',
  (_, game, setup, squares) =>
    holds(
      fc.property(
        fc.array(fc.tuple(fc.nat(squares - 1), fc.nat(squares - 1), fc.nat(500)), {
          maxLength: 30,
        }),
        (presses) => {
          let match = {
            ...startMatch(game, setup),
            refereeState: agree({ ...freeTerms, strictness: 'claim' as const }, null),
          };
          for (const [from, to, which] of presses) {
            const { position } = lineTo(game, match.record, match.head);
            const tried = game.attempt(
              position,
              [from, to].map((square) => ({ at: 'square', square })),
            );
            const isFoul =
              tried !== undefined &&
              game.refuse(position, game.picks(position, tried))?.class === 'foul';
            const moves = [...game.legalMoves(position)];
            const move = isFoul ? tried : moves[which % Math.max(1, moves.length)];
            if (move === undefined) break;
            const drawn = chancesAt(game, match.record, match.head, move)[0]?.drawn;
            const turn = drawn === undefined ? { move } : { move, drawn };
            const event = { type: isFoul ? 'illegal' : 'turn', turn, atMs: 0 } as const;
            match = { ...match, ...advance(game, match, event) };
            if (match.outcome !== null) break;
            const [next] = game.legalMoves(lineTo(game, match.record, match.head).position);
            expect(next).toBeDefined();
            if (nodeAt(match.record, match.head).illegal)
              expect(match.refereeState.foul?.node).toBe(match.head);
          }
        },
      ),
      { numRuns: 40 },
    ),
);
