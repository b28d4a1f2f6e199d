/** Says what a face does besides moving, what it may not take, and what may not take it, in sentences. */
import { mayDisplace, mayShoot } from '#games/ko-shogi/abilities.ts';
import { kindNumber, PROMOTED } from '#games/ko-shogi/piece.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import { movementOf, shootingOfFace } from './face-ways.ts';
import type { FaceCode } from './piece-names.ts';

type Words = KoShogiMessages['reasons']['powers'];

const acts: { readonly [code in FaceCode]?: readonly (keyof Words['acts'])[] } = {
  G: ['commander'],
  '+MA': ['commander'],
  MA: ['middle-troop'],
  B: ['banner'],
  '+B': ['banner'],
  D: ['drum'],
  '+D': ['drum'],
  '+SO': ['stand-in'],
  P: ['pawn'],
  CL: ['clerk'],
  TP: ['priest'],
  '+TP': ['fog', 'priest'],
  '+SM': ['light'],
  '+EN': ['flame'],
  '+AG': ['skyward-net'],
  '+RG': ['earthward-net'],
};

const numberOf = (code: FaceCode): number => {
  const { kind, promoted } = movementOf(code);
  return kindNumber(kind) | (promoted ? PROMOTED : 0);
};

const takesNothingElse = (code: FaceCode): boolean => !mayDisplace(numberOf(code), numberOf('P'));
const sparesFortress = (code: FaceCode): boolean => !mayDisplace(numberOf(code), numberOf('+SU'));

/** Whether a bow, or a gun, may shoot a face. */
const isShotBy = (shooter: 'LB' | 'C', code: FaceCode): boolean => {
  const shooting = shootingOfFace(shooter);
  return shooting !== null && mayShoot(shooting, numberOf(code));
};

const keptFrom = (code: FaceCode, words: Words['keptFrom']): readonly string[] => {
  if (takesNothingElse(code)) return [words.priests];
  const as = shootingOfFace(code)?.as;
  return [
    ...(sparesFortress(code) ? [words.fortress] : []),
    ...(as === 'bow' ? [words.bow] : as === 'gun' ? [words.gun] : []),
  ];
};

const safeFrom = (code: FaceCode, words: Words['safeFrom']): readonly string[] => {
  if (isShotBy('LB', code)) return [];
  if (isShotBy('C', code)) return [words.bows];
  return [mayDisplace(numberOf('CH'), numberOf(code)) ? words['bows-and-guns'] : words.fortress];
};

/** The sentences, in the order in which a player asks them. */
export const powerSentences = (code: FaceCode, words: Words): readonly string[] => {
  const shooting = shootingOfFace(code);
  return [
    ...(shooting === null ? [] : [words.shoots(shooting.shots, shooting.range, shooting.over)]),
    ...(acts[code] ?? []).map((act) => words.acts[act]),
    ...keptFrom(code, words.keptFrom),
    ...safeFrom(code, words.safeFrom),
  ];
};
