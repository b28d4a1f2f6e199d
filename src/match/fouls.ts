/**
 * Fouls in a sitting with an agreement: which attempts are fouls, what follows from them, and which piece must be moved
 * after one.
 */
import {
  type Game,
  type Line,
  type Outcome,
  other,
  type Pick,
  type Refusal,
  type Seat,
  type Turn,
} from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { lineTo } from '#record/line.ts';
import { append } from '#record/record.ts';
import { nodeAfter } from '#record/turns.ts';
import { pressClock, spentAt } from './clock.ts';
import type { EventOf } from './events.ts';
import { end, goOnBy, type Match } from './match.ts';
import { endBy, mayCall, over, withRefereeState, withSpent } from './referee-state.ts';
import type { RefereeState } from './terms.ts';

/**
 * The rule code that refuses every piece but the one touched in a foul. It is no rule of a game: its words are the
 * table's own.
 */
export const TOUCHED = 'touched-piece';

/**
 * The pick of the piece that must be moved after a foul under `retry-same`. Undefined when the rule does not apply or
 * that piece has no legal move.
 */
export const boundTo = (game: Game, match: Match): Pick | undefined => {
  const { foul, terms } = match.refereeState ?? { foul: null, terms: null };
  if (foul === null || terms?.strictness !== 'retry-same') return undefined;
  const { position } = lineTo(game, match.record, match.head);
  // The move is parsed from the foul's text, so that a sitting read from storage is bound in the same way as one in
  // memory.
  const move = game.text.parseMove(foul.move, position);
  const [origin] = move.ok ? game.picks(position, move.value) : [];
  if (origin === undefined || game.refuse(position, [origin]) !== null) return undefined;
  return origin;
};

/**
 * Why a piece may not be moved though the rules of the game allow it: after a foul another one must be moved. Null if
 * it may.
 */
export const refuseUntouched = (game: Game, match: Match, origin: Pick): Refusal | null => {
  const bound = boundTo(game, match);
  if (bound === undefined || samePick(bound, origin)) return null;
  return {
    rule: TOUCHED,
    class: 'slip',
    evidence: bound.at === 'square' ? [{ show: 'square', square: bound.square, as: 'cause' }] : [],
  };
};

/** Whether a move may be made after a foul: it is one of the piece that must be moved, or any piece may move. */
export const isFree = (game: Game, match: Match, position: object, move: object): boolean => {
  const bound = boundTo(game, match);
  if (bound === undefined) return true;
  const [origin] = game.picks(position, move);
  return origin !== undefined && samePick(origin, bound);
};

/** Whether a turn takes a piece that stands in check. */
export const takesChecked = (
  game: Game,
  line: Line<object, object>,
  turn: Turn<object>,
): boolean => {
  const { removed } = game.trace(line.position, turn);
  return removed.length > 0 && game.facts(line).checked.some((square) => removed.includes(square));
};

/** The end of a game that the side of that seat has lost by a foul. */
export const lostByFoul = (offender: Seat): Outcome => ({
  winner: other(offender),
  by: 'foul',
  next: 'over',
});

const hasMove = (game: Game, { record, head }: Match): boolean => {
  for (const _ of game.legalMoves(lineTo(game, record, head).position)) return true;
  return false;
};

/**
 * The sitting after an attempt at the head. Only this function judges whether it is a foul, so that events from any
 * source are judged alike. A legal move, a slip, or a move of another piece than the one that must be moved means
 * nothing.
 */
export const attempt = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  { turn, atMs }: EventOf<'illegal'>,
): Match => {
  const { strictness } = refereeState.terms;
  if (strictness === 'teach' || strictness === 'casual') return match;
  const { position } = lineTo(game, match.record, match.head);
  const refusal = game.refuse(position, game.picks(position, turn.move));
  if (refusal?.class !== 'foul' || !isFree(game, match, position, turn.move)) return match;
  const { rule } = refusal;
  const seat = game.turn(position);
  const move = game.text.move(turn.move);
  if (strictness === 'retry-same' || strictness === 'retry-any')
    return withRefereeState(match, refereeState, { foul: { seat, rule, node: null, move } });
  // A foul that is made again after a takeback is the same node.
  const known = nodeAfter(game, match.record, match.head, turn);
  const { record: made, id } =
    known === undefined
      ? append(match.record, match.head, turn, { illegal: true })
      : { record: match.record, id: known };
  const played = goOnBy(made, match.head, id);
  const { clock } = refereeState;
  const record = clock ? withSpent(played, id, spentAt(clock, atMs)) : played;
  const stood = { ...match, record, head: id, tip: id };
  // Under `claim` the other side calls a foul or answers it by a move. Without a legal move it has no answer, and wins.
  const loses = strictness === 'strict' || !hasMove(game, stood);
  // The time of the turn is recorded with the move, so no time is given to the ending.
  if (loses) return over(end(stood, lostByFoul(seat)), refereeState, atMs);
  return withRefereeState(stood, refereeState, {
    clock: clock && pressClock(clock, atMs),
    offer: null,
    declined: [],
    foul: { seat, rule, node: id, move },
  });
};

/**
 * The sitting after a seat has called the other's last move a foul. Either that side has lost, or the call counts as a
 * wrong one.
 */
export const call = (match: Match, refereeState: RefereeState, seat: Seat, atMs: number): Match => {
  const { foul, terms, warnings } = refereeState;
  if (terms.strictness !== 'claim' || !mayCall(refereeState, seat)) return match;
  if (foul?.node != null && foul.seat !== seat)
    return endBy(match, refereeState, lostByFoul(foul.seat), atMs);
  const [first, second] = warnings;
  return withRefereeState(match, refereeState, {
    warnings: seat === 0 ? [first + 1, second] : [first, second + 1],
  });
};
