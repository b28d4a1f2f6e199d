/** The names of the faces in kanji, and how these are read. The language's own word is in its catalogue. */

/** A name in kanji, and its reading in Latin letters and in kana. */
interface Name {
  readonly kanji: string;
  readonly latin: string;
  readonly kana: string;
}

const name = (kanji: string, latin: string, kana: string): Name => ({ kanji, latin, kana });

/**
 * The names by the code of a face, with a plus in front where it is promoted. Some names are those of two faces, which
 * move alike.
 */
export const pieceNames = {
  G: name('将', 'shō', 'しょう'),
  CL: name('記室', 'kishitsu', 'きしつ'),
  '+CL': name('軍師', 'gunshi', 'ぐんし'),
  SO: name('参謀', 'sambō', 'さんぼう'),
  '+SO': name('旗鼓', 'kiko', 'きこ'),
  AC: name('親兵', 'shimpei', 'しんぺい'),
  '+AC': name('把総', 'hasō', 'はそう'),
  WR: name('力士', 'rikishi', 'りきし'),
  A: name('舎人', 'toneri', 'とねり'),
  '+A': name('千戸', 'senko', 'せんこ'),
  S: name('舎餘', 'shayo', 'しゃよ'),
  '+S': name('百戸', 'hyakko', 'ひゃっこ'),
  CS: name('軍吏', 'gunri', 'ぐんり'),
  '+CS': name('副司', 'fukushi', 'ふくし'),
  EN: name('軍匠', 'gunshō', 'ぐんしょう'),
  '+EN': name('毒火', 'dokka', 'どっか'),
  TP: name('高道', 'kōdō', 'こうどう'),
  '+TP': name('五里霧', 'gorimu', 'ごりむ'),
  SM: name('神僧', 'shinsō', 'しんそう'),
  '+SM': name('聖燈', 'seitō', 'せいとう'),
  AG: name('前衝', 'zenshō', 'ぜんしょう'),
  '+AG': name('天網', 'temmō', 'てんもう'),
  MA: name('中軍', 'chūgun', 'ちゅうぐん'),
  '+MA': name('帥', 'sui', 'すい'),
  D: name('鼓', 'tsuzumi', 'つづみ'),
  '+D': name('霹靂', 'hekireki', 'へきれき'),
  B: name('旗', 'hata', 'はた'),
  '+B': name('招揺', 'shōyō', 'しょうよう'),
  SN: name('護兵', 'gohei', 'ごへい'),
  '+SN': name('百総', 'hyakusō', 'ひゃくそう'),
  M: name('千総', 'sensō', 'せんそう'),
  '+M': name('龍驤', 'ryūjō', 'りゅうじょう'),
  Q: name('把総', 'hasō', 'はそう'),
  '+Q': name('虎翼', 'koyoku', 'こよく'),
  CR: name('百総', 'hyakusō', 'ひゃくそう'),
  '+CR': name('鷹揚', 'yōyō', 'ようよう'),
  RG: name('後衝', 'kōshō', 'こうしょう'),
  '+RG': name('地網', 'chimō', 'ちもう'),
  FC: name('仏狼機', 'butsurōki', 'ぶつろうき'),
  '+FC': name('神機車', 'shinkisha', 'しんきしゃ'),
  E: name('象', 'zō', 'ぞう'),
  LB: name('弓', 'yumi', 'ゆみ'),
  '+LB': name('彍騎', 'kakuki', 'かくき'),
  CB: name('弩', 'ishiyumi', 'いしゆみ'),
  '+CB': name('弩騎', 'doki', 'どき'),
  C: name('砲', 'hō', 'ほう'),
  '+C': name('砲車', 'hōsha', 'ほうしゃ'),
  HS: name('馬兵', 'bahei', 'ばへい'),
  '+HS': name('騎総', 'kisō', 'きそう'),
  CA: name('騎総', 'kisō', 'きそう'),
  '+CA': name('天馬', 'temba', 'てんば'),
  P: name('歩兵', 'fuhyō', 'ふひょう'),
  '+P': name('歩総', 'fusō', 'ふそう'),
  PU: name('歩総', 'fusō', 'ふそう'),
  '+PU': name('都司', 'toshi', 'とし'),
  SH: name('牌', 'hai', 'はい'),
  '+SH': name('牌総', 'haisō', 'はいそう'),
  SU: name('牌総', 'haisō', 'はいそう'),
  '+SU': name('天塁', 'tenrui', 'てんるい'),
  CH: name('車', 'kuruma', 'くるま'),
  '+CH': name('車総', 'shasō', 'しゃそう'),
  CU: name('車総', 'shasō', 'しゃそう'),
  '+CU': name('千総', 'sensō', 'せんそう'),
  V: name('先鋒', 'sempō', 'せんぽう'),
  '+V': name('都司', 'toshi', 'とし'),
} as const satisfies Readonly<Record<string, Name>>;

/** The code of a face: thirty-four that pieces begin with, thirty-one that they turn over to. */
export type FaceCode = keyof typeof pieceNames;

/** Whether a text is the code of a face. */
export const isFaceCode = (code: string): code is FaceCode => Object.hasOwn(pieceNames, code);

/** How a name is read: in kana for readers of Japanese, otherwise in Latin letters. */
export const readingOf = (face: FaceCode, language: string): string => {
  const { latin, kana } = pieceNames[face];
  return language === 'ja' ? kana : latin;
};
