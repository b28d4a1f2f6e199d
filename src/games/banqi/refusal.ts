/** Why picks begin no legal move: one rule of the closed list, and the evidence for it on the board. */
import type { Evidence, Pick, Refusal } from '#kernel/game.ts';
import { type RefusalRule, refusalRules } from './codes.ts';
import { takingOf } from './family.ts';
import { kindOf } from './piece.ts';
import { faceAt, type Position } from './position.ts';
import { areNeighbours, isSquare, squaresInLine } from './square.ts';
import { brokenByOrigin, brokenRule, screensBetween } from './violation.ts';

type BanqiRefusal = Refusal & { readonly rule: RefusalRule };

/** The role of a square in a refusal. */
type Role = 'cause' | 'blocker' | 'screen' | 'stronger';

const square = (where: number, as: Role): Evidence => ({ show: 'square', square: where, as });

// No forbidden move looks possible here, so every refusal is a slip.
const refusal = (rule: RefusalRule, ...evidence: readonly Evidence[]): BanqiRefusal => ({
  rule,
  class: 'slip',
  evidence,
});

/** The evidence that going from one square to another breaks that rule. */
const evidenceOf = (
  position: Position,
  from: number,
  to: number,
  rule: RefusalRule,
): readonly Evidence[] => {
  switch (rule) {
    case 'own-piece':
    case 'face-down-target':
      return [square(to, 'blocker')];
    case 'king-soldier':
    case 'rank':
      return [square(to, 'stronger')];
    case 'not-adjacent':
    case 'not-in-line':
    case 'no-screen':
      return [square(from, 'cause'), { show: 'ray', from, to }];
    case 'many-screens':
      return [
        ...screensBetween(position, from, to).map((screen) => square(screen, 'screen')),
        { show: 'ray', from, to },
      ];
    default:
      return [square(from, 'cause')];
  }
};

/** The squares that a piece could aim at: the next cells, and every piece it could jump at. */
const aims = (position: Position, from: number): readonly number[] => {
  const face = faceAt(position, from);
  const jumps = face !== undefined && takingOf(position.family, kindOf(face)).by === 'jump';
  return squaresInLine(from).filter(
    (to) =>
      areNeighbours(from, to) ||
      (jumps &&
        faceAt(position, to) !== undefined &&
        brokenRule(position, from, to) !== 'own-piece'),
  );
};

const rankOf = (rule: RefusalRule): number => refusalRules.indexOf(rule);

/**
 * Why a piece that is there has no legal move at all. The rule is the last in the list among those that close its ways,
 * since it alone stands between the player and a move. The evidence shows every way that it closes.
 */
const refuseEvery = (position: Position, from: number): BanqiRefusal | null => {
  let last: RefusalRule | undefined;
  let evidence: readonly Evidence[] = [];
  for (const to of aims(position, from)) {
    const rule = brokenRule(position, from, to);
    if (rule === null) return null;
    if (last !== undefined && rankOf(rule) < rankOf(last)) continue;
    const proof = evidenceOf(position, from, to, rule);
    evidence = rule === last ? [...evidence, ...proof] : proof;
    last = rule;
  }
  return refusal(last ?? 'not-adjacent', ...evidence);
};

/** Why picks that begin on a square begin no legal move; null while they begin one. */
const refuseFrom = (
  position: Position,
  from: number,
  [target, further]: readonly Pick[],
): BanqiRefusal | null => {
  const broken = brokenByOrigin(position, from);
  // Pointing at a piece that lies face down turns it up.
  if (broken === 'face-down-piece' && target === undefined) return null;
  // A player who only points at something asks what it is, so nothing is marked as wrong there.
  if (broken !== null)
    return refusal(broken, ...(target === undefined ? [] : [square(from, 'cause')]));
  if (target === undefined) return refuseEvery(position, from);
  if (target.at !== 'square' || !isSquare(target.square)) return refusal('not-adjacent');
  const rule = brokenRule(position, from, target.square);
  if (rule !== null) return refusal(rule, ...evidenceOf(position, from, target.square, rule));
  // A piece goes only once in a turn, so a third pick leads nowhere.
  return further === undefined ? null : refusal('not-adjacent', square(target.square, 'cause'));
};

/** Why these picks begin no legal move, by the first rule of the list that fails; null while they begin one. */
export const refuse = (position: Position, picks: readonly Pick[]): BanqiRefusal | null => {
  const [origin, ...others] = picks;
  if (origin === undefined) return null;
  if (origin.at !== 'square') return refusal('empty-square');
  return refuseFrom(position, origin.square, others);
};
