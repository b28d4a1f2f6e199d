import { describe, expect, test } from 'vitest';
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

describe('a Chinese file is known by its head and its bytes', () => {
  test.each([
    ['gb18030', simplified],
    ['gb18030', traditional],
    ['gb18030', forum],
    ['big5', traditional],
  ] as const)('in %s', (encoding, text) => {
    expect(decode(encoded(text, encoding))).toEqual({ text, encoding, lost: 0 });
  });
});

test('in Unicode it is what it always was', () => {
  for (const text of [simplified, traditional, forum])
    for (const encoding of ['utf-8', 'utf-16le'] as const)
      expect(decode(encode(text, encoding).bytes)).toEqual({ text, encoding, lost: 0 });
});

test('a Japanese file is not taken for a Chinese one', () => {
  for (const text of ['先手：羽生\n後手：谷川\n', '# 対局 [1]\n開始日時：2001\n手合割：平手\n'])
    for (const encoding of ['shift_jis', 'euc-jp'] as const)
      expect(decode(encode(text, encoding).bytes)).toEqual({ text, encoding, lost: 0 });
});
