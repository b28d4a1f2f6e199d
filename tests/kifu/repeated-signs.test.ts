/** No reader fails on a text that repeats the same signs, and none loses a line of it. */
import { expect, test } from 'vitest';
import { limits } from '#effects/files/kifu-reader/read-files.ts';
import { packs } from '#games/index.ts';
import { packOf } from '#games/pack.ts';
import { beginnings, repeatedAfter } from './repeated-signs.ts';

const LETTERS = 1_000;

test.each(beginnings)(
  'of %s, the reader of %s accounts for every line of a text of any signs, or refuses it',
  async (game, _, beginning) => {
    const formats = await (await packOf(packs, game)).formats();
    for (const { name, of } of repeatedAfter(beginning)) {
      const text = of(LETTERS);
      const read = formats.read(text, limits, () => {});
      if (!read.ok) expect(read.error.code, name).toMatch(/^[a-z-]+$/);
      else {
        const lines = read.value.games.map(({ lineKinds }) => lineKinds.length);
        expect(
          lines.reduce((all, some) => all + some, 0),
          name,
        ).toBe(text.split('\n').length);
      }
    }
  },
);
