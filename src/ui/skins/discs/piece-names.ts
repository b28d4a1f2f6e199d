/**
 * The names of the pieces in their own script, and how these are read. The language's own word is in each game's
 * catalogue.
 */

/** A name in characters, in pinyin, and in kana. */
export interface PieceName {
  readonly hanzi: string;
  readonly pinyin: string;
  readonly kana: string;
}

const name = (hanzi: string, pinyin: string, kana: string): PieceName => ({ hanzi, pinyin, kana });

const names: Readonly<Record<string, PieceName>> = {
  K: name('帥', 'shuài', 'シュアイ'),
  k: name('將', 'jiàng', 'ジアン'),
  A: name('仕', 'shì', 'シー'),
  a: name('士', 'shì', 'シー'),
  B: name('相', 'xiàng', 'シアン'),
  b: name('象', 'xiàng', 'シアン'),
  N: name('傌', 'mǎ', 'マー'),
  n: name('馬', 'mǎ', 'マー'),
  R: name('俥', 'jū', 'ジュー'),
  r: name('車', 'jū', 'ジュー'),
  C: name('炮', 'pào', 'パオ'),
  c: name('砲', 'pào', 'パオ'),
  P: name('兵', 'bīng', 'ビン'),
  p: name('卒', 'zú', 'ズー'),
};

/** The name of the piece with a letter; throws where no piece has it. */
export const nameOf = (letter: string): PieceName => {
  const known = names[letter];
  if (known === undefined) throw new Error(`no piece has the letter ${letter}`);
  return known;
};
