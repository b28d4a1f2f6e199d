import { describe, expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import type { Formats, Limits, Unread } from '#games/pack.ts';
import { noLimits } from '#games/reading.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

const ids = ['shogi', 'xiangqi', 'banqi', 'ko-shogi'] as const;

const formatsOf = async (id: (typeof ids)[number]): Promise<Formats> =>
  (await packs[id]()).formats();

/** How many moves each game of a text has, or why it is refused. */
const movesIn = (
  formats: Formats,
  text: string,
  limits: Partial<Limits>,
): Result<readonly number[], Unread> => {
  const read = formats.read(text, { ...noLimits, ...limits }, () => {});
  return read.ok ? ok(read.value.games.map(({ record }) => record.nodes.length - 1)) : read;
};

/** Expects that a text of two equal games is read up to the limits, and refused above each with its own code. */
const expectTwoLimits = (formats: Formats, text: string): void => {
  const both = movesIn(formats, text, {});
  const [most = 0] = both.ok ? both.value : [];
  expect(most).toBeGreaterThan(0);
  expect(both).toEqual(ok([most, most]));
  const read = (one: number, all: number) =>
    movesIn(formats, text, { 'game-moves': one, moves: all });
  expect(read(most, 2 * most)).toEqual(both);
  expect(read(most - 1, 2 * most)).toEqual(fail({ code: 'too-many-game-moves', limit: most - 1 }));
  expect(read(most, 2 * most - 1)).toEqual(fail({ code: 'too-many-moves', limit: 2 * most - 1 }));
};

describe.each(ids)('of %s', (id) => {
  test('two games are read in each format that is written, unless one or both together have too many moves', async () => {
    const formats = await formatsOf(id);
    const sample = formats.read(formats.sample?.text ?? '', noLimits, () => {});
    const record = sample.ok ? sample.value.games[0]?.record : undefined;
    if (record === undefined) throw new Error('the sample game is not read');
    for (const { id: format } of formats.formats) {
      const text = formats.write(record, format, 'utf-8');
      // A position alone has no moves.
      if (movesIn(formats, text, { moves: 0 }).ok) continue;
      expectTwoLimits(formats, formats.join([text, text], format));
    }
  });
});

const psn = '[Sente "A"]\n[Gote "B"]\n\n1. P7g-7f 2. P3c-3d 3. P2g-2f\n';
const san = '[Variant "Xiangqi"]\n\n1. Che3 Nhg8\n';
const wxf = 'FORMAT WXF\nRED A;;;\nSTART{\n1. C2=5 H8+7\n}END\n';

test.each([
  ['shogi', 'PSN', psn],
  ['xiangqi', 'PGN with SAN', san],
  ['xiangqi', 'WXF', wxf],
] as const)('in %s two games of %s have both limits', async (id, _, text) => {
  expectTwoLimits(await formatsOf(id), `${text}\n${text}`);
});

test.each([
  ['shogi', '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n\n変化：2手\n2 ８四歩(83)\n'],
  ['xiangqi', '[Red "a"]\n\n1. h2e2 h9g7 (1... b9c7) 2. h0g2 *\n'],
  ['banqi', '[Game "Banqi"]\n\n1. c3=R d3=n (1... d2=n) 2. c2=p *\n'],
] as const)('a variation of a game of %s counts as moves of that game', async (id, text) => {
  const formats = await formatsOf(id);
  expect(movesIn(formats, text, { 'game-moves': 4 })).toEqual(ok([4]));
  expect(movesIn(formats, text, { 'game-moves': 3 })).toEqual(
    fail({ code: 'too-many-game-moves', limit: 3 }),
  );
});
