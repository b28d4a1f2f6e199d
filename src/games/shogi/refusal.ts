/** Why picks begin no legal move: one rule of the closed list, and what proves it on the board. */
import { type Evidence, other, type Pick, type Refusal, type Seat } from '#kernel/game.ts';
import { attackersOf } from './attacks.ts';
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
} from './cells.ts';
import { classOf, type RefusalRule, refusalRules } from './codes.ts';
import { attackEvidence, closedEscapes, pinnedTakers, square } from './evidence.ts';
import type { BoardMove, Move } from './move.ts';
import { isHandKind, kindNumber, PAWN } from './piece.ts';
import { dropped, play } from './play.ts';
import { kingAfter, moverOf, ruleAgainst } from './ruling.ts';
import { everySquare, fileOf, rankOf } from './square.ts';
import { attempt, facesOf } from './words.ts';

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
  if (rule === 'pinned')
    return [square(stood, 'king'), ...attackEvidence(after.cells, king, uncovered, 'pinner')];
  if (king === stood)
    return [square(stood, 'king'), ...attackEvidence(after.cells, king, attackers, 'checker')];
  // What checks the king where it stands need not be what covers the square it goes to.
  return [
    square(stood, 'king'),
    ...attackEvidence(position.cells, stood, before, 'checker'),
    ...attackEvidence(after.cells, king, attackers, 'guard'),
  ];
};

/** The king, each square it might go to with what guards it, and why nothing takes the pawn. */
const uchifuzumeEvidence = (position: Position, pawn: number, seat: Seat): readonly Evidence[] => {
  const foe = other(seat);
  const king = kingCell(position, foe);
  const after = dropped(position, PAWN, pawn, seat);
  return [
    square(king, 'king'),
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
  const rule = ruleAgainst(position, move);
  return rule === null ? null : refusal(rule, ...evidenceOf(position, move, rule));
};

/** What is wrong with the first pick alone, whatever follows. */
const refuseOrigin = (position: Position, pick: Pick): ShogiRefusal | null => {
  if (pick.at === 'choice') return refusal('wrong-movement');
  if (pick.at === 'hand') {
    if (pick.seat !== position.turn) return refusal('not-your-turn');
    const held = isHandKind(pick.kind) && handCount(position, pick.seat, pick.kind) > 0;
    return held ? null : refusal('not-in-hand');
  }
  const piece = at(position.cells, cellOf(pick.square));
  const there: Evidence = { show: 'square', square: pick.square, as: 'cause' };
  if (piece === 0) return refusal('empty-square', there);
  return seatOf(piece) === position.turn ? null : refusal('not-your-turn', there);
};

/** The whole moves that two picks may still become: one for each face that is possible. */
const completions = (position: Position, origin: Pick, to: number): readonly Move[] => {
  const target: Pick = { at: 'square', square: to };
  if (origin.at === 'square' && origin.square === to) return [];
  if (origin.at === 'square' && facesOf(position, origin.square, to) === 'choice')
    return [
      { from: origin.square, to, promote: true },
      { from: origin.square, to, promote: false },
    ];
  const move = attempt(position, [origin, target]);
  return move === undefined ? [] : [move];
};

const rank = (rule: RefusalRule): number => refusalRules.indexOf(rule);

/**
 * Why a piece that is there has no legal move at all: of the squares it might go to, the one that fails latest in the
 * list, since that rule alone stands between the player and a move. Squares it never goes to say nothing.
 */
const refuseEvery = (position: Position, origin: Pick): ShogiRefusal | null => {
  let telling: { readonly move: Move; readonly rule: RefusalRule } | null = null;
  for (const to of everySquare) {
    for (const move of completions(position, origin, to)) {
      const rule = ruleAgainst(position, move);
      if (rule === null) return null;
      if (rule === 'wrong-movement') continue;
      if (telling === null || rank(rule) > rank(telling.rule)) telling = { move, rule };
    }
  }
  if (telling === null) return refusal('wrong-movement');
  return refusal(telling.rule, ...evidenceOf(position, telling.move, telling.rule));
};

/**
 * Why these picks begin no legal move, by the first rule of the list that fails; null while they begin one.
 * A choice offered where there is none breaks the rule of promotion that leaves none.
 */
export const refuse = (position: Position, picks: readonly Pick[]): ShogiRefusal | null => {
  const [origin, target, choice] = picks;
  if (origin === undefined) return null;
  const wrong = refuseOrigin(position, origin);
  if (wrong !== null) return wrong;
  if (target === undefined) return refuseEvery(position, origin);
  if (target.at !== 'square') return refusal('wrong-movement');
  const to = target.square;
  if (origin.at === 'square' && origin.square === to)
    return refusal('own-piece', { show: 'square', square: to, as: 'cause' });
  const moves = completions(position, origin, to);
  const refusals = moves.map((move) => refuseMove(position, move));
  const first = refusals.every((found) => found !== null) ? refusals[0] : null;
  if (first !== null && first !== undefined) return first;
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
