/** One sitting: the game being played on a record. A pure reducer; times come in with the events. */
import type { Game, Outcome, Seat, Turn } from '#kernel/game.ts';
import { other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import {
  append,
  emptyRecord,
  endLine,
  type GameRecord,
  type Headers,
  nodeAt,
  onMainLine,
  pathTo,
  promote,
} from '#record/record.ts';

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
}

export type MatchEvent =
  /** A turn at the head; or, with `from`, at another node, where it becomes a variation and play goes on. */
  | {
      readonly type: 'turn';
      readonly turn: Turn<object>;
      readonly from?: number;
      readonly atMs: number;
    }
  | { readonly type: 'takeback'; readonly atMs: number }
  | { readonly type: 'redo'; readonly atMs: number }
  | { readonly type: 'resign'; readonly seat: Seat; readonly atMs: number };

/** A sitting that begins from a position text. */
export const startMatch = (game: Game, setup: string, headers: Headers = []): Match => ({
  gameId: game.id,
  rules: game.rules,
  record: emptyRecord(game.id, setup, headers),
  head: 0,
  tip: 0,
  outcome: null,
});

/** The sitting as the game's judge sees it: over, or open. */
export const settle = (game: Game, match: Match): Match => {
  const outcome = game.judge(lineTo(game, match.record, match.head), match.rules) ?? null;
  return outcome === null ? { ...match, outcome } : end(match, outcome);
};

const end = (match: Match, outcome: Outcome): Match => ({
  ...match,
  outcome,
  record: endLine(match.record, match.head, { winner: outcome.winner, by: outcome.by }),
});

const turnText = (game: Game, turn: Turn<object>): string =>
  `${game.text.move(turn.move)} ${turn.drawn ?? ''}`;

const playTurn = (game: Game, match: Match, turn: Turn<object>, from: number): Match => {
  const text = turnText(game, turn);
  const known = nodeAt(match.record, from).children.find((child) => {
    const there = nodeAt(match.record, child).turn;
    return there !== null && turnText(game, there) === text;
  });
  const { record, id } =
    known === undefined ? append(match.record, from, turn) : { record: match.record, id: known };
  // At the head it is the game that goes on, so what was taken back there is the variation.
  const played =
    from === match.head && onMainLine(match.record, from) ? promote(record, id) : record;
  // A game that goes on from its end has not ended there.
  const open = from === match.head && match.outcome === null ? endLine(played, from, null) : played;
  return settle(game, { ...match, record: open, head: id, tip: id, outcome: null });
};

const takeBack = (match: Match): Match => {
  const { parent } = nodeAt(match.record, match.head);
  const reopened = match.outcome === null ? match.record : endLine(match.record, match.head, null);
  // A resignation is taken back by itself; the move before it stands.
  const ofBoard = match.outcome?.by === 'resignation';
  const head = ofBoard || parent === null ? match.head : parent;
  return { ...match, record: reopened, head, outcome: null };
};

/** Whether there is a turn, or a resignation, to take back. */
export const canTakeBack = (match: Match): boolean =>
  nodeAt(match.record, match.head).parent !== null || match.outcome?.by === 'resignation';

/** The node a redo would go to; undefined when nothing was taken back. */
export const redoTo = (match: Match): number | undefined => {
  if (match.head === match.tip) return undefined;
  const path = pathTo(match.record, match.tip);
  const here = path.indexOf(match.head);
  return here === -1 ? undefined : path[here + 1];
};

/** The sitting after an event; the same sitting when the event means nothing in it. */
export const advance = (game: Game, match: Match, event: MatchEvent): Match => {
  switch (event.type) {
    case 'turn': {
      const from = event.from ?? match.head;
      if (from === match.head && match.outcome !== null) return match;
      return playTurn(game, match, event.turn, from);
    }
    case 'takeback':
      return canTakeBack(match) ? takeBack(match) : match;
    case 'redo': {
      const next = redoTo(match);
      return next === undefined ? match : settle(game, { ...match, head: next, outcome: null });
    }
    case 'resign':
      if (match.outcome !== null) return match;
      return end(match, { winner: other(event.seat), by: 'resignation', next: 'over' });
  }
};
