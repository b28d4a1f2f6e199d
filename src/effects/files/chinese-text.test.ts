import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../../../tests/law.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';

type Chinese = 'gb18030' | 'big5';

/** The bytes of a text, each letter looked up among all pairs of bytes. */
const encoded = (text: string, encoding: Chinese): Uint8Array => {
  const decoder = new TextDecoder(encoding);
  const pairs = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if (letter.length === 1 && !pairs.has(letter)) pairs.set(letter, [lead, trail]);
    }
  return Uint8Array.from(
    [...text].flatMap((letter) => pairs.get(letter) ?? [letter.charCodeAt(0)]),
  );
};

const simplified = `[Game "Chinese Chess"]
[Event "全国个人赛"]
[Red "胡荣华"]
[Black "柳大华"]

  1. 炮二平五  马８进７ {稳健}
`;

const traditional = `[Game "Chinese Chess"]
[Event "台北公開賽"]
[Red "吳貴臨"]
[Black "趙國榮"]

  1. 炮二平五  馬８進７
`;

const forum = '[DhtmlXQ_title]广东 吕钦[/DhtmlXQ_title]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]';

/** As programs of China copy a game: moves and a line of advertising, and no header at all. */
const bare = `----------------------
  1. 炮二平五  马８进７    2. 马二进三  卒７进１
----------------------
棋谱由电脑生成
`;
const bareTraditional = '１．炮二平五　馬８進７\n２．馬二進三　車９平８\n';

describe('a Chinese file is known by its head, its moves and its bytes', () => {
  test.each([
    ['gb18030', bare],
    ['gb18030', '炮二平五'],
    ['gb18030', '前炮退二 后车平四'],
    ['gb18030', bareTraditional],
    ['big5', bareTraditional],
    ['big5', '兵五進一'],
    ['gb18030', simplified],
    ['gb18030', traditional],
    ['gb18030', forum],
    ['big5', traditional],
  ] as const)('in %s', (encoding, text) => {
    expect(decode(encoded(text, encoding))).toEqual({ text, encoding, lost: 0 });
  });
});

test('in Unicode it is what it always was', () => {
  for (const text of [simplified, traditional, forum, bare, bareTraditional])
    for (const encoding of ['utf-8', 'utf-16le'] as const)
      expect(decode(encode(text, encoding).bytes)).toEqual({ text, encoding, lost: 0 });
});

test('a Japanese file is not taken for a Chinese one', () => {
  for (const text of ['先手：羽生\n後手：谷川\n', '# 対局 [1]\n開始日時：2001\n手合割：平手\n'])
    for (const encoding of ['shift_jis', 'euc-jp'] as const)
      expect(decode(encode(text, encoding).bytes)).toEqual({ text, encoding, lost: 0 });
});

test('a kifu in Japanese never decodes to a move in Chinese', () => {
  for (const text of [
    '手合割：平手\n先手：羽生\n後手：谷川\n1 ７六歩(77)\n2 ８四歩(83)\n',
    '▲７六歩△３四歩▲２六歩△８四歩',
    '棋譜：平八、進一、退二、炮と馬と兵と車と卒\n*平手で進む\n',
  ])
    for (const encoding of ['shift_jis', 'euc-jp'] as const)
      expect(decode(encode(text, encoding).bytes)).toEqual({ text, encoding, lost: 0 });
});

test('no kifu of whatever Japanese letters is taken for a Chinese one', () => {
  const letters =
    '一二三四五六七八九１２３４５６７８９▲△歩香桂銀金角飛玉と杏圭全馬龍同成打右左直上寄引先後手進平退兵炮車卒前中、。：';
  const line = fc
    .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 60 })
    .map((all) => `手合割：平手\n${all.join('')}\n`);
  holds(
    fc.property(
      line,
      fc.constantFrom('shift_jis' as const, 'euc-jp' as const),
      (text, encoding) => {
        expect(['gb18030', 'big5']).not.toContain(decode(encode(text, encoding).bytes).encoding);
      },
    ),
  );
});
