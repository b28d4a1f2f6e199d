/** A game on the table: nothing reveals the face-down pieces, and a face once seen stays the same. */
import { expect, test } from 'vitest';
import { asText, compacted } from '#effects/storage/compact-row.ts';
import { readSitting } from '#effects/storage/sitting-read.ts';
import { writeSitting } from '#effects/storage/sitting-write.ts';
import { banqiFormats } from '#games/banqi/formats.ts';
import { lineCodec } from '#games/banqi/line-codec.ts';
import { banqiPack } from '#games/banqi/pack.ts';
import { parseSquare } from '#games/banqi/square.ts';
import { pick, takeBack } from '#store/commands.ts';
import { shownPosition } from '#store/selectors.ts';
import { summaryOf } from '#store/summary.ts';
import { createTable, freshSitting, type KeptSitting, keptSitting } from '#store/table.ts';
import { portsWith } from '../ports.ts';

const { game } = banqiPack;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A table whose random numbers are these, then the lowest. */
const sit = (falls: number[], setup = 'seed') => {
  const ports = portsWith({ random: () => falls.shift() ?? 0 });
  const text = game.text.position(game.start(setup));
  const table = createTable(banqiPack, ports, freshSitting(game, ports, text), {
    mayHaveKept: false,
  });
  const sitting = (): KeptSitting => keptSitting(table.store.getState());
  return {
    sitting,
    takeBack: () => takeBack(table),
    press: async (...names: readonly string[]): Promise<void> => {
      for (const name of names) {
        pick(table, { at: 'square', square: parseSquare(name) ?? -1 });
        await settled();
      }
    },
    position: () => game.text.position(shownPosition(game, sitting())),
    drawn: () =>
      sitting()
        .match.record.nodes.slice(1)
        .map((node) => node?.turn?.drawn),
  };
};

/** The row of the database, its line in bytes. */
const rowOf = (sitting: KeptSitting) =>
  compacted(writeSitting(game, sitting), sitting.match.record, lineCodec);

/** Everything that leaves the table: the position, the record in every format, and the row of the database. */
const told = ({ sitting, position }: ReturnType<typeof sit>): string => {
  const { record } = sitting().match;
  return JSON.stringify([
    position(),
    ...banqiFormats.formats.map(({ id }) => banqiFormats.write(record, id, 'utf-8')),
    rowOf(sitting()),
    summaryOf(game, sitting()),
  ]);
};

test('two games in which the same faces were seen are equal to the last byte, whatever the random numbers', async () => {
  // K, then A: one of thirty-two and two of thirty-one. Any number within their share draws the same face.
  const [one, another] = [sit([0.001, 0.001, 0.3]), sit([0.03, 0.06, 0.3])];
  for (const table of [one, another]) await table.press('a1', 'b1', 'c1');
  expect(one.drawn()).toEqual(another.drawn());
  expect(one.drawn().slice(0, 2)).toEqual(['K', 'A']);
  expect(told(one)).toBe(told(another));
});

test('a turn-up that was taken back leaves no trace in the position, and shows the same again', async () => {
  const table = sit([0.5, 0.001, 0.5]);
  const before = table.position();
  await table.press('a1');
  const seen = table.position();
  table.takeBack();
  expect(table.position()).toBe(before);
  await table.press('b1');
  table.takeBack();
  await table.press('a1');
  expect(table.position()).toBe(seen);
});

test('the known face of a cell is not drawn for any other cell', async () => {
  const table = sit([0.01, 0.99], '8/8/8/xx4k1 1 r KP 0');
  await table.press('a1');
  expect(table.drawn()).toEqual(['K']);
  table.takeBack();
  await table.press('b1');
  expect(table.drawn()).toEqual(['K', 'P']);
});

test('a game comes back from its database row as it was, including lines taken back', async () => {
  const table = sit([0.5, 0.9, 0.1, 0.7]);
  await table.press('a1', 'b1');
  table.takeBack();
  await table.press('c1', 'd1');
  const row = rowOf(table.sitting());
  expect(row).toHaveProperty('line');
  const read = readSitting(banqiPack, asText(game, lineCodec, row));
  expect(read?.match.record).toEqual(table.sitting().match.record);
});

test.each(['q', 'K', undefined])(
  'a stored turn-up that says %s, which cannot lie there, is left out',
  async (drawn) => {
    const table = sit([0, 0.5]);
    await table.press('a1', 'b1');
    expect(table.drawn()[0]).toBe('K');
    const text = writeSitting(game, table.sitting());
    const nodes = text.nodes.map((node, i) => (i === 1 && node ? { ...node, drawn } : node));
    const read = readSitting(banqiPack, { ...text, nodes });
    expect(read?.match.record.nodes.map((node) => node?.turn?.drawn)).toEqual([
      undefined,
      'K',
      undefined,
    ]);
    expect(read?.match.head).toBe(0);
  },
);

test('the end of a game is shown on the table', async () => {
  const table = sit([], '8/8/k7/P7 1 r - 0');
  await table.press('a1', 'a2');
  expect(table.sitting().match.outcome).toEqual({ winner: 0, by: 'no-pieces', next: 'over' });
});
