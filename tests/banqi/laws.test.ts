/** Laws that hold in every position of banqi. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import { isLegal } from '#games/banqi/legal.ts';
import { sameMove } from '#games/banqi/move.ts';
import { total } from '#games/banqi/position.ts';
import { other, type Pick } from '#kernel/game.ts';
import { follow } from '#kernel/picking.ts';
import { holds } from '../law.ts';
import { lines, played, times } from './arbitraries.ts';
import { stagesOf } from './table.ts';
import { tallyOf } from './tally.ts';

const on = (square: number): Pick => ({ at: 'square', square });
const squares = Array.from({ length: 32 }, (_, square) => square);
const spell = (word: readonly Pick[]): string => JSON.stringify(word);

test('the pick sequences of legal moves are unique, none begins another, and each leads to its move', () => {
  holds(
    fc.property(played, (position) => {
      const moves = [...banqi.legalMoves(position)];
      const words = moves.map((move) => banqi.picks(position, move));
      const whole = new Set(words.map(spell));
      expect(whole.size).toBe(moves.length);
      for (const [i, word] of words.entries()) {
        if (word.length > 1) expect(whole.has(spell(word.slice(0, 1)))).toBe(false);
        expect(banqi.attempt(position, word)).toEqual(moves[i]);
        expect(follow(banqi, position, word)).toEqual({ state: 'done', move: moves[i] });
      }
    }),
    times(25),
  );
});

test('picks that begin a legal move are not refused, and all others are refused with a reason', () => {
  holds(
    fc.property(played, fc.constantFrom(...squares), (position, third) => {
      const open = new Set<string>();
      for (const move of banqi.legalMoves(position)) {
        const word = banqi.picks(position, move);
        for (let length = 1; length <= word.length; length++)
          open.add(spell(word.slice(0, length)));
      }
      const one = squares.map((from) => [on(from)]);
      const two = one.flatMap((word) => squares.map((to) => [...word, on(to)]));
      const three = two.map((word) => [...word, on(third)]);
      const choices = [...one, ...two].map((word): Pick[] => [
        ...word,
        { at: 'choice', choice: 'stop' },
      ]);
      for (const word of [...one, ...two, ...three, ...choices])
        if ((banqi.refuse(position, word) === null) !== open.has(spell(word)))
          throw new Error(`${banqi.text.position(position)}: ${spell(word)}`);
    }),
    times(12),
  );
});

/** Freezes a value and everything in it. */
const freeze = (value: object): void => {
  Object.freeze(value);
  for (const part of Object.values(value)) if (typeof part === 'object' && part) freeze(part);
};

test('no turn changes the position before it', () => {
  holds(
    fc.property(lines, (line) => {
      for (const { position } of stagesOf(line)) {
        freeze(position);
        for (const move of banqi.legalMoves(position)) {
          const [drawn] = banqi.draws(position, move);
          const turn = drawn === undefined ? { move } : { move, drawn: drawn.drawn };
          expect(banqi.play(position, turn).turn).toBe(other(position.turn));
          banqi.trace(position, turn);
        }
      }
    }),
    times(12),
  );
});

test('every physically possible move can be played, and leads to a position that has a text', () => {
  holds(
    fc.property(played, (position) => {
      for (const from of squares)
        for (const to of squares) {
          const move = banqi.attempt(position, [on(from), on(to)]);
          if (move === undefined) continue;
          const text = banqi.text.position(banqi.play(position, { move }));
          expect(banqi.text.parsePosition(text)).toMatchObject({ ok: true });
          expect(isLegal(position, move)).toBe(banqi.refuse(position, [on(from), on(to)]) === null);
        }
    }),
    times(8),
  );
});

test('a position and its moves come back from their texts', () => {
  holds(
    fc.property(played, (position) => {
      const text = banqi.text.position(position);
      expect(banqi.text.parsePosition(text)).toEqual({ ok: true, value: position });
      for (const move of banqi.legalMoves(position)) {
        const read = banqi.text.parseMove(banqi.text.move(move), position);
        expect(read.ok && sameMove(read.value, move)).toBe(true);
        expect(read).toEqual({ ok: true, value: move });
      }
    }),
    times(40),
  );
});

test('every piece of the set is on the board, face down or lost, and no turn-up loses one', () => {
  holds(
    fc.property(lines, (line) => {
      for (const { position, turn, before } of stagesOf(line)) {
        const { hidden, lost } = tallyOf(position);
        const sum = (pieces: ReadonlyMap<string, number>): number =>
          [...pieces.values()].reduce((all, count) => all + count, 0);
        const up = position.cells.filter((cell) => cell !== 'x' && cell !== '.').length;
        expect(sum(hidden)).toBe(total(position.pool));
        expect(up + sum(hidden) + sum(lost.red) + sum(lost.black)).toBe(32);
        if (turn === null || before === null) continue;
        const was = tallyOf(before.position).lost;
        const taken = 'from' in turn.move && turn.move.takes ? 1 : 0;
        expect(sum(lost.red) + sum(lost.black)).toBe(sum(was.red) + sum(was.black) + taken);
      }
    }),
    times(25),
  );
});

test('a piece reaches the squares it may move to and take on when it is its turn', () => {
  holds(
    fc.property(played, (position) => {
      for (const from of squares) {
        const { moves, captures, protects } = banqi.reach(position, on(from));
        const legal = [...banqi.legalMoves(position)].flatMap((move) =>
          'from' in move && move.from === from ? [move.to] : [],
        );
        if (legal.length > 0)
          expect([...moves, ...captures].sort((a, b) => a - b)).toEqual(
            legal.sort((a, b) => a - b),
          );
        for (const guarded of protects)
          expect(banqi.refuse(position, [on(from), on(guarded)])).not.toBeNull();
      }
    }),
    times(25),
  );
});

test('the trace of a turn names every square that it changes', () => {
  holds(
    fc.property(lines, (line) => {
      for (const { position, turn, before } of stagesOf(line)) {
        if (turn === null || before === null) continue;
        const { moved, removed, turned, appeared, hands } = banqi.trace(before.position, turn);
        const told = [...moved.flatMap(({ from, to }) => [from, to]), ...removed, ...turned];
        const changed = squares.filter(
          (square) => position.cells[square] !== before.position.cells[square],
        );
        expect([...new Set(told)].sort((a, b) => a - b)).toEqual(expect.arrayContaining(changed));
        expect(removed).toHaveLength('from' in turn.move && turn.move.takes ? 1 : 0);
        expect([appeared, hands]).toEqual([[], []]);
      }
    }),
    times(12),
  );
});
