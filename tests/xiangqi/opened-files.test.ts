/** Files of xiangqi, opened through the reader of all games. */
import { describe, expect, test } from 'vitest';
import { openReader } from '#effects/files/kifu-reader/reader.ts';
import { packs } from '#games/index.ts';
import { kifu as en } from '#i18n/en/kifu.ts';
import { kifu as es } from '#i18n/es/kifu.ts';
import { kifu as ja } from '#i18n/ja/kifu.ts';
import { bytesIn } from '../kifu/text-bytes.ts';
import { xqfOf } from './xqf-encoder.ts';

const look = (bytes: Uint8Array<ArrayBuffer>, game: string) =>
  openReader(packs, game, () => Promise.reject(new Error('no worker here'))).look(
    { id: 'x', name: 'x', blob: new Blob([bytes]) },
    true,
    () => {},
  );

const bytesOfXqf = xqfOf({
  version: 18,
  texts: { 304: '张三', 320: '李四' },
  moves: [{ move: 'h2e2', comment: '中炮', next: [{ move: 'h9g7' }, { move: 'h9i7' }] }],
});

const ccbridge = new Uint8Array(4096);
ccbridge.set(new TextEncoder().encode('CCBridge Record'));

describe.each(Object.keys(packs))('with %s on the table', (game) => {
  test('a file of XQStudio is read as xiangqi, with an account of its entries', async () => {
    const read = await look(bytesOfXqf, game);
    expect(read.ok && read.value.only).toMatchObject({
      facts: { format: 'xqf', counts: 'entries', encoding: 'gb18030', lost: 0 },
      record: { gameId: 'xiangqi', players: ['张三', '李四'] },
      receipt: {
        found: { moves: 2, variations: 1, comments: 1 },
        tally: { understood: 4, repaired: 0, unread: 0, ignored: 0 },
        worthTelling: false,
      },
    });
  });

  test('a file of CCBridge is refused by its name', async () => {
    expect(await look(ccbridge, game)).toMatchObject({
      ok: false,
      error: { code: 'other-program', other: { program: 'CCBridge' } },
    });
  });

  test.each(['gb18030', 'big5', 'utf-8'] as const)(
    'moves in Chinese without a header are read in %s',
    async (encoding) => {
      const read = await look(
        bytesIn('1. 炮二平五  馬８進７\n2. 馬二進三  車９平８\n', encoding),
        game,
      );
      expect(read.ok && read.value.only?.facts).toMatchObject({ format: 'pgn-chinese', encoding });
      expect(read.ok && read.value.games[0]?.moves).toBe(4);
    },
  );
});

test('a file of another program is named in every language', () => {
  const other = { program: 'CCBridge', ending: '.cbr', saveAs: 'PGN' };
  for (const { refused } of [en, es, ja]) {
    const said = refused['other-program'](other);
    for (const word of ['CCBridge', '.cbr', 'PGN']) expect(said).toContain(word);
  }
});
