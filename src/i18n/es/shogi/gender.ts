/** Spanish articles before the pieces of shogi. */
import type { Named } from '../../shapes/shogi/reasons.ts';

const feminine = ['rook', 'silver', 'lance', 'promoted-silver', 'promoted-lance'];

/** The word that agrees with the gender of a piece. */
export const agreeing = (masculine: string, feminineWord: string, { kind }: Named): string =>
  feminine.includes(kind) ? feminineWord : masculine;

/** The name of a piece behind the word that agrees with it. */
export const byGender = (masculine: string, feminineWord: string, piece: Named): string =>
  `${agreeing(masculine, feminineWord, piece)} ${piece.name}`;

/** "el oro", "la torre". */
export const el = (piece: Named): string => byGender('el', 'la', piece);

/** "El oro", "La torre", at the beginning of a sentence. */
export const El = (piece: Named): string => byGender('El', 'La', piece);

/** "del oro", "de la torre". */
export const del = (piece: Named): string => byGender('del', 'de la', piece);
