/** How each face moves: data, in the mover's own sense of forward. */
import type { Kind } from './piece.ts';

/** One of the eight ways from a point: forward, backward, left, right and between. */
export type Direction = 'F' | 'B' | 'L' | 'R' | 'FL' | 'FR' | 'BL' | 'BR';

/** Leaps that are the same to every side: one point, two points or a knight's leap away. */
export type Leaps =
  | 'next-orthogonal'
  | 'next-diagonal'
  | 'second-orthogonal'
  | 'second-diagonal'
  | 'knight';

/** Several landings in one turn. */
export interface Chain {
  readonly leaps: readonly Leaps[];
  readonly min: number;
  readonly max: number;
  /** Later landings go anywhere, on in the first direction only, or as cavalry: on along the same main axis or exactly back. */
  readonly rule: 'free' | 'straight' | 'cavalry';
}

/** The movement of one face; what is absent it cannot do. */
export interface Movement {
  readonly step?: readonly Direction[];
  /** Along free points, as far as `reach` says; any distance without one. */
  readonly slide?: readonly Direction[];
  readonly reach?: number;
  readonly jump?: readonly Leaps[];
  readonly chain?: Chain;
}

const orthogonal: readonly Direction[] = ['F', 'B', 'L', 'R'];
const diagonal: readonly Direction[] = ['FL', 'FR', 'BL', 'BR'];
const around: readonly Direction[] = [...orthogonal, ...diagonal];

const twice = (...leaps: readonly Leaps[]): Chain => ({ leaps, min: 1, max: 2, rule: 'free' });
const king = twice('next-orthogonal', 'next-diagonal');

const rookAndStep: Movement = { step: diagonal, slide: orthogonal };
const bishopAndStep: Movement = { step: orthogonal, slide: diagonal };
const shieldUnit: Movement = { step: diagonal, slide: ['L', 'R'] };
const patrol: Movement = { step: ['L', 'R'], slide: ['F', 'B'] };
const commissar: Movement = { slide: [...diagonal, 'F', 'B'] };
const rook: Movement = { slide: orthogonal };
const queen: Movement = { slide: around };
const cavalry: Movement = { chain: { leaps: ['knight'], min: 1, max: 2, rule: 'cavalry' } };
const drum: Movement = { step: ['L', 'R', ...diagonal] };
const engineer: Movement = { step: ['F', 'B', 'FL', 'FR'] };
const priest: Movement = { jump: ['second-orthogonal', 'second-diagonal'] };
const twicePriest: Movement = { chain: twice('second-orthogonal', 'second-diagonal') };
const carriage: Movement = { slide: orthogonal, reach: 5 };
const leap: Movement = { jump: ['knight'] };

/** Both faces of each kind; null where it has no other. */
export const movements: Readonly<
  Record<Kind, readonly [plain: Movement, promoted: Movement | null]>
> = {
  general: [{ step: around }, null],
  clerk: [
    { step: diagonal, jump: ['second-orthogonal'] },
    { chain: twice('second-orthogonal', 'next-diagonal') },
  ],
  'staff-officer': [
    { step: orthogonal, jump: ['second-diagonal'] },
    { chain: twice('second-diagonal', 'next-orthogonal') },
  ],
  'aide-de-camp': [{ step: ['F', 'L', 'R', ...diagonal] }, rookAndStep],
  wrestler: [{ chain: king }, null],
  aide: [
    { step: [...orthogonal, 'FL', 'FR'] },
    { step: ['L', 'R', ...diagonal], slide: ['F', 'B'] },
  ],
  staff: [{ step: ['F', ...diagonal] }, { step: ['F', 'B', ...diagonal], slide: ['L', 'R'] }],
  'chief-of-staff': [{ step: ['F', 'B', ...diagonal] }, { slide: [...diagonal, 'F'] }],
  engineer: [engineer, engineer],
  priest: [priest, twicePriest],
  monk: [priest, twicePriest],
  'advance-guard': [
    { step: ['B'], slide: ['F'] },
    { step: ['B'], slide: ['FL', 'FR', 'L', 'R'] },
  ],
  'middle-troop': [{ step: around }, { step: around }],
  drum: [drum, { chain: { leaps: ['next-orthogonal'], min: 5, max: 5, rule: 'free' } }],
  banner: [drum, { chain: { leaps: ['next-orthogonal'], min: 1, max: 5, rule: 'straight' } }],
  sentry: [{ step: ['B', 'L', 'R', ...diagonal] }, bishopAndStep],
  millenary: [queen, { ...queen, chain: king }],
  quartermaster: [rookAndStep, { slide: orthogonal, chain: twice('next-diagonal') }],
  centuria: [bishopAndStep, { slide: diagonal, chain: twice('next-orthogonal') }],
  'rear-guard': [
    { step: ['F'], slide: ['B'] },
    { step: ['F'], slide: ['BL', 'BR', 'L', 'R'] },
  ],
  'frankish-cannon': [{ step: diagonal }, carriage],
  elephant: [{ slide: diagonal }, null],
  longbow: [{ step: diagonal }, leap],
  crossbow: [{ step: diagonal }, leap],
  cannon: [{ step: diagonal }, carriage],
  cavalryman: [leap, cavalry],
  cavalry: [cavalry, { chain: twice('knight') }],
  pawn: [{ step: orthogonal }, patrol],
  'patrol-unit': [patrol, commissar],
  shield: [{ step: diagonal }, shieldUnit],
  'shield-unit': [shieldUnit, { slide: ['L', 'R', ...diagonal] }],
  chariot: [{ slide: orthogonal, reach: 5 }, rook],
  'chariot-unit': [rook, queen],
  vanguard: [{ slide: ['F'], reach: 5 }, commissar],
};
