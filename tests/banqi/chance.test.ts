/** Which faces turn up: tests of the only function that draws by chance. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import type { Move } from '#games/banqi/move.ts';
import { faces, setCount } from '#games/banqi/piece.ts';
import { parseSquare } from '#games/banqi/square.ts';
import { startTexts } from '#games/banqi/starts.ts';
import type { Game } from '#kernel/game.ts';
import { chancesAt, drawIn } from '#record/chance.ts';
import { append, emptyRecord, type GameRecord, pathTo } from '#record/record.ts';
import { holds } from '../law.ts';
import { chanceOf } from '../positions.ts';
import { times } from './arbitraries.ts';

const game: Game = banqi;
const draw = drawIn(game);
const fresh = (setup = startTexts.seed): GameRecord => emptyRecord('banqi', setup);
const up = (name: string): Move => ({ up: parseSquare(name) ?? -1 });
const turnUp = (record: GameRecord, node: number, name: string, drawn: string) =>
  append(record, node, { move: up(name), drawn });
const drawnFor = (record: GameRecord, node: number, name: string): string =>
  chancesAt(game, record, node, up(name))
    .map(({ drawn, weight }) => `${drawn}${weight}`)
    .join(' ');

/** The chi-square sum: squared differences from the expected counts, each divided by the expected count. */
const chiSquare = (found: readonly number[], expected: readonly number[]): number =>
  found.reduce((sum, count, i) => sum + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);

test('the first turned-up piece is each face as often as a set contains it', () => {
  const chance = chanceOf(1);
  const record = fresh();
  const found = new Map<string, number>();
  const tries = 32_000;
  for (let i = 0; i < tries; i++) {
    const drawn = draw(record, 0, up('c2'), chance()) ?? '';
    found.set(drawn, (found.get(drawn) ?? 0) + 1);
  }
  expect([...found.keys()].every((drawn) => faces.some((face) => face === drawn))).toBe(true);
  const expected = faces.map((face) => (tries * setCount(face)) / 32);
  // With 13 degrees of freedom, one in a thousand such runs exceeds 34.5.
  expect(
    chiSquare(
      faces.map((face) => found.get(face) ?? 0),
      expected,
    ),
  ).toBeLessThan(34.5);
});

test('when everything is turned up, the red king was in each cell equally often', () => {
  const chance = chanceOf(2);
  const games = 3_200;
  const found = Array<number>(32).fill(0);
  for (let i = 0; i < games; i++) {
    let [record, node] = [fresh(), 0];
    for (let square = 0; square < 32; square++) {
      const drawn = draw(record, node, { up: square }, chance()) ?? '';
      if (drawn === 'K') {
        found[square] = (found[square] ?? 0) + 1;
        break;
      }
      const made = append(record, node, { move: { up: square }, drawn });
      [record, node] = [made.record, made.id];
    }
  }
  expect(found.reduce((sum, count) => sum + count, 0)).toBe(games);
  // With 31 degrees of freedom, one in a thousand such runs exceeds 61.1.
  expect(chiSquare(found, Array(32).fill(games / 32))).toBeLessThan(61.1);
});

const four = '8/8/8/xxxx4 1 r KPPk 0';

test('a cell that was turned up and taken back shows the same again, and no other cell shows it', () => {
  const { record } = turnUp(fresh(four), 0, 'a1', 'P');
  expect(drawnFor(record, 0, 'a1')).toBe('P2');
  expect(drawnFor(record, 0, 'b1')).toBe('K1 P1 k1');
});

test('faces turned up in several lines are known in every other line', () => {
  const first = turnUp(fresh(four), 0, 'a1', 'P');
  const second = turnUp(first.record, 0, 'b1', 'k');
  const third = turnUp(second.record, second.id, 'c1', 'P');
  expect(drawnFor(third.record, 0, 'd1')).toBe('K1');
  expect(drawnFor(third.record, first.id, 'b1')).toBe('k1');
  expect(drawnFor(third.record, first.id, 'd1')).toBe('K1');
  expect(drawnFor(third.record, third.id, 'a1')).toBe('P1');
});

test('a cell that was turned up keeps its face though its piece has gone', () => {
  const setup = '8/8/1K6/1xxp4 1 r Pk 0';
  const { record, id } = turnUp(fresh(setup), 0, 'b1', 'k');
  expect(drawnFor(record, 0, 'b1')).toBe('k1');
  expect(drawnFor(record, 0, 'c1')).toBe('P1');
  expect(drawnFor(record, id, 'c1')).toBe('P1');
});

test('whatever is tried and taken back, each cell has one face and all faces fit the pool', () => {
  const tries = fc.array(
    fc.tuple(fc.nat(), fc.nat(31), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
    { maxLength: 40 },
  );
  holds(
    fc.property(tries, (made) => {
      let record = fresh();
      const known = new Map<number, string>();
      for (const [from, square, random] of made) {
        const node = from % record.nodes.length;
        const before = pathTo(record, node).flatMap((id) => record.nodes[id]?.turn?.move ?? []);
        if (before.some((move) => 'up' in move && move.up === square)) continue;
        const drawn = draw(record, node, { up: square }, random) ?? '';
        expect(known.get(square) ?? drawn).toBe(drawn);
        known.set(square, drawn);
        record = append(record, node, { move: { up: square }, drawn }).record;
      }
      for (const face of faces)
        expect([...known.values()].filter((drawn) => drawn === face).length).toBeLessThanOrEqual(
          setCount(face),
        );
    }),
    times(100),
  );
});
