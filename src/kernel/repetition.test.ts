import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../tests/law.ts';
import type { Line, Standing } from './game.ts';
import { standingOf } from './repetition.ts';

interface Named {
  readonly name: string;
}

type NamedLine = Line<Named, object>;

/** A game whose positions are names. */
const names = {
  key(position: Named): string {
    return position.name;
  },
};

const after = (before: NamedLine | null, name: string): NamedLine => ({
  position: { name },
  turn: before === null ? null : { move: {} },
  before,
  ply: before === null ? 0 : before.ply + 1,
  standing: null,
});

const lineOf = (text: string, from: NamedLine | null = null): NamedLine => {
  let line = from;
  for (const name of text) line = after(line, name);
  if (line === null) throw new Error('a line has a start');
  return line;
};

/** Plies at which the last position stood, counted by looking at every one. */
const recount = (line: NamedLine): readonly number[] => {
  const plies: number[] = [];
  for (let at: NamedLine | null = line; at !== null; at = at.before)
    if (at.position.name === line.position.name) plies.unshift(at.ply);
  return plies;
};

const pliesOf = (line: NamedLine): readonly number[] => {
  const plies: number[] = [];
  for (let at: Standing | null = standingOf(names, line); at !== null; at = at.before)
    plies.unshift(at.line.ply);
  return plies;
};

test('a position stands once, and once more each time it comes back', () => {
  expect(standingOf(names, lineOf('a')).count).toBe(1);
  expect(standingOf(names, lineOf('abcab')).count).toBe(2);
  expect(pliesOf(lineOf('abacada'))).toEqual([0, 2, 4, 6]);
});

test('a variation counts what it shares with the game and its own positions, not those of the game', () => {
  const shared = lineOf('aba');
  const game = lineOf('bab', shared);
  const variation = lineOf('ca', shared);
  expect(standingOf(names, game).count).toBe(3);
  expect(standingOf(names, variation).count).toBe(3);
  expect(standingOf(names, lineOf('ba', game)).count).toBe(4);
  expect(standingOf(names, lineOf('b', variation)).count).toBe(2);
});

test('however a tree of lines grows and in whatever order it is asked, the count is that of a slow recount', () => {
  const growth = fc.array(
    fc.record({ from: fc.nat(), name: fc.constantFrom('a', 'b', 'c', 'd'), ask: fc.nat() }),
    { maxLength: 60 },
  );
  holds(
    fc.property(growth, (steps) => {
      const lines = [lineOf('a')];
      for (const { from, name, ask } of steps) {
        const parent = lines[from % lines.length];
        if (parent !== undefined) lines.push(after(parent, name));
        const asked = lines[ask % lines.length];
        if (asked !== undefined) expect(pliesOf(asked)).toEqual(recount(asked));
      }
      for (const line of lines) expect(pliesOf(line)).toEqual(recount(line));
    }),
  );
});

test('a line that grows is asked for the key of each of its positions once', () => {
  let asked = 0;
  const counted = {
    key(position: Named): string {
      asked += 1;
      return position.name;
    },
  };
  let [one, two] = [lineOf('ab'), lineOf('ac')];
  for (const name of 'cabcabcab') {
    [one, two] = [after(one, name), after(two, name)];
    standingOf(counted, one);
    standingOf(counted, two);
  }
  expect(asked).toBe(22);
});
