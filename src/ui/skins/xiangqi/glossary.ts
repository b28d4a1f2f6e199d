/** The words of the game: traditional characters, pinyin, and kana. */
import type { RulesText } from '#i18n/shapes/xiangqi/rules.ts';

type Term = readonly [hanzi: string, pinyin: string, kana: string];

export const terms: Readonly<Record<keyof RulesText['glossary'], Term>> = {
  xiangqi: ['象棋', 'xiàngqí', 'シャンチー'],
  'red-side': ['紅方', 'hóngfāng', 'ホンファン'],
  'black-side': ['黑方', 'hēifāng', 'ヘイファン'],
  king: ['帥・將', 'shuài, jiàng', 'シュアイ・ジアン'],
  mandarin: ['仕・士', 'shì', 'シー'],
  elephant: ['相・象', 'xiàng', 'シアン'],
  horse: ['傌・馬', 'mǎ', 'マー'],
  chariot: ['俥・車', 'jū', 'ジュー'],
  cannon: ['炮・砲', 'pào', 'パオ'],
  soldier: ['兵・卒', 'bīng, zú', 'ビン・ズー'],
  river: ['楚河漢界', 'chǔhé hànjiè', 'チューホー・ハンジエ'],
  palace: ['九宮', 'jiǔgōng', 'ジウゴン'],
  leg: ['蹩馬腿', 'biémǎtuǐ', 'ビエマートゥイ'],
  eye: ['塞象眼', 'sāixiàngyǎn', 'サイシアンイエン'],
  screen: ['砲架', 'pàojià', 'パオジア'],
  check: ['將軍', 'jiāngjūn', 'ジアンジュン'],
  mate: ['將死', 'jiāngsǐ', 'ジアンスー'],
  stalemate: ['困斃', 'kùnbì', 'クンビー'],
  'facing-kings': ['將帥對面', 'jiàngshuài duìmiàn', 'ジアンシュアイ・ドゥイミエン'],
  'perpetual-check': ['長將', 'chángjiāng', 'チャンジアン'],
  'perpetual-chase': ['長捉', 'chángzhuō', 'チャンジュオ'],
  draw: ['和棋', 'héqí', 'ホーチー'],
  forward: ['進', 'jìn', 'ジン'],
  back: ['退', 'tuì', 'トゥイ'],
  sideways: ['平', 'píng', 'ピン'],
};
