/** The table of banqi's captures: which piece captures which. */
import { type Family, takingOf } from '#games/banqi/family.ts';
import { type Colour, colourOf, type Face, faces, type Kind, kindOf } from '#games/banqi/piece.ts';
import type { BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import type { AgreementWords } from '../../game/agreement-skin.ts';
import type { CaptureTable, NamedFace } from '../../game/rules-book.ts';
import { nameOf } from '../discs/piece-names.ts';

/** The faces of a kind, red before black. */
export const facesOf = (kind: Kind): readonly Face[] =>
  faces.filter((face) => kindOf(face) === kind);

/** A face with its names. */
export const namedFace = (face: Face, text: BanqiText): NamedFace => {
  const { hanzi, pinyin, kana } = nameOf(face);
  return {
    face,
    kanji: hanzi,
    reading: text.language === 'ja' ? kana : pinyin,
    name: text.game.pieces[kindOf(face)].name,
  };
};

/** The table of who captures whom in a family, from the strongest to the weakest (rules C5–C7). */
export const captureTable = (family: Family, text: BanqiText): CaptureTable => {
  const { of, key, yes, no, jump } = text.game.captureWords;
  // The heading calls the family by the name under which it is agreed.
  const { options }: AgreementWords = text.game.agreement;
  // The king takes all others but soldiers, and stands first.
  const ladder: readonly Kind[] = [...takingOf(family, 'king').takes, 'soldier'];
  const inColour = (colour: Colour): readonly NamedFace[] =>
    ladder
      .flatMap((kind) => facesOf(kind).filter((face) => colourOf(face) === colour))
      .map((face) => namedFace(face, text));
  const cell = (hunter: Kind, prey: Kind): CaptureTable['rows'][number]['cells'][number] => {
    const { by, takes } = takingOf(family, hunter);
    if (!takes.includes(prey)) return { sign: '–', words: no };
    return by === 'jump' ? { sign: '↷', words: jump } : { sign: '✓', words: yes };
  };
  return {
    label: of(options['family']?.values?.[family] ?? family),
    key,
    columns: inColour('black'),
    rows: inColour('red').map(({ face, name }, i) => ({
      face,
      name,
      cells: ladder.map((prey) => cell(ladder[i] ?? prey, prey)),
    })),
  };
};
