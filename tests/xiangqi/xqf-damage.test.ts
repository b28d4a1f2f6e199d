import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../law.ts';
import { seeded } from '../seeded.ts';
import { longXqf } from './long-texts.ts';
import { xqfOf } from './xqf-encoder.ts';
import { answerTo, game, gameOf, noticesOf, plenty } from './xqf-files.ts';

describe.each([10, 18])('a damaged file of version %i', (version) => {
  const bytes = xqfOf({ ...game, version });
  const { record } = gameOf(bytes);

  test('is read as far as it goes, wherever it is cut off', () => {
    for (const length of seeded(
      `cuts of version ${version}`,
      [...bytes.keys()],
      bytes.length / 4,
    )) {
      const cut = bytes.slice(0, length);
      const read = answerTo(cut);
      if (length < 48) expect(read).toBeUndefined();
      else {
        expect(gameOf(cut).record.nodes.length).toBeLessThanOrEqual(record.nodes.length);
        expect(noticesOf(cut).some((notice) => notice.startsWith('cut-off'))).toBe(true);
      }
    }
    expect(gameOf(bytes.slice(0, 400)).record.players).toEqual(['张三', '李四']);
  });

  test('is read with any bit flipped', () => {
    // From byte 512 on the head is empty.
    const places = [...bytes.keys()].filter((at) => at < 512 || at >= 1024);
    for (const at of seeded(`bits of version ${version}`, places, places.length / 4))
      for (let bit = 0; bit < 8; bit++) {
        const read = answerTo(bytes.with(at, (bytes[at] ?? 0) ^ (1 << bit)));
        if (read === undefined) expect(at).toBeLessThan(3);
        else expect(read.ok && read.value.games).toHaveLength(1);
      }
  });
});

test.each([
  ['plies', { ...plenty, plies: 3 }],
  ['game-moves', { ...plenty, 'game-moves': 4 }],
  ['moves', { ...plenty, moves: 4 }],
  ['lines', { ...plenty, lines: 5 }],
] as const)('a file with too many %s is refused', (what, limits) => {
  const read = answerTo(xqfOf({ ...game, version: 18 }), limits);
  expect(read).toEqual({
    ok: false,
    error: { code: `too-many-${what}`, limit: limits[what] },
  });
});

test('random bytes behind a head are read', () => {
  holds(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(31), (tail, version) => {
      const head = xqfOf({ version: Math.max(1, version) }).slice(0, 1024);
      expect(answerTo(Uint8Array.of(...head, ...tail))?.ok).toBe(true);
    }),
  );
});

test('a file of thirty thousand moves is read to the last', () => {
  expect(gameOf(longXqf(30_000)).record.nodes).toHaveLength(30_001);
});
