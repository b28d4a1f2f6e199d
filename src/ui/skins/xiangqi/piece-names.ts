/** What the pieces are called in their own script and how it is read; the language's own word is in its catalogue (rules B23). */
import type { Kind } from '#games/xiangqi/piece.ts';
import type { Seat } from '#kernel/game.ts';

/** A name in characters, in pinyin, and in kana. */
interface Name {
  readonly hanzi: string;
  readonly pinyin: string;
  readonly kana: string;
}

const name = (hanzi: string, pinyin: string, kana: string): Name => ({ hanzi, pinyin, kana });

const names: Readonly<Record<Kind, readonly [red: Name, black: Name]>> = {
  king: [name('帥', 'shuài', 'シュアイ'), name('將', 'jiàng', 'ジアン')],
  mandarin: [name('仕', 'shì', 'シー'), name('士', 'shì', 'シー')],
  elephant: [name('相', 'xiàng', 'シアン'), name('象', 'xiàng', 'シアン')],
  horse: [name('傌', 'mǎ', 'マー'), name('馬', 'mǎ', 'マー')],
  chariot: [name('俥', 'jū', 'ジュー'), name('車', 'jū', 'ジュー')],
  cannon: [name('炮', 'pào', 'パオ'), name('砲', 'pào', 'パオ')],
  soldier: [name('兵', 'bīng', 'ビン'), name('卒', 'zú', 'ズー')],
};

/** The name that a kind has on a side. */
export const nameOf = (kind: Kind, seat: Seat): Name => names[kind][seat];
