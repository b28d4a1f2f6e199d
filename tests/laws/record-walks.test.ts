/** Laws for the map of branches of any record, and for equal positions in it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { branchMap } from '#record/branch-map.ts';
import { lineTo } from '#record/line.ts';
import { type GameRecord, onMainLine } from '#record/record.ts';
import { equalPositions, plyOf } from '#record/walk.ts';
import { holds } from '../law.ts';
import { toy } from '../toy-game.ts';
import { after, anyRecord, noteMade, turnMade } from '../toy-records.ts';

const game: Game = toy;
const runs = { numRuns: 150 };

const idsOf = (record: GameRecord): readonly number[] =>
  record.nodes.flatMap((node) => node?.id ?? []);

test('a map of branches has every node once, by its ply, the main line above, and no line through another', () => {
  holds(
    fc.property(fc.array(fc.oneof(turnMade, noteMade), { maxLength: 80 }), (edits) => {
      const record = after(edits);
      const places = branchMap(record);
      expect(places.map(({ node }) => node).sort((a, b) => a - b)).toEqual(idsOf(record));
      const taken = new Map(places.map(({ column, row, node }) => [`${column} ${row}`, node]));
      expect(taken.size).toBe(places.length);
      const rows = new Map(places.map(({ node, row }) => [node, row]));
      for (const { node, column, row, parent } of places) {
        expect(column).toBe(plyOf(record, node));
        expect(row === 0).toBe(onMainLine(record, node));
        const from = parent === null ? row : (rows.get(parent) ?? -1);
        expect(from).toBeLessThanOrEqual(row);
        for (let passed = from + 1; passed <= row; passed++)
          expect(taken.get(`${column - 1} ${passed}`)).toBeUndefined();
      }
    }),
    runs,
  );
});

test('nodes with the same position lead to each other, and to no other nodes', () => {
  holds(
    fc.property(anyRecord, (record) => {
      const others = equalPositions(game, record);
      for (const id of idsOf(record))
        for (const other of idsOf(record)) {
          const [here, there] = [id, other].map((at) =>
            game.key(lineTo(game, record, at).position),
          );
          expect(others(id).includes(other)).toBe(id !== other && here === there);
        }
    }),
    runs,
  );
});
