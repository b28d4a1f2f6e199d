/**
 * The full names of the pieces, in kanji and in their reading (rules A14–A22). The language's own word is in its
 * catalogue.
 */
import type { Kind } from '#games/shogi/piece.ts';

/** A name in kanji, in kana, and in Latin letters. */
interface Name {
  readonly kanji: string;
  readonly kana: string;
  readonly latin: string;
}

export const pieceNames: Readonly<Record<Kind, Name>> = {
  king: { kanji: '玉将', kana: 'ぎょくしょう', latin: 'gyokushō' },
  rook: { kanji: '飛車', kana: 'ひしゃ', latin: 'hisha' },
  bishop: { kanji: '角行', kana: 'かくぎょう', latin: 'kakugyō' },
  gold: { kanji: '金将', kana: 'きんしょう', latin: 'kinshō' },
  silver: { kanji: '銀将', kana: 'ぎんしょう', latin: 'ginshō' },
  knight: { kanji: '桂馬', kana: 'けいま', latin: 'keima' },
  lance: { kanji: '香車', kana: 'きょうしゃ', latin: 'kyōsha' },
  pawn: { kanji: '歩兵', kana: 'ふひょう', latin: 'fuhyō' },
  dragon: { kanji: '龍王', kana: 'りゅうおう', latin: 'ryūō' },
  horse: { kanji: '龍馬', kana: 'りゅうま', latin: 'ryūma' },
  'promoted-silver': { kanji: '成銀', kana: 'なりぎん', latin: 'narigin' },
  'promoted-knight': { kanji: '成桂', kana: 'なりけい', latin: 'narikei' },
  'promoted-lance': { kanji: '成香', kana: 'なりきょう', latin: 'narikyō' },
  tokin: { kanji: 'と金', kana: 'ときん', latin: 'tokin' },
};
