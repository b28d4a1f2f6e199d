/** Laws for every edit of every record, tested with the toy game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { branchOf, deleteBranch, nearestKept } from '#record/edit.ts';
import { endingsOf } from '#record/endings.ts';
import { edited, redo, startHistory, undo } from '#record/history.ts';
import { mergeRecords } from '#record/merge.ts';
import { type GameRecord, nodeAt, onMainLine, pathTo } from '#record/record.ts';
import { turnText } from '#record/turns.ts';
import { endOfLine } from '#record/walk.ts';
import { holds } from '../law.ts';
import { toy } from '../toy-game.ts';
import { after, anyEdit, anyRecord, nodeBy, orderChanged, turnMade } from '../toy-records.ts';

const game: Game = toy;
const runs = { numRuns: 150 };

/** The path to a node, as text. */
const wayTo = (record: GameRecord, id: number): string =>
  pathTo(record, id)
    .map((at) => nodeAt(record, at).turn)
    .map((turn) => (turn === null ? '' : turnText(game, turn)))
    .join('/');

const idsOf = (record: GameRecord): readonly number[] =>
  record.nodes.flatMap((node) => node?.id ?? []);

/** Every line of a record as text, with its ending if it has one. The order of branches does not show. */
const linesOf = (record: GameRecord): readonly string[] => [
  ...idsOf(record)
    .filter((id) => nodeAt(record, id).children.length === 0)
    .map((id) => wayTo(record, id)),
  ...[...endingsOf(record)].map(([id, ending]) => `${wayTo(record, id)} ${JSON.stringify(ending)}`),
];

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

test('an edit does not change the record before it, and shifts no id', () => {
  holds(
    fc.property(anyRecord, anyEdit, (before, edit) => {
      const text = JSON.stringify(before);
      const now = edit(before);
      expect(JSON.stringify(before)).toBe(text);
      expect(now.nodes.length).toBeGreaterThanOrEqual(before.nodes.length);
      for (const node of before.nodes) {
        if (node === undefined) continue;
        const same = now.nodes[node.id];
        if (same === undefined) continue;
        expect([same.id, same.parent, same.turn]).toEqual([node.id, node.parent, node.turn]);
      }
    }),
    runs,
  );
});

test('every node of an edited record is once in the tree, under its parent', () => {
  holds(
    fc.property(anyRecord, (record) => {
      const hung = idsOf(record).flatMap((id) =>
        nodeAt(record, id).children.map((child) => [child, id]),
      );
      const said = idsOf(record)
        .filter((id) => id !== record.root)
        .map((id) => [id, nodeAt(record, id).parent]);
      expect(sorted(hung.map(String))).toEqual(sorted(said.map(String)));
    }),
    runs,
  );
});

test('edits undone one by one restore the record, and redone lead to its last state', () => {
  holds(
    fc.property(anyRecord, fc.array(anyEdit, { maxLength: 20 }), (first, edits) => {
      let history = startHistory(first);
      for (const edit of edits) history = edited(history, edit(history.now));
      const last = history.now;
      const steps = history.past.length;
      for (let i = 0; i < steps; i++) history = undo(history);
      expect(history.now).toBe(first);
      expect(undo(history)).toBe(history);
      for (let i = 0; i < steps; i++) history = redo(history);
      expect(history.now).toBe(last);
      expect(redo(history)).toBe(history);
    }),
    runs,
  );
});

test('reordering branches keeps all lines, their endings and their notes', () => {
  holds(
    fc.property(
      anyRecord,
      fc.array(orderChanged, { minLength: 1, maxLength: 6 }),
      (first, edits) => {
        const now = after(edits, first);
        expect(sorted(linesOf(now))).toEqual(sorted(linesOf(first)));
        const notes = (record: GameRecord) =>
          record.nodes.map((node) => {
            const { children: _, ending: __, ...rest } = node ?? {};
            return rest;
          });
        expect(notes(now)).toEqual(notes(first));
        const main = pathTo(now, endOfLine(now, now.root));
        expect(main.every((id) => onMainLine(now, id))).toBe(true);
      },
    ),
    runs,
  );
});

test('a deleted branch removes its own lines and endings, and no others', () => {
  holds(
    fc.property(anyRecord, fc.nat(999), fc.nat(999), (before, which, stood) => {
      const id = nodeBy(before, which);
      const now = deleteBranch(before, id);
      if (id === before.root) {
        expect(now).toBe(before);
        return;
      }
      const gone = branchOf(before, id);
      expect(idsOf(now)).toEqual(idsOf(before).filter((other) => !gone.has(other)));
      const kept = [...endingsOf(before)].filter(([at]) => !gone.has(at));
      expect(new Map(endingsOf(now))).toEqual(new Map(kept));
      const at = nodeBy(before, stood);
      const to = nearestKept(before, now, at);
      expect(to).toBe(gone.has(at) ? nodeAt(before, id).parent : at);
    }),
    runs,
  );
});

test('a viewer on a turn that an undo removes moves to the nearest turn before it', () => {
  holds(
    fc.property(
      anyRecord,
      fc.array(turnMade, { maxLength: 6 }),
      fc.nat(999),
      (first, turns, which) => {
        const longer = after(turns, first);
        const at = nodeBy(longer, which);
        const to = nearestKept(longer, first, at);
        expect(pathTo(longer, at)).toContain(to);
        expect(to).toBe(pathTo(longer, at).findLast((id) => id < first.nodes.length));
      },
    ),
    runs,
  );
});

test('a record merged with itself stays the same, and nothing is left out', () => {
  holds(
    fc.property(anyRecord, (record) => {
      expect(mergeRecords(game, record, record)).toEqual({ record, leftOut: [] });
    }),
    runs,
  );
});

/** Two records with a common beginning. */
const related = fc
  .tuple(
    fc.array(anyEdit, { maxLength: 20 }),
    fc.array(anyEdit, { maxLength: 20 }),
    fc.array(anyEdit, { maxLength: 20 }),
  )
  .map(
    ([common, one, other]) => [after([...common, ...one]), after([...common, ...other])] as const,
  );

test('merging two records of a game keeps the lines of both and the ids of the first', () => {
  holds(
    fc.property(related, ([first, second]) => {
      const merged = mergeRecords(game, first, second);
      if (merged === undefined) throw new Error('they are of one game');
      const { record, leftOut } = merged;
      const ways = new Set(idsOf(record).map((id) => wayTo(record, id)));
      for (const one of [first, second])
        for (const id of idsOf(one)) expect(ways).toContain(wayTo(one, id));
      for (const id of idsOf(first)) {
        expect(wayTo(record, id)).toBe(wayTo(first, id));
        const { children } = nodeAt(first, id);
        expect(nodeAt(record, id).children.slice(0, children.length)).toEqual(children);
      }
      for (const [id, ending] of endingsOf(first))
        expect(endingsOf(record).get(id)).toEqual(ending);
      for (const one of [first, second])
        expect(record.headers).toEqual(expect.arrayContaining([...one.headers]));
      const again = mergeRecords(game, record, second);
      expect(again).toEqual({ record, leftOut });
    }),
    runs,
  );
});

test('all notes of two records are in the merged one, or reported as left out', () => {
  holds(
    fc.property(related, ([first, second]) => {
      const merged = mergeRecords(game, first, second);
      if (merged === undefined) throw new Error('they are of one game');
      const { record, leftOut } = merged;
      const byWay = new Map(idsOf(record).map((id) => [wayTo(record, id), id]));
      const endings = endingsOf(record);
      for (const one of [first, second])
        for (const id of idsOf(one)) {
          const place = byWay.get(wayTo(one, id)) ?? -1;
          const [node, there] = [nodeAt(one, id), nodeAt(record, place)];
          const told = leftOut.flatMap((left) => (left.node === place ? [left.what] : []));
          expect(`\n${there.comment}\n`).toContain(node.comment && `\n${node.comment}\n`);
          for (const name of node.bookmark?.split('\n') ?? [])
            expect(there.bookmark?.split('\n')).toContain(name);
          for (const arrow of node.arrows ?? []) expect(there.arrows).toContainEqual(arrow);
          if (node.spentMs !== null && !told.includes('time'))
            expect(there.spentMs).toBe(node.spentMs);
          if (node.glyph !== undefined && !told.includes('glyph'))
            expect(there.glyph).toBe(node.glyph);
          const ending = endingsOf(one).get(id);
          if (ending !== undefined && !told.includes('ending'))
            expect(endings.get(place)?.by).toBe(ending.by);
        }
    }),
    runs,
  );
});
