/** Says how a face moves, in a sentence made of the parts that a language has for it. */
import type { Chain, Direction, Movement } from '#games/ko-shogi/movement.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { Bearing, ChainName } from '#i18n/shapes/ko-shogi/reasons.ts';
import { movementOf } from './face-ways.ts';
import type { FaceCode } from './piece-names.ts';

type Words = KoShogiMessages['reasons']['movement'];

const bearings: Readonly<Record<string, Bearing>> = {
  'B BL BR F FL FR L R': 'around',
  'B F L R': 'straight',
  'BL BR FL FR': 'diagonal',
  F: 'ahead',
  B: 'back',
  'L R': 'sideways',
  'B F': 'ahead-back',
  'BL BR F FL FR L R': 'not-back',
  'B BL BR FL FR L R': 'not-ahead',
  'B BL BR F FL FR': 'not-sideways',
  'BL BR FL FR L R': 'sideways-diagonal',
  'BL BR F FL FR': 'ahead-diagonal',
  'B F FL FR L R': 'straight-ahead-diagonal',
  'B F FL FR': 'ahead-diagonal-back',
  'FL FR L R': 'sideways-ahead-diagonal',
  'BL BR L R': 'sideways-back-diagonal',
};

/** The name for directions taken together; throws where no face has them. */
const bearingOf = (directions: readonly Direction[]): Bearing => {
  const bearing = bearings[directions.toSorted().join(' ')];
  if (bearing === undefined) throw new Error(`nothing goes ${directions.join(' ')}`);
  return bearing;
};

const chains: Readonly<Record<string, ChainName>> = {
  'next-orthogonal next-diagonal': 'king',
  'next-diagonal': 'diagonal',
  'next-orthogonal': 'straight',
  'second-orthogonal next-diagonal': 'clerk',
  'second-diagonal next-orthogonal': 'staff',
  'second-orthogonal second-diagonal': 'priest',
  knight: 'knight',
};

const chainOf = ({ leaps, min, rule }: Chain): ChainName => {
  if (rule === 'cavalry') return 'cavalry';
  if (rule === 'straight') return 'run';
  const chain = min > 1 ? 'five' : chains[leaps.join(' ')];
  if (chain === undefined) throw new Error(`nothing goes on by ${leaps.join(' ')}`);
  return chain;
};

const jumpOf = ([leap, ...others]: NonNullable<Movement['jump']>): keyof Words['jump'] => {
  if (leap === 'knight') return 'knight';
  if (others.length > 0) return 'around';
  return leap === 'second-orthogonal' ? 'straight' : 'diagonal';
};

const EVERY_WAY = 8;

/** How a face moves, with its name in front. */
export const movementSentence = (code: FaceCode, name: string, words: Words): string => {
  const { step = [], slide = [], reach, jump, chain } = movementOf(code).movement;
  const isRest = slide.length > 0 && step.length + slide.length === EVERY_WAY;
  const steps =
    step.length === 0 ? [] : [words.step(words.bearings[isRest ? 'other' : bearingOf(step)])];
  const slides =
    slide.length === 0 ? [] : [words.slide(words.bearings[bearingOf(slide)], reach ?? null)];
  return words.sentence(name, [
    ...slides,
    ...steps,
    ...(jump === undefined ? [] : [words.jump[jumpOf(jump)]]),
    ...(chain === undefined ? [] : [words.chain[chainOf(chain)]]),
  ]);
};
