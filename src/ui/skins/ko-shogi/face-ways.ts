/** How each face goes on a board with nothing on it, in points to the right and forward, seen by its player. */
import { shootingOf } from '#games/ko-shogi/abilities.ts';
import { type Direction, type Leaps, movements } from '#games/ko-shogi/movement.ts';
import { faceOfCode, kindNumber, PROMOTED } from '#games/ko-shogi/piece.ts';
import type { Ways } from '../../game/ways.ts';
import type { FaceCode } from './piece-names.ts';

type Way = Ways['steps'][number];

const ways: Readonly<Record<Direction, Way>> = {
  F: [0, 1],
  B: [0, -1],
  L: [-1, 0],
  R: [1, 0],
  FL: [-1, 1],
  FR: [1, 1],
  BL: [-1, -1],
  BR: [1, -1],
};

const straight: readonly Way[] = [ways.F, ways.B, ways.L, ways.R];
const diagonal: readonly Way[] = [ways.FL, ways.FR, ways.BL, ways.BR];
const twice = ([right, ahead]: Way): Way => [2 * right, 2 * ahead];

const leaps: Readonly<Record<Leaps, readonly Way[]>> = {
  'next-orthogonal': straight,
  'next-diagonal': diagonal,
  'second-orthogonal': straight.map(twice),
  'second-diagonal': diagonal.map(twice),
  knight: diagonal.flatMap(([right, ahead]): readonly Way[] => [
    [right, 2 * ahead],
    [2 * right, ahead],
  ]),
};

/** The faces that do more than move and shoot: they command, beat, burn, silence, lift, hold, or take others along. */
const acting: readonly FaceCode[] = [
  ...(['G', 'MA', '+MA', 'B', '+B', 'D', '+D', '+SO'] as const),
  ...(['CL', 'TP', '+EN', '+TP', '+SM', '+AG', '+RG'] as const),
];

/** The movement of a face as data; throws where no face has that code. */
export const movementOf = (code: FaceCode) => {
  const face = faceOfCode(code);
  const movement = face && movements[face.kind][face.promoted ? 1 : 0];
  if (face === undefined || !movement) throw new Error(`no face is called ${code}`);
  return { ...face, movement };
};

/** How a face shoots; null where it does not. */
export const shootingOfFace = (code: FaceCode) => {
  const { kind, promoted } = movementOf(code);
  return shootingOf(kindNumber(kind) | (promoted ? PROMOTED : 0));
};

/** The ways of a face: where it steps, slides, jumps, goes on in a chain, and whether it shoots or acts from afar. */
export const waysOf = (code: FaceCode): Ways => {
  const { step = [], slide = [], reach, jump = [], chain } = movementOf(code).movement;
  const shooting = shootingOfFace(code);
  return {
    steps: step.map((direction) => ways[direction]),
    slides: slide.map((direction) => ways[direction]),
    ...(reach !== undefined && { reach }),
    jumps: jump.flatMap((leap) => leaps[leap]),
    chain: chain?.leaps.flatMap((leap) => leaps[leap]) ?? [],
    shots: shooting?.shots ?? 0,
    acts: acting.includes(code),
  };
};
