import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { holds } from '../../tests/law.ts';
import { type ToyMove, toy } from '../../tests/toy-game.ts';
import { chancesAt, drawFrom } from './chance.ts';
import { append, emptyRecord, type GameRecord } from './record.ts';

const game: Game = toy;
/** Three cells lie face down, and a runner and two stones are to be drawn for them. */
const setup = `R..........r${'.'.repeat(12)}???......... 0 RSs 1`;
const flip = (column: number): ToyMove => ({ flip: 24 + column });
const turnUp = (record: GameRecord, parent: number, column: number, drawn: string) =>
  append(record, parent, { move: flip(column), drawn });
const fresh = (): GameRecord => emptyRecord('toy', setup);
const drawnFor = (record: GameRecord, node: number, column: number): readonly string[] =>
  chancesAt(game, record, node, flip(column)).map(({ drawn }) => drawn);

test('a move that leaves nothing to chance draws nothing', () => {
  expect(chancesAt(game, fresh(), 0, { from: 0, legs: [1] })).toEqual([]);
});

test('a cell that was never turned up may be anything that lies face down', () => {
  expect(drawnFor(fresh(), 0, 0)).toEqual(['R', 'S', 's']);
});

test('a cell that was turned up and taken back shows the same again', () => {
  const { record } = turnUp(fresh(), 0, 0, 'S');
  expect(drawnFor(record, 0, 0)).toEqual(['S']);
});

test('another cell does not show what a cell that lies hidden again is known to be', () => {
  const { record } = turnUp(fresh(), 0, 0, 'S');
  expect(drawnFor(record, 0, 1)).toEqual(['R', 's']);
});

test('a piece that stands face up on the line itself is out of the pool once, not twice', () => {
  const { record, id } = turnUp(fresh(), 0, 0, 'S');
  expect(drawnFor(record, id, 1)).toEqual(['R', 's']);
});

test('in every order of trying lines, each cell has one face and all faces fit the pool', () => {
  holds(
    fc.property(
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.constantFrom(0, 1, 2),
          fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        ),
        { maxLength: 12 },
      ),
      (tries) => {
        let record = fresh();
        const faces = new Map<number, string>();
        for (const [from, column, random] of tries) {
          const parent = from % record.nodes.length;
          const path = new Set<number>();
          for (let at: number | null = parent; at !== null; at = record.nodes[at]?.parent ?? null) {
            const move = record.nodes[at]?.turn?.move as ToyMove | undefined;
            if (move && 'flip' in move) path.add(move.flip - 24);
          }
          if (path.has(column)) continue;
          const drawn = drawFrom(chancesAt(game, record, parent, flip(column)), random) ?? '';
          expect(faces.get(column) ?? drawn).toBe(drawn);
          faces.set(column, drawn);
          record = turnUp(record, parent, column, drawn).record;
        }
        expect(new Set(faces.values()).size).toBe(faces.size);
      },
    ),
  );
});

test('each way is drawn as often as it weighs', () => {
  const chances = [
    { drawn: 'a', weight: 1 },
    { drawn: 'b', weight: 3 },
  ];
  const drawn = [0, 0.2, 0.25, 0.5, 0.999].map((random) => drawFrom(chances, random));
  expect(drawn).toEqual(['a', 'a', 'b', 'b', 'b']);
  expect(drawFrom([], 0.5)).toBeUndefined();
});
