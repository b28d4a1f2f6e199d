/** Compares two implementations of the rules: the one of the app, and the slow one beside this file. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCheck } from '#games/ko-shogi/check.ts';
import { hasCommand } from '#games/ko-shogi/command.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { holds } from '../law.ts';
import { crowded, everyKind, played, sparse, times } from './arbitraries.ts';
import { boardFromText, boardText } from './second-reading/board.ts';
import { textsOf } from './second-reading/moves.ts';
import { afterText, hasLost, isChecked } from './second-reading/resolve.ts';

const textsHere = (position: Position): readonly string[] =>
  Array.from(koShogi.legalMoves(position), koShogi.text.move).sort();

test('both find the same moves at the start of the game', () => {
  const start = koShogi.start();
  expect([...textsOf(boardFromText(koShogi.text.position(start)))].sort()).toEqual(
    textsHere(start),
  );
});

test.each(everyKind)('on %s both find the same moves, with the same results', (name, positions) => {
  holds(
    fc.property(positions, fc.nat(), (position, from) => {
      const text = koShogi.text.position(position);
      const board = boardFromText(text);
      expect(boardText(board)).toBe(text);
      const moves = [...koShogi.legalMoves(position)];
      const texts = moves.map(koShogi.text.move);
      expect([...textsOf(board)].sort(), text).toEqual([...texts].sort());
      // Only some of the moves are played in both, in equal steps from a varying first one.
      const every = Math.max(1, Math.floor(moves.length / 60));
      for (let i = from % every; i < moves.length; i += every) {
        const move = moves[i];
        const word = texts[i];
        if (move === undefined || word === undefined) continue;
        const here = koShogi.text.position(koShogi.play(position, { move }));
        expect(here, `${text} ${word}`).toBe(boardText(afterText(board, word)));
      }
    }),
    times(name === 'positions of play' ? 5 : 25),
  );
});

test.each([
  ['sparse boards', sparse],
  ['crowded boards', crowded],
])('on %s both agree on who has lost and who stands in check', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const board = boardFromText(koShogi.text.position(position));
      for (const seat of [0, 1] as const) {
        const side = seat === 0 ? 'b' : 'w';
        expect(hasCommand(position, seat)).toBe(!hasLost(board, side));
        expect(inCheck(position, seat)).toBe(isChecked(board, side));
      }
    }),
    times(6),
  );
});

test('the tested games contain captures, promotions, burning, freezing and endings', () => {
  const seen = { promoted: 0, few: 0 };
  for (const position of fc.sample(played, { numRuns: 40, seed: 1 })) {
    const tokens = koShogi.text.position(position);
    if (tokens.includes('+')) seen.promoted += 1;
    if (tokens.split(/[,/]/).filter((token) => /[a-z]/i.test(token)).length < 120) seen.few += 1;
  }
  expect(seen.promoted).toBeGreaterThan(5);
  expect(seen.few).toBeGreaterThan(5);
});
