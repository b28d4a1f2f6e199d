/** Why picks begin no legal move: one rule of the closed list, and what proves it on the board. */
import { type Evidence, other, type Pick, type Refusal, type Seat } from '#kernel/game.ts';
import { ownsUnless } from '#kernel/picking.ts';
import { attackersOf } from './attacks.ts';
import { classOf, type RefusalRule, refusalRules } from './codes.ts';
import { attackEvidence, closedEscapes, ghost, pinnedTakers, square } from './evidence.ts';
import type { BoardMove, Move } from './move.ts';
import { attempt, facesOf } from './picks.ts';
import { isHandKind, kindNumber, PAWN } from './piece.ts';
import { dropped, play } from './play.ts';
import {
  at,
  cellOf,
  deadRanks,
  handCount,
  kingCell,
  type Position,
  pieceAt,
  seatOf,
  squaresOnFile,
} from './position.ts';
import { reach } from './reach.ts';
import { everySquare, fileOf, rankOf } from './square.ts';
import { kingAfter, moverOf, violatedRule } from './violation.ts';

type ShogiRefusal = Refusal & { readonly rule: RefusalRule };

const refusal = (rule: RefusalRule, ...evidence: readonly Evidence[]): ShogiRefusal => ({
  rule,
  class: classOf(rule),
  evidence,
});

/** The ranks on which a kind could never move again, as the board counts them. */
const deadRankEvidence = (number: number, seat: Seat): readonly Evidence[] =>
  Array.from({ length: deadRanks(number) }, (_, i) => ({
    show: 'rank',
    index: seat === 0 ? i + 1 : 9 - i,
  }));

const firstBetween = (position: Position, from: number, to: number): number => {
  const step = Math.max(Math.abs(rankOf(from) - rankOf(to)), Math.abs(fileOf(from) - fileOf(to)));
  const delta = (cellOf(to) - cellOf(from)) / step;
  let cell = cellOf(from) + delta;
  while (at(position.cells, cell) === 0) cell += delta;
  return cell;
};

const kingEvidence = (position: Position, move: Move, rule: RefusalRule): readonly Evidence[] => {
  const seat = moverOf(position, move);
  const foe = other(seat);
  const after = play(position, { move });
  const king = kingAfter(position, move, seat);
  const stood = kingCell(position, seat);
  const before = attackersOf(position.cells, stood, foe);
  const attackers = attackersOf(after.cells, king, foe);
  const uncovered = attackers.filter((cell) => !before.includes(cell));
  // Only a king that is in check already is shown so.
  const own = square(stood, before.length > 0 ? 'king' : 'exposed');
  if (rule === 'pinned') return [own, ...attackEvidence(after.cells, king, uncovered, 'pinner')];
  if (king === stood) return [own, ...attackEvidence(after.cells, king, attackers, 'checker')];
  // The pieces that check the king where it stands need not be those that cover the square it goes to.
  return [
    ...(before.length > 0 ? [own] : []),
    ...attackEvidence(position.cells, stood, before, 'checker'),
    ghost(king, 'king', seat),
    square(king, 'exposed'),
    ...attackEvidence(after.cells, king, attackers, 'guard'),
  ];
};

/** The king, each square it might go to with what guards it, and why nothing takes the pawn. */
const uchifuzumeEvidence = (position: Position, pawn: number, seat: Seat): readonly Evidence[] => {
  const foe = other(seat);
  const king = kingCell(position, foe);
  const after = dropped(position, PAWN, pawn, seat);
  return [
    square(king, 'exposed'),
    ghost(pawn, 'pawn', seat),
    square(pawn, 'cause'),
    ...closedEscapes(after.cells, king, foe, pawn),
    ...pinnedTakers(after, foe, pawn),
  ];
};

const nifuEvidence = (position: Position, to: number, seat: Seat): readonly Evidence[] => [
  ...squaresOnFile(fileOf(to))
    .filter((where) => {
      const piece = pieceAt(position, where);
      return piece?.kind === 'pawn' && piece.seat === seat;
    })
    .map((where) => square(cellOf(where), 'cause')),
  { show: 'file', index: fileOf(to) },
];

/** The way a piece was meant to go. */
const tried = ({ from, to }: BoardMove): Evidence => ({ show: 'ray', from, to });

const boardEvidence = (
  position: Position,
  move: BoardMove,
  rule: RefusalRule,
): readonly Evidence[] => {
  const number = at(position.cells, cellOf(move.from)) & 15;
  switch (rule) {
    case 'blocked': {
      const blocker = firstBetween(position, move.from, move.to);
      return [square(blocker, 'blocker'), tried(move)];
    }
    case 'promotion-compulsory':
      return deadRankEvidence(number, moverOf(position, move));
    case 'own-piece':
      return [square(cellOf(move.to), 'cause')];
    case 'wrong-movement':
      return [square(cellOf(move.from), 'cause'), tried(move)];
    default:
      return [square(cellOf(move.from), 'cause')];
  }
};

const evidenceOf = (position: Position, move: Move, rule: RefusalRule): readonly Evidence[] => {
  const seat = moverOf(position, move);
  switch (rule) {
    case 'pinned':
    case 'king-left-in-check':
    case 'moved-into-check':
      return kingEvidence(position, move, rule);
    case 'uchifuzume':
      return uchifuzumeEvidence(position, cellOf(move.to), seat);
    case 'nifu':
      return nifuEvidence(position, move.to, seat);
    case 'dead-square':
      return 'drop' in move ? deadRankEvidence(kindNumber(move.drop), seat) : [];
    case 'occupied':
      return [square(cellOf(move.to), 'cause')];
    default:
      return 'drop' in move ? [] : boardEvidence(position, move, rule);
  }
};

/** The refusal of one whole move; null when it is legal. */
const refuseMove = (position: Position, move: Move): ShogiRefusal | null => {
  const rule = violatedRule(position, move);
  return rule === null ? null : refusal(rule, ...evidenceOf(position, move, rule));
};

/** The refusal of the first pick alone, whatever follows; null if nothing is wrong with it. */
const refuseOrigin = (position: Position, pick: Pick, alone: boolean): ShogiRefusal | null => {
  if (pick.at === 'choice') return refusal('wrong-movement');
  if (pick.at === 'hand') {
    if (pick.seat !== position.turn) return refusal('not-your-turn');
    const held = isHandKind(pick.kind) && handCount(position, pick.seat, pick.kind) > 0;
    return held ? null : refusal('not-in-hand');
  }
  const piece = at(position.cells, cellOf(pick.square));
  // A player who only points at a square asks what it is. Nothing is wrong there then, so the square is not marked.
  const there = alone ? [] : [square(cellOf(pick.square), 'cause')];
  if (piece === 0) return refusal('empty-square', ...there);
  return seatOf(piece) === position.turn ? null : refusal('not-your-turn', ...there);
};

/** Whether a pick points at a piece of the side to move; whether that piece has a legal move is not asked. */
export const owns = ownsUnless(refuseOrigin);

const rank = (rule: RefusalRule): number => refusalRules.indexOf(rule);

/**
 * Explains why a piece that is there has no legal move at all. Of all moves it might make, it takes the one that fails by
 * the rule that is latest in the list, since that rule alone stands between the player and a move. For a king it shows
 * every square around. If no move gets as far as such a rule, pieces of its own side wall the piece in. Anything behind the
 * first piece on a line says nothing, for that piece is its own, or could be taken.
 */
const refuseEvery = (position: Position, origin: Pick): ShogiRefusal | null => {
  let move: Move | undefined;
  let rule: RefusalRule = 'blocked';
  for (const to of everySquare) {
    const attempted = attempt(position, [origin, { at: 'square', square: to }]);
    if (attempted === undefined) continue;
    const found = violatedRule(position, attempted);
    if (found === null) return null;
    if (rank(found) <= rank(rule)) continue;
    move = attempted;
    rule = found;
  }
  const walls = reach(position, origin).protects.map((wall) => square(cellOf(wall), 'blocker'));
  if (move === undefined)
    return refusal(walls.length > 0 ? 'own-piece' : 'wrong-movement', ...walls);
  const king = kingCell(position, position.turn);
  return 'from' in move && cellOf(move.from) === king
    ? refusal(rule, ...closedEscapes(position.cells, king, position.turn), ...walls)
    : refusal(rule, ...evidenceOf(position, move, rule));
};

/**
 * Why these picks begin no legal move, by the first rule of the list that fails; null while they begin one.
 * A choice offered where there is none breaks the rule of promotion that leaves none.
 */
export const refuse = (position: Position, picks: readonly Pick[]): ShogiRefusal | null => {
  const [origin, target, choice] = picks;
  if (origin === undefined) return null;
  const wrong = refuseOrigin(position, origin, target === undefined);
  if (wrong !== null) return wrong;
  if (target === undefined) return refuseEvery(position, origin);
  if (target.at !== 'square') return refusal('wrong-movement');
  const to = target.square;
  if (origin.at === 'square' && origin.square === to)
    return refusal('own-piece', { show: 'square', square: to, as: 'cause' });
  // If the piece may show either face, both moves break the same rule.
  const move = attempt(position, [origin, target]);
  const refused = move === undefined ? null : refuseMove(position, move);
  if (refused !== null) return refused;
  if (choice === undefined) return null;
  if (origin.at !== 'square') return refusal('promotion-not-possible');
  const faces = facesOf(position, origin.square, to);
  const named = choice.at === 'choice' && (choice.choice === 'promote' || choice.choice === 'keep');
  if (faces === 'choice' && named && picks.length === 3) return null;
  if (faces === 'must')
    return refusal(
      'promotion-compulsory',
      ...deadRankEvidence(at(position.cells, cellOf(origin.square)) & 15, position.turn),
    );
  return refusal('promotion-not-possible', { show: 'square', square: origin.square, as: 'cause' });
};
