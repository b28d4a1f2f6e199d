/** Every sentence that banqi can show in the message strip about a refused move or a piece, in each language. */
import { words as en } from '#i18n/en/banqi/words.ts';
import { words as es } from '#i18n/es/banqi/words.ts';
import { words as ja } from '#i18n/ja/banqi/words.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { ReasonTexts } from '#i18n/shapes/banqi/reasons.ts';

/** Every sentence about a refused move or a piece's card, with the longest names that it can have. */
const sentencesOf = (
  reasons: ReasonTexts,
  pieces: Readonly<Record<string, { readonly name: string }>>,
): readonly string[] => {
  const names = Object.values(pieces).map(({ name }) => name);
  const all = names.map((name) => ({ name, square: 'e4' }));
  return [
    ...names.map(reasons.steps),
    ...all.flatMap((piece) =>
      [reasons.notYourPiece, reasons.ownPiece, reasons.noMove].map((say) => say(piece)),
    ),
    ...names.flatMap((hunter) => names.map((prey) => reasons.cannotTake(hunter, prey))),
    ...[reasons.emptySquare, reasons.faceDownPiece, reasons.faceDownTarget].map((say) => say('e4')),
    ...[reasons.jumps, reasons.colourUnknown, reasons.notInLine, reasons.noScreen],
    reasons.manyScreens(2),
  ];
};

const wordsOf = ({ refusals, reasons, warnings, pieces }: BanqiMessages) => ({
  sentences: [
    ...Object.values(refusals),
    ...Object.values(warnings).map((say) => say('')),
    ...sentencesOf(reasons, pieces),
  ],
});

/** All that the strip may have to say about a move or a piece of banqi, with the longest names. */
export const banqiWords = { 'en-US': wordsOf(en), 'es-ES': wordsOf(es), 'ja-JP': wordsOf(ja) };
