/** Lines that no reader understands, and how the receipt counts them in every format. */
import { describe, expect, test } from 'vitest';
import { openReader } from '#effects/files/kifu-reader/reader.ts';
import { packs } from '#games/index.ts';
import { kifu as en } from '#i18n/en/kifu.ts';
import { kifu as es } from '#i18n/es/kifu.ts';
import { kifu as ja } from '#i18n/ja/kifu.ts';

const look = async (text: string) => {
  const reader = openReader(packs, 'shogi', () => Promise.reject(new Error('no worker here')));
  const read = await reader.look({ id: 'x', name: 'x', blob: new Blob([text]) }, true, () => {});
  if (!read.ok || read.value.only === undefined) throw new Error('no game was read');
  return read.value.only;
};

const sfen = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

describe('a line that was not understood but is kept is not counted as repaired', () => {
  test.each([
    ['kif', '手合割：平手\n1 ７六歩(77)\nわからない行\n2 投了\n'],
    ['ki2', '手合割：平手\n▲７六歩\nわからない行\n▽３四歩\nまで2手で中断\n'],
    ['csa', 'PI\n+\n+7776FU\nhello\n-3334FU\n%TORYO\n'],
    ['usi', 'startpos moves 7g7f\nわからない行\n'],
    ['usi', `${sfen}\nわからない行\n`],
    [
      'jkf',
      '{"header":{},"moves":[{},{"move":{"from":{"x":7,"y":7},"to":{"x":7,"y":6},"color":0,"piece":"FU"},"mood":"glad"}]}',
    ],
  ])('in %s', async (format, text) => {
    const { facts, receipt } = await look(text);
    expect(facts.format).toBe(format);
    expect(receipt.tally).toMatchObject({ repaired: 0, unread: 1, ignored: 0 });
    expect(receipt.unread.first.map(({ code }) => code)).toEqual(['kept-line']);
    expect(receipt.repaired.count).toBe(0);
    expect(receipt.worthTelling).toBe(true);
  });
});

test('an ending that is not known is kept unread', async () => {
  const { receipt } = await look('手合割：平手\n1 ７六歩(77)\n2 とくに無し\n');
  expect(receipt.unread.first.map(({ code }) => code)).toEqual(['unknown-ending']);
  expect(receipt.tally).toMatchObject({ repaired: 0, unread: 1, ignored: 0 });
});

test.each(['xiangqi', 'banqi', 'ko-shogi'] as const)(
  'in a file of %s such a line is left out, and counted so',
  async (game) => {
    const { sample } = await (await packs[game]()).formats();
    if (sample === undefined) throw new Error(`${game} has no sample`);
    const { record, receipt } = await look(`${sample.text.trimEnd()}\n\nDear Ann\n`);
    expect(record.gameId).toBe(game);
    expect(receipt.tally).toMatchObject({ repaired: 0, unread: 0, ignored: 1 });
  },
);

test.each([
  ['English', en, '3 lines understood, 1 repaired, 2 kept unread, and 1 left out'],
  ['Spanish', es, '3 líneas entendidas, 1 reparada, 2 conservadas sin entender y 1 omitida'],
  ['Japanese', ja, '読み取り3行、修復1行、不明（原文のまま）2行、省略1行'],
])('the receipt has a separate word for such lines in %s', (_, words, told) => {
  expect(words.tally({ understood: 3, repaired: 1, unread: 2, ignored: 1 })).toBe(told);
});
