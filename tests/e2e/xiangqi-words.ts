/** Every sentence that xiangqi can show in the message strip about a refused move or a piece, in each language. */
import { words as en } from '#i18n/en/xiangqi/words.ts';
import { words as es } from '#i18n/es/xiangqi/words.ts';
import { words as ja } from '#i18n/ja/xiangqi/words.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { ReasonTexts } from '#i18n/shapes/xiangqi/reasons.ts';

/** Every sentence about a refused move or a piece's card, with the longest names that it can have. */
const sentencesOf = (
  reasons: ReasonTexts,
  pieces: Readonly<Record<string, { readonly name: string }>>,
): readonly string[] => {
  const all = Object.values(pieces).map(({ name }) => ({ name, square: 'e9' }));
  const attackers = ['chariot', 'cannon', 'horse', 'soldier'].map((kind) => ({
    name: pieces[kind]?.name ?? '',
    square: 'e9',
  }));
  return [
    ...Object.values(reasons.movement),
    ...all.flatMap((piece) => [
      ...[reasons.notYourTurn, reasons.ownPiece, reasons.blocked].map((say) => say(piece)),
      ...[reasons.palace, reasons.river, reasons.horseLeg].map((say) => say(piece)),
      ...[reasons.elephantEye, reasons.facingKings, reasons.wouldCheck].map((say) => say(piece)),
      reasons.kingTaken('e9', piece),
      reasons.stillInCheck([piece]),
      reasons.walledIn(piece, []),
      reasons.walledIn(piece, ['e9', 'e9']),
      ...attackers.map((by) => reasons.pinned(piece, by)),
      ...attackers.map((by) => reasons.cannotStopCheck(piece, by)),
    ]),
    ...attackers.flatMap((one) => attackers.map((by) => reasons.stillInCheck([one, by]))),
    reasons.emptyPoint('e9'),
    reasons.cannonNoScreen('e9'),
    reasons.cannonManyScreens(2),
    reasons.soldierBackwards,
    reasons.soldierSideways,
    reasons.noSafePoint,
  ];
};

const wordsOf = ({ refusals, occasions, reasons, warnings, pieces, sides }: XiangqiMessages) => ({
  reasons,
  pieces,
  sentences: [
    ...Object.values(refusals),
    ...Object.values(occasions),
    ...Object.values(warnings).map((say) => say(sides.black)),
    ...sentencesOf(reasons, pieces),
  ],
});

/**
 * The names of the pieces of xiangqi, its reasons, and all that the strip may have to say about them, with the longest
 * names.
 */
export const xiangqiWords = { 'en-US': wordsOf(en), 'es-ES': wordsOf(es), 'ja-JP': wordsOf(ja) };
