/** The words of the game: kanji, Latin letters, and kana. */
import type { RulesText } from '#i18n/shapes/ko-shogi/rules.ts';

type Term = readonly [kanji: string, latin: string, kana: string];

export const terms: Readonly<Record<keyof RulesText['glossary'], Term>> = {
  'ko-shogi': ['広将棋', 'kō shōgi', 'こうしょうぎ'],
  piece: ['駒', 'koma', 'こま'],
  point: ['路', 'ro', 'ろ'],
  promote: ['成る', 'naru', 'なる'],
  general: ['将', 'shō', 'しょう'],
  governor: ['帥', 'sui', 'すい'],
  'middle-troop': ['中軍', 'chūgun', 'ちゅうぐん'],
  banner: ['旗', 'hata', 'はた'],
  drum: ['鼓', 'tsuzumi', 'つづみ'],
  fog: ['五里霧', 'gorimu', 'ごりむ'],
  light: ['聖燈', 'seitō', 'せいとう'],
  flame: ['毒火', 'dokka', 'どっか'],
  'skyward-net': ['天網', 'temmō', 'てんもう'],
  'earthward-net': ['地網', 'chimō', 'ちもう'],
  fortress: ['天塁', 'tenrui', 'てんるい'],
  bow: ['弓', 'yumi', 'ゆみ'],
  crossbow: ['弩', 'ishiyumi', 'いしゆみ'],
  cannon: ['砲', 'hō', 'ほう'],
  'frankish-cannon': ['仏狼機', 'butsurōki', 'ぶつろうき'],
  clerk: ['記室', 'kishitsu', 'きしつ'],
  strategist: ['軍師', 'gunshi', 'ぐんし'],
  staff: ['舎餘', 'shayo', 'しゃよ'],
  'chief-of-staff': ['軍吏', 'gunri', 'ぐんり'],
  'flag-waver': ['招揺', 'shōyō', 'しょうよう'],
  'gun-carriage': ['砲車', 'hōsha', 'ほうしゃ'],
  millenary: ['千総', 'sensō', 'せんそう'],
  centuria: ['百総', 'hyakusō', 'ひゃくそう'],
  check: ['王手', 'ōte', 'おうて'],
};
