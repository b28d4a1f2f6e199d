/** One sitting: a game being played, on a record. A pure reducer; times come in with the events. */
import type { Game, Outcome, Seat, Turn } from '#kernel/game.ts';
import { other } from '#kernel/game.ts';
import { endOfGame } from '#record/builder.ts';
import { lineTo } from '#record/line.ts';
import {
  append,
  emptyRecord,
  endLine,
  type GameRecord,
  makeFirstChild,
  type Names,
  nobody,
  nodeAt,
  onMainLine,
  pathTo,
} from '#record/record.ts';
import { nodeAfter } from '#record/turns.ts';
import type { MatchEvent } from './events.ts';
import type { RefereeState, Resigned } from './terms.ts';

/** Plain data throughout: it is stored and restored as it stands. */
export interface Match {
  readonly gameId: string;
  /** The options of the game, as `game.rules` has them. */
  readonly rules: object;
  readonly record: GameRecord;
  /** The node the sitting has come to. */
  readonly head: number;
  /** The end of the line that `head` lies on. The moves between were taken back and can be redone. */
  readonly tip: number;
  readonly outcome: Outcome | null;
  /** Present while a resignation stands that can be undone: until the next game, and in no record of a file. */
  readonly resigned?: Resigned;
  /**
   * Free play: no player began it as a game, so a turn at an earlier node is a variation, and play goes on there.
   * Absent in a game that was begun, where a turn at another node than the head means nothing, and wherever chance
   * draws.
   */
  readonly free?: true;
  /** The agreement and its state; absent where the players agreed on nothing. */
  readonly refereeState?: RefereeState;
}

/** A sitting that begins from a position text. */
export const startMatch = (game: Game, setup: string, players: Names = nobody): Match => ({
  gameId: game.id,
  rules: game.rules,
  record: emptyRecord(game.id, setup, [], players),
  head: 0,
  tip: 0,
  outcome: null,
});

/** The sitting with the outcome that the game's judge gives at its head: over, or open. */
export const settle = (game: Game, match: Match): Match => {
  const outcome = game.judge(lineTo(game, match.record, match.head), match.rules) ?? null;
  return outcome === null ? { ...match, outcome } : end(match, outcome);
};

/** A sitting that continues a given record, from the end of its main line. */
export const resumeMatch = (game: Game, record: GameRecord): Match => {
  const head = endOfGame(record);
  const match = { gameId: game.id, rules: game.rules, record, head, tip: head, outcome: null };
  const { ending } = record;
  if (ending === null) return settle(game, match);
  return { ...match, outcome: { winner: ending.winner, by: ending.by, next: 'over' } };
};

/**
 * The sitting with an outcome, decided by the players or the judge. `spentMs` is the time of a turn that was not
 * completed.
 */
export const end = (match: Match, outcome: Outcome, spentMs?: number): Match => {
  const { winner, by } = outcome;
  const ending = { winner, by, ...(spentMs !== undefined && { spentMs }) };
  return { ...match, outcome, record: endLine(match.record, match.head, ending) };
};

/** A turn tried out at another node: a variation of the record, with an ending of its own if it has one. */
export const tryTurn = (game: Game, match: Match, turn: Turn<object>, from: number): Match => {
  if (nodeAfter(game, match.record, from, turn) !== undefined) return match;
  const plain = append(match.record, from, turn);
  const line = lineTo(game, plain.record, plain.id);
  const judged = game.judge(line, match.rules);
  if (judged === undefined) return { ...match, record: plain.record };
  const ending = { winner: judged.winner, by: judged.by };
  return { ...match, record: append(match.record, from, turn, { ending }).record };
};

/**
 * A record in which the game goes on from a node by the child `id`. On the main line that child becomes the first; any
 * other becomes a variation.
 */
export const goOnBy = (record: GameRecord, from: number, id: number): GameRecord =>
  onMainLine(record, from) ? makeFirstChild(record, id) : record;

const playTurn = (game: Game, match: Match, turn: Turn<object>, from: number): Match => {
  const known = nodeAfter(game, match.record, from, turn);
  // A move of the line itself is no variation: making it while looking back leaves the game where it is.
  if (
    from !== match.head &&
    known !== undefined &&
    pathTo(match.record, match.head).includes(known)
  )
    return match;
  const { record, id } =
    known === undefined ? append(match.record, from, turn) : { record: match.record, id: known };
  // At the head the game itself goes on, so moves taken back there become the variation.
  const played = from === match.head ? goOnBy(record, from, id) : record;
  // A game that goes on from its end has not ended there.
  const open = from === match.head && match.outcome === null ? endLine(played, from, null) : played;
  return settle(game, { ...match, record: open, head: id, tip: id, outcome: null });
};

/**
 * Whether the ending is one that no position gives by itself, such as a resignation. Taking it back leaves every move,
 * even a foul that was not called. The judge is not asked about the position after a foul: there the only other ending
 * is the foul itself.
 */
const isCalled = (game: Game, { record, head, rules, outcome }: Match): boolean => {
  if (outcome === null) return false;
  return nodeAt(record, head).illegal
    ? outcome.by !== 'foul'
    : game.judge(lineTo(game, record, head), rules) === undefined;
};

/** The sitting in which a resignation can no longer be undone. */
export const letResignationStand = (match: Match): Match => {
  const { resigned, ...rest } = match;
  if (resigned === undefined) return match;
  const { refereeState } = rest;
  return refereeState?.offer?.what === 'undo-resign'
    ? { ...rest, refereeState: { ...refereeState, offer: null } }
    : rest;
};

/** The sitting with its ending removed, and every move left. */
export const reopen = (match: Match): Match => ({
  ...letResignationStand(match),
  record: match.outcome === null ? match.record : endLine(match.record, match.head, null),
  outcome: null,
});

const takeBack = (game: Game, match: Match): Match => {
  const { parent } = nodeAt(match.record, match.head);
  const head = isCalled(game, match) || parent === null ? match.head : parent;
  return { ...reopen(match), head };
};

/** Whether there is a turn, or an ending such as a resignation, to take back. */
export const canTakeBack = (game: Game, match: Match): boolean =>
  nodeAt(match.record, match.head).parent !== null || isCalled(game, match);

/** The node that a redo would go to; undefined when nothing was taken back, or the game has ended since. */
export const redoTo = (match: Match): number | undefined => {
  if (match.head === match.tip || match.outcome !== null) return undefined;
  const path = pathTo(match.record, match.tip);
  const here = path.indexOf(match.head);
  return here === -1 ? undefined : path[here + 1];
};

/** How long a side can undo its resignation without the other side, in milliseconds. */
const ALONE = 10_000;

/** The seat that resigned and can still take that back, alone or with the other side; null when there is none. */
export const resignedSeat = ({ outcome, resigned }: Match): Seat | null =>
  resigned !== undefined && outcome?.by === 'resignation' && outcome.winner !== null
    ? other(outcome.winner)
    : null;

/** How long a side can still undo its resignation alone, in milliseconds; none if the clock was set back meanwhile. */
export const aloneForMs = ({ resigned }: Match, nowMs: number): number => {
  const since = resigned === undefined ? ALONE : nowMs - resigned.atMs;
  return since < 0 ? 0 : Math.max(0, ALONE - since);
};

/** Whether a seat can undo its resignation without the other side. */
export const mayUndoAlone = (match: Match, seat: Seat, nowMs: number): boolean =>
  resignedSeat(match) === seat && aloneForMs(match, nowMs) > 0;

/** A sitting without an agreement after an event; the same object when the event means nothing in it. */
export const advancePlain = (game: Game, match: Match, event: MatchEvent): Match => {
  switch (event.type) {
    case 'turn': {
      const from = event.from ?? match.head;
      if (match.outcome !== null)
        return from === match.head ? match : tryTurn(game, match, event.turn, from);
      return from === match.head || match.free ? playTurn(game, match, event.turn, from) : match;
    }
    case 'takeback':
      return canTakeBack(game, match) ? takeBack(game, match) : match;
    case 'redo': {
      const next = redoTo(match);
      return next === undefined ? match : settle(game, { ...match, head: next, outcome: null });
    }
    case 'resign': {
      if (match.outcome !== null) return match;
      const resigned = { atMs: event.atMs, offer: null, foul: null, sealing: false };
      const outcome: Outcome = { winner: other(event.seat), by: 'resignation', next: 'over' };
      return { ...end(match, outcome), resigned };
    }
    case 'undo-resign':
      return mayUndoAlone(match, event.seat, event.atMs) ? reopen(match) : match;
    // Every other event needs an agreement.
    default:
      return match;
  }
};
