import { describe, expect, test } from 'vitest';
import { openReader } from '#effects/files/kifu-reader/reader.ts';
import { packs } from '#games/index.ts';
import { noKifu } from './no-kifu.ts';
import { bytesIn } from './text-bytes.ts';

const encodings = [
  ...(['shift_jis', 'utf-8', 'utf-8-bom', 'euc-jp', 'utf-16le', 'gb18030', 'big5'] as const),
];
const games = Object.keys(packs);

const look = (bytes: Uint8Array<ArrayBuffer>, game: string) =>
  openReader(packs, game, () => Promise.reject(new Error('no worker here'))).look(
    { id: 'x', name: 'x.txt', blob: new Blob([bytes]) },
    true,
    () => {},
  );

describe.each(Object.entries(noKifu))('%s', (_, text) => {
  test.each(encodings)('is no kifu in %s, whichever game is on the table', async (encoding) => {
    const bytes = bytesIn(text, encoding);
    for (const game of games) {
      const read = await look(bytes, game);
      expect(
        read.ok ? { game, opened: read.value.only?.facts.format } : read.ok,
        `with ${game} on the table`,
      ).toBe(false);
    }
  });
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.each([
  ['a game of chess as PGN', 'chess'],
  ['moves of chess without a header', 'chess'],
  ['a chess opening with a knight', 'chess'],
  ['a chess position', 'chess'],
  ['a game of Go', 'go'],
  ['a web page', 'web-page'],
  ['a web address', 'web-address'],
  ['JSON of something else', 'other-json'],
  ['JSON with moves of another game', 'other-json'],
  ['a shopping list with numbers', 'list'],
  ['one numbered item', 'no-kifu'],
  ['an e-mail', 'no-kifu'],
])('%s is recognised as %s', async (text, code) => {
  const read = await look(bytesIn(noKifu[text] ?? '', 'utf-8'), 'shogi');
  expect(read).toEqual({ ok: false, error: { code } });
});

test.each([
  ['picture', Uint8Array.from(png)],
  ['picture', bytesIn('RIFF1234WEBPVP8 ', 'utf-8')],
  ['pdf', bytesIn('%PDF-1.7\n1 0 obj\n', 'utf-8')],
  ['zip', bytesIn('PK\x03\x04', 'utf-8')],
])('a file that begins like a %s is recognised as one', async (code, bytes) => {
  expect(await look(bytes, 'shogi')).toEqual({ ok: false, error: { code } });
});

test.each([
  ['PSN', '[Sente "Ann"]\n[Gote "Ben"]\n\n1.P7g-7f 2.P3c-3d 3.P2g-2f\n'],
  ['PSN after Hodges', '1. P-7f P-3d 2. P-2f P-8d\n'],
  ['the PGN of PyChess', '[Variant "Shogi"]\n[White "Ann"]\n\n1. c4 g6 2. h4 b6 *\n'],
])('%s of shogi is opened as shogi, whichever game is on the table', async (_, text) => {
  for (const game of games) {
    const read = await look(bytesIn(text, 'utf-8'), game);
    expect(read.ok && read.value.only?.record.gameId, `with ${game} on the table`).toBe('shogi');
  }
});
