/** One sitting: the game being played on a record. A pure reducer; times come in with the events. */
import type { Game, Outcome, Turn } from '#kernel/game.ts';
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
import type { RefereeState } from './terms.ts';

/** Plain data throughout: it is stored and restored as it stands. */
export interface Match {
  readonly gameId: string;
  /** The options of the game, as `game.rules` has them. */
  readonly rules: object;
  readonly record: GameRecord;
  /** The node the sitting has come to. */
  readonly head: number;
  /** The end of the line that `head` lies on: what was taken back and can be redone lies between. */
  readonly tip: number;
  readonly outcome: Outcome | null;
  /**
   * Free play: nobody began it as a game, so a turn beside its line is a variation, and play goes on there. Absent in a game
   * that was begun, where a turn at another node than the head means nothing, and wherever chance draws.
   */
  readonly free?: true;
  /** What the players agreed on and how it stands; absent where they agreed on nothing. */
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

/** The sitting as the game's judge sees it: over, or open. */
export const settle = (game: Game, match: Match): Match => {
  const outcome = game.judge(lineTo(game, match.record, match.head), match.rules) ?? null;
  return outcome === null ? { ...match, outcome } : end(match, outcome);
};

/** A sitting that goes on with a record as it was found, from the end of its main line. */
export const resumeMatch = (game: Game, record: GameRecord): Match => {
  const head = endOfGame(record);
  const match = { gameId: game.id, rules: game.rules, record, head, tip: head, outcome: null };
  const { ending } = record;
  if (ending === null) return settle(game, match);
  return { ...match, outcome: { winner: ending.winner, by: ending.by, next: 'over' } };
};

/** The sitting over, as the players or the judge decided; `spentMs` is the time of a turn that was not completed. */
export const end = (match: Match, outcome: Outcome, spentMs?: number): Match => {
  const { winner, by } = outcome;
  const ending = { winner, by, ...(spentMs !== undefined && { spentMs }) };
  return { ...match, outcome, record: endLine(match.record, match.head, ending) };
};

/** A turn tried beside a game: a variation of its record, with an ending of its own if it has one. */
export const tryTurn = (game: Game, match: Match, turn: Turn<object>, from: number): Match => {
  if (nodeAfter(game, match.record, from, turn) !== undefined) return match;
  const plain = append(match.record, from, turn);
  const line = lineTo(game, plain.record, plain.id);
  const judged = game.judge(line, match.rules);
  if (judged === undefined) return { ...match, record: plain.record };
  const ending = { winner: judged.winner, by: judged.by };
  return { ...match, record: append(match.record, from, turn, { ending }).record };
};

/** A record in which the game goes on at a node of its main line by one of the moves there: any other becomes a variation. */
export const goOnBy = (record: GameRecord, from: number, id: number): GameRecord =>
  onMainLine(record, from) ? makeFirstChild(record, id) : record;

const playTurn = (game: Game, match: Match, turn: Turn<object>, from: number): Match => {
  const known = nodeAfter(game, match.record, from, turn);
  // A move of the line itself is no variation: who makes it while looking back leaves the game where it is.
  if (
    from !== match.head &&
    known !== undefined &&
    pathTo(match.record, match.head).includes(known)
  )
    return match;
  const { record, id } =
    known === undefined ? append(match.record, from, turn) : { record: match.record, id: known };
  // At the head it is the game that goes on, so what was taken back there is the variation.
  const played = from === match.head ? goOnBy(record, from, id) : record;
  // A game that goes on from its end has not ended there.
  const open = from === match.head && match.outcome === null ? endLine(played, from, null) : played;
  return settle(game, { ...match, record: open, head: id, tip: id, outcome: null });
};

/**
 * An ending that no position gives by itself, such as a resignation: it can be taken back and every move stands, a foul that
 * nobody has called too. No judge is asked of the position after a foul: there the foul itself is the only other ending.
 */
const isCalled = (game: Game, { record, head, rules, outcome }: Match): boolean => {
  if (outcome === null) return false;
  return nodeAt(record, head).illegal
    ? outcome.by !== 'foul'
    : game.judge(lineTo(game, record, head), rules) === undefined;
};

const takeBack = (game: Game, match: Match): Match => {
  const { parent } = nodeAt(match.record, match.head);
  const reopened = match.outcome === null ? match.record : endLine(match.record, match.head, null);
  const head = isCalled(game, match) || parent === null ? match.head : parent;
  return { ...match, record: reopened, head, outcome: null };
};

/** Whether there is a turn, or an ending such as a resignation, to take back. */
export const canTakeBack = (game: Game, match: Match): boolean =>
  nodeAt(match.record, match.head).parent !== null || isCalled(game, match);

/** The node a redo would go to; undefined when nothing was taken back, or the game has ended since. */
export const redoTo = (match: Match): number | undefined => {
  if (match.head === match.tip || match.outcome !== null) return undefined;
  const path = pathTo(match.record, match.tip);
  const here = path.indexOf(match.head);
  return here === -1 ? undefined : path[here + 1];
};

/** A sitting without an agreement after an event; the same sitting when the event means nothing in it. */
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
    case 'resign':
      if (match.outcome !== null) return match;
      return end(match, { winner: other(event.seat), by: 'resignation', next: 'over' });
    // Every other event needs an agreement.
    default:
      return match;
  }
};
