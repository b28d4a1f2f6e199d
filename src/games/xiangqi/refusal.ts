/** Why picks begin no legal move: one rule of the closed list, and the evidence for it on the board. */
import { type Evidence, other, type Pick, type Refusal } from '#kernel/game.ts';
import { ownsUnless } from '#kernel/picking.ts';
import { checkersOf } from './attacks.ts';
import { classOf, type RefusalRule, refusalRules } from './codes.ts';
import { attackEvidence, closedEscapes, ghostKing, type Role, square } from './evidence.ts';
import { type Move, moveOf } from './move.ts';
import { straight } from './movement.ts';
import { attempt } from './picks.ts';
import { CANNON, CHARIOT } from './piece.ts';
import { at, cellOf, kingCell, onBoard, type Position, seatOf, squareOf } from './position.ts';
import { reach } from './reach.ts';
import { columnOf, everySquare } from './square.ts';
import { boardAfter, type Obstacle, pieceObstacle, violatedRule } from './violation.ts';

type XiangqiRefusal = Refusal & { readonly rule: RefusalRule };

const refusal = (rule: RefusalRule, ...evidence: readonly Evidence[]): XiangqiRefusal => ({
  rule,
  class: classOf(rule),
  evidence,
});

/** The two kings, and the file between them. */
const facingEvidence = (position: Position, move: Move): readonly Evidence[] => {
  const seat = position.turn;
  const { king } = boardAfter(position, move);
  const stood = kingCell(position, seat);
  const foe = kingCell(position, other(seat));
  return [
    ...(king === stood ? [] : [ghostKing(king, seat)]),
    square(king, 'exposed'),
    square(foe, 'checker'),
    { show: 'ray', from: squareOf(foe), to: squareOf(king) },
    { show: 'file', index: columnOf(squareOf(king)) },
  ];
};

const kingEvidence = (position: Position, move: Move, rule: RefusalRule): readonly Evidence[] => {
  const seat = position.turn;
  const foe = other(seat);
  const { cells, king } = boardAfter(position, move);
  const stood = kingCell(position, seat);
  const before = checkersOf(position.cells, stood, foe);
  const attackers = checkersOf(cells, king, foe);
  // Only a king that is in check already is shown so.
  const own = square(stood, before.length > 0 ? 'king' : 'exposed');
  if (rule === 'pinned') {
    const uncovered = attackers.filter((cell) => !before.includes(cell));
    return [own, ...attackEvidence(cells, king, uncovered, 'pinner')];
  }
  if (king === stood) return [own, ...attackEvidence(cells, king, attackers, 'checker')];
  // The piece that checks the king where it stands need not be the one that covers the square it goes to.
  return [
    ...(before.length > 0 ? [own] : []),
    ...attackEvidence(position.cells, stood, before, 'checker'),
    ghostKing(king, seat),
    square(king, 'exposed'),
    ...attackEvidence(cells, king, attackers, 'guard'),
  ];
};

/** The role of the cells in a piece's way, by the rule that they make it break. */
const roleIn = (rule: RefusalRule): Role => {
  switch (rule) {
    case 'horse-leg':
      return 'leg';
    case 'elephant-eye':
      return 'eye';
    case 'cannon-many-screens':
      return 'screen';
    case 'blocked':
      return 'blocker';
    default:
      return 'cause';
  }
};

/** The obstacles in a piece's way, or the piece itself where there are none, and the way it was meant to go. */
const obstacleEvidence = (move: Move, { rule, cells }: Obstacle): readonly Evidence[] => {
  const standing = cells.map((cell) => square(cell, roleIn(rule)));
  if (rule === 'empty-square' || rule === 'not-your-turn' || rule === 'own-piece') return standing;
  return [
    ...(standing.length > 0 ? standing : [square(cellOf(move.from), 'cause')]),
    { show: 'ray', from: move.from, to: move.to },
  ];
};

const evidenceOf = (position: Position, move: Move, rule: RefusalRule): readonly Evidence[] => {
  const obstacle = pieceObstacle(position, move);
  if (obstacle !== null) return obstacleEvidence(move, obstacle);
  return rule === 'facing-kings'
    ? facingEvidence(position, move)
    : kingEvidence(position, move, rule);
};

/** Why the first pick is wrong by itself, whatever follows; null where it is not. */
const refuseOrigin = (position: Position, pick: Pick, alone: boolean): XiangqiRefusal | null => {
  if (pick.at !== 'square') return refusal('wrong-movement');
  const cell = cellOf(pick.square);
  const piece = at(position.cells, cell);
  // A player who only points at something asks what it is, so nothing is marked as wrong there.
  const there = alone ? [] : [square(cell, 'cause')];
  if (piece === 0) return refusal('empty-square', ...there);
  return seatOf(piece) === position.turn ? null : refusal('not-your-turn', ...there);
};

/** Whether a pick points at a piece of the side to move; whether that piece has a legal move is not asked. */
export const owns = ownsUnless(refuseOrigin);

const rank = (rule: RefusalRule): number => refusalRules.indexOf(rule);

/**
 * The pieces that wall a piece in. For a chariot or a cannon they stand right beside it; for any other they are of its
 * own side and stand where it might go.
 */
const wallsOf = (position: Position, from: number): readonly number[] => {
  const cell = cellOf(from);
  const kind = at(position.cells, cell) & 15;
  if (kind !== CHARIOT && kind !== CANNON)
    return reach(position, { at: 'square', square: from }).protects.map(cellOf);
  return straight
    .map((delta) => cell + delta)
    .filter((there) => onBoard(there) && at(position.cells, there) !== 0);
};

/** Rules about a piece's whole way. Only the first piece in the way tells something, and that one counts as a wall. */
const ofWays: readonly RefusalRule[] = ['blocked', 'cannon-no-screen', 'cannon-many-screens'];

/**
 * Why a piece that is there has no legal move at all. The rule is the one that comes latest in the list among the
 * squares it might go to, since that one alone stands between the player and a move. For a king the evidence shows all
 * such squares. Otherwise the piece is walled in.
 */
const refuseEvery = (position: Position, from: number): XiangqiRefusal | null => {
  let move: Move | undefined;
  let rule: RefusalRule = 'wrong-movement';
  for (const to of everySquare) {
    if (to === from) continue;
    const tried = moveOf(from, to);
    const found = violatedRule(position, tried);
    if (found === null) return null;
    if (ofWays.includes(found) || rank(found) <= rank(rule)) continue;
    move = tried;
    rule = found;
  }
  const { cells, turn } = position;
  const walls = wallsOf(position, from);
  const shown = walls.map((wall) => square(wall, 'blocker'));
  const isOwn = walls.every((wall) => seatOf(at(cells, wall)) === turn);
  if (cellOf(from) === kingCell(position, turn))
    return refusal(
      rank(rule) < rank('pinned') ? 'own-piece' : rule,
      ...closedEscapes(cells, cellOf(from), turn),
      ...shown,
    );
  // A horse's leg or an elephant's eye explains more than a wall, and the king's safety explains most.
  if (move !== undefined && (walls.length === 0 || rank(rule) >= rank('horse-leg')))
    return refusal(rule, ...evidenceOf(position, move, rule));
  if (walls.length === 0) return refusal('wrong-movement');
  return refusal(isOwn ? 'own-piece' : 'blocked', ...shown);
};

/** Why these picks begin no legal move, by the first rule of the list that fails; null while they begin one. */
export const refuse = (position: Position, picks: readonly Pick[]): XiangqiRefusal | null => {
  const [origin, target] = picks;
  if (origin === undefined) return null;
  const wrong = refuseOrigin(position, origin, target === undefined);
  if (wrong !== null || origin.at !== 'square') return wrong;
  if (target === undefined) return refuseEvery(position, origin.square);
  if (target.at !== 'square' || picks.length > 2) return refusal('wrong-movement');
  if (origin.square === target.square)
    return refusal('own-piece', square(cellOf(origin.square), 'cause'));
  const move = attempt(position, picks);
  if (move === undefined) return refusal('wrong-movement');
  const rule = violatedRule(position, move);
  return rule === null ? null : refusal(rule, ...evidenceOf(position, move, rule));
};
