/** The words of the game: traditional characters, pinyin, and kana. */
import type { RulesText } from '#i18n/shapes/banqi/rules.ts';

type Term = readonly [hanzi: string, pinyin: string, kana: string];

export const terms: Readonly<Record<keyof RulesText['glossary'], Term>> = {
  banqi: ['半棋', 'bànqí', 'バンチー'],
  anqi: ['暗棋', 'ànqí', 'アンチー'],
  fanfanqi: ['翻翻棋', 'fānfānqí', 'ファンファンチー'],
  mangqi: ['盲棋', 'mángqí', 'マンチー'],
  'face-down': ['暗子', 'ànzǐ', 'アンズー'],
  'face-up': ['明子', 'míngzǐ', 'ミンズー'],
  'turn-up': ['翻', 'fān', 'ファン'],
  pool: ['未翻棋子', 'wèifān qízǐ', 'ウェイファン・チーズー'],
  'red-side': ['紅方', 'hóngfāng', 'ホンファン'],
  'black-side': ['黑方', 'hēifāng', 'ヘイファン'],
  king: ['帥・將', 'shuài, jiàng', 'シュアイ・ジアン'],
  mandarin: ['仕・士', 'shì', 'シー'],
  elephant: ['相・象', 'xiàng', 'シアン'],
  chariot: ['俥・車', 'jū', 'ジュー'],
  horse: ['傌・馬', 'mǎ', 'マー'],
  cannon: ['炮・砲', 'pào', 'パオ'],
  soldier: ['兵・卒', 'bīng, zú', 'ビン・ズー'],
  ladder: ['大小', 'dàxiǎo', 'ダーシアオ'],
  capture: ['吃', 'chī', 'チー'],
  screen: ['砲架', 'pàojià', 'パオジア'],
  jump: ['隔子', 'gézǐ', 'ゴーズー'],
  repetition: ['循環', 'xúnhuán', 'シュンホアン'],
  draw: ['和棋', 'héqí', 'ホーチー'],
  'dark-capture': ['暗吃', 'ànchī', 'アンチー'],
  'chain-capture': ['連吃', 'liánchī', 'リエンチー'],
  'chariot-rush': ['車衝', 'jūchōng', 'ジューチョン'],
  'horse-diagonal': ['馬斜', 'mǎxié', 'マーシエ'],
};
