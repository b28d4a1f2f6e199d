/** Plays a turn from its text, in the order in which its parts take effect, and says who has lost or is in check. */
import {
  apart,
  type Board,
  faceOf,
  hasMan,
  type Man,
  nameOf,
  pointOf,
  type Side,
  standing,
} from './board.ts';
import { isBesideFlame, textsOf } from './moves.ts';

const turnedDown = (men: Map<string, Man>, name: string, man: Man): void => {
  men.set(name, { ...man, up: false });
};

/** Turns fogs near an enemy light back into priests, then turns back promoted men that need a priest and have none. */
const settle = (men: Map<string, Man>): void => {
  for (const [fog, man] of standing(men, (one) => faceOf(one) === '+TP')) {
    const lights = standing(men, (one) => faceOf(one) === '+SM' && one.side !== man.side);
    if (lights.some(([light]) => apart(light, fog) <= 5)) turnedDown(men, nameOf(fog), man);
  }
  for (const side of ['b', 'w'] as const) {
    if (hasMan(men, (man) => man.side === side && man.base === 'TP')) continue;
    for (const [point, man] of standing(men, (one) => one.side === side))
      if (faceOf(man) === '+D' || faceOf(man) === '+B') turnedDown(men, nameOf(point), man);
  }
};

const promoteClerk = (men: Map<string, Man>, side: Side): void => {
  for (const [point, man] of standing(men, () => true)) {
    if (man.side === side && (man.base === 'AG' || man.base === 'RG'))
      men.set(nameOf(point), { ...man, up: true });
    if (man.side !== side && faceOf(man) === '+EN') men.delete(nameOf(point));
  }
};

/** The board after a legal move, by its text. */
export const afterText = (board: Board, text: string): Board => {
  const [from = '', ...rest] = text.match(/[-x*]?\d+[a-s]|[+=]$/g) ?? [];
  const men = new Map(board.men);
  const man = men.get(from);
  if (man === undefined) throw new Error(`nobody stands on ${from}`);
  men.delete(from);
  let at = from;
  let alive = true;
  let up = man.up;
  for (const part of rest) {
    if (part === '+') up = true;
    if (part === '+' || part === '=') continue;
    const name = part.slice(1);
    men.delete(name);
    if (part.startsWith('*')) continue;
    at = name;
    if (isBesideFlame(men, pointOf(name))) alive = false;
    else if (faceOf(man) === '+EN')
      for (const [near] of standing(men, () => true))
        if (apart(near, pointOf(name)) === 1) men.delete(nameOf(near));
  }
  if (alive) men.set(at, { ...man, up });
  if (alive && up && !man.up && man.base === 'CL') promoteClerk(men, man.side);
  settle(men);
  return { ...board, men, side: board.side === 'b' ? 'w' : 'b', ply: board.ply + 1 };
};

/** Whether a side has lost what keeps it in play. */
export const hasLost = ({ men, nosub }: Board, side: Side): boolean => {
  const has = (isMeant: (face: string) => boolean): boolean =>
    hasMan(men, (man) => man.side === side && isMeant(faceOf(man)));
  if (has((face) => face === 'G' || face === '+MA')) return false;
  const banner = has((face) => face === 'B' || face === '+B' || (face === '+SO' && !nosub));
  return !(has((face) => face === 'MA') && banner);
};

/** Whether some turn of the other side makes this side lose, if it has not lost yet. */
export const isChecked = (board: Board, side: Side): boolean => {
  if (hasLost(board, side)) return false;
  const attacking: Board = { ...board, side: side === 'b' ? 'w' : 'b' };
  return textsOf(attacking).some((text) => hasLost(afterText(attacking, text), side));
};
