/** Every sentence that shogi can show in the message strip about a refused move or a piece, in each language. */

import { reasons as reasonsEn } from '#i18n/en/shogi/reasons.ts';
import { words as en } from '#i18n/en/shogi/words.ts';
import { reasons as reasonsEs } from '#i18n/es/shogi/reasons.ts';
import { words as es } from '#i18n/es/shogi/words.ts';
import { reasons as reasonsJa } from '#i18n/ja/shogi/reasons.ts';
import { words as ja } from '#i18n/ja/shogi/words.ts';
import type { ReasonTexts } from '#i18n/shapes/shogi/reasons.ts';

/** Every sentence about a refused move or a piece's card, with the longest names that it can have. */
const sentencesOf = (
  reasons: ReasonTexts,
  pieces: Readonly<Record<string, { readonly name: string }>>,
  at: string,
): readonly string[] => {
  const standing = (kind: string) => ({ kind, name: pieces[kind]?.name ?? '', square: at });
  const held = ['rook', 'bishop', 'gold', 'silver', 'knight', 'lance', 'pawn'].map(standing);
  const far = ['rook', 'bishop', 'lance', 'dragon', 'horse'].map(standing);
  const doomed = ['knight', 'lance', 'pawn'].map(standing);
  const all = Object.keys(pieces).map(standing);
  const promoted = all.filter((piece) => !held.some(({ kind }) => kind === piece.kind));
  return [
    ...Object.values(reasons.movement),
    ...all.flatMap((piece) => [
      reasons.notYourTurn(piece),
      reasons.occupied(piece),
      reasons.ownPiece(piece),
      reasons.blocked(piece),
      reasons.kingTaken(at, piece),
      reasons.stillInCheck([piece]),
      reasons.noMove(piece),
      reasons.walledIn(piece, []),
      reasons.walledIn(piece, [at, at]),
      ...far.map((by) => reasons.pinned(piece, by)),
      ...far.map((by) => reasons.cannotStopCheck(piece, by)),
    ]),
    ...held.flatMap((piece) => [
      reasons.notYourHand(piece),
      reasons.notInHand(piece),
      reasons.promotesLater(piece),
      reasons.noSquareFromHand(piece),
    ]),
    ...promoted.map(reasons.promotedAlready),
    ...['king', 'gold'].map((kind) => reasons.neverPromotes(standing(kind))),
    ...doomed.flatMap((piece) => [reasons.mustPromote(piece, at), reasons.deadSquare(piece, at)]),
    ...far.map((by) => reasons.stillInCheck([by, standing('knight')])),
    reasons.emptySquare(at),
    reasons.outsideZone(at, at),
    reasons.nifu(at),
    reasons.uchifuzume(at),
    reasons.noSafeSquare,
  ];
};

type Sentences = Readonly<Record<string, string>>;
type Names = Readonly<Record<string, { readonly name: string }>>;

const wordsOf = <Reasons extends ReasonTexts, Pieces extends Names>(
  {
    refusals,
    occasions,
    pieces,
  }: { readonly refusals: Sentences; readonly occasions: Sentences; readonly pieces: Pieces },
  reasons: Reasons,
  at: string,
) => ({
  reasons,
  pieces,
  sentences: [
    ...Object.values(refusals),
    ...Object.values(occasions),
    ...sentencesOf(reasons, pieces, at),
  ],
});

/**
 * The names of the pieces of shogi, its reasons, and all that the strip may have to say about them, with the longest
 * names.
 */
export const shogiWords = {
  'en-US': wordsOf(en, reasonsEn, '5e'),
  'es-ES': wordsOf(es, reasonsEs, '5e'),
  'ja-JP': wordsOf(ja, reasonsJa, '５五'),
};
