/** Finds what happened at the table between two snapshots of it, to be announced to screen readers. */
import { type Outcome, other, type Seat } from '#kernel/game.ts';
import type { RefereeState } from '#match/terms.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import { endOfLine } from '#record/walk.ts';
import { shownNode } from '#store/selectors.ts';
import type { Sitting } from '#store/sitting.ts';

/** The table as a sighted player sees it. */
export interface TableSnapshot {
  readonly id: string;
  readonly record: GameRecord;
  readonly head: number;
  /** The node on the board. */
  readonly shown: number;
  /** Whether a node is looked at instead of the game as it stands. */
  readonly looking: boolean;
  readonly outcome: Outcome | null;
  readonly refereeState: RefereeState | null;
}

/** A change at the table that is announced. */
export type Announcement =
  | { readonly what: 'new-game' }
  /** A record was opened; the numbers say how much is in it. */
  | {
      readonly what: 'opened';
      readonly moves: number;
      readonly variations: number;
      readonly comments: number;
    }
  /** A game that was begun earlier is on the table. */
  | { readonly what: 'taken-up'; readonly ply: number }
  /** The move of a node was made, there or once more. */
  | { readonly what: 'made'; readonly node: number }
  /** The move of a node was taken back, and those after it. */
  | { readonly what: 'undone'; readonly node: number }
  /** A node is looked at. */
  | { readonly what: 'looked'; readonly node: number }
  /** The board shows again how the game stands. */
  | { readonly what: 'returned' }
  /** A side does not agree to what was proposed, or takes back what it proposed. */
  | { readonly what: 'declined' | 'withdrawn'; readonly seat: Seat };

/** Takes a snapshot of the table. */
export const snapshotOf = (sitting: Sitting): TableSnapshot => {
  const { record, head, outcome, refereeState = null } = sitting.match;
  const looking = sitting.viewed !== null;
  return {
    id: sitting.id,
    record,
    head,
    shown: shownNode(sitting),
    looking,
    outcome,
    refereeState,
  };
};

/** The same game before anything was done in it: what stands on the board has not been announced yet. */
export const asUnannounced = (look: TableSnapshot): TableSnapshot => ({
  ...look,
  head: look.record.root,
  shown: look.record.root,
  looking: false,
  outcome: null,
});

const begun = ({ record, head, looking }: TableSnapshot): Announcement => {
  if (head !== record.root && !looking)
    return { what: 'taken-up', ply: pathTo(record, head).length - 1 };
  if (record.nodes.length === 1) return { what: 'new-game' };
  const nodes = record.nodes.filter((node) => node !== undefined);
  return {
    what: 'opened',
    moves: pathTo(record, endOfLine(record, record.root)).length - 1,
    variations: nodes.reduce((sum, { children }) => sum + Math.max(0, children.length - 1), 0),
    comments: nodes.filter(({ comment }) => comment !== '').length,
  };
};

/** Says whether a proposal that came to nothing was declined or withdrawn; null otherwise. */
const unanswered = (before: RefereeState | null, now: RefereeState | null): Announcement | null => {
  if (!before?.offer || now === null || now.offer !== null) return null;
  const { seat } = before.offer;
  if (now.declined.length > before.declined.length) return { what: 'declined', seat: other(seat) };
  return now.paused === before.paused && now.sealing === before.sealing
    ? { what: 'withdrawn', seat }
    : null;
};

/** The change since the snapshot before; null where there is nothing to announce. */
export const announcementSince = (
  before: TableSnapshot,
  now: TableSnapshot,
): Announcement | null => {
  const { record, head, shown } = now;
  const isStill = shown === before.shown && head === before.head;
  // A game that goes on under an id of its own is still the same game.
  if (now.id !== before.id && !(isStill && record === before.record)) return begun(now);
  if (isStill)
    return now.outcome === before.outcome
      ? unanswered(before.refereeState, now.refereeState)
      : null;
  // Counts as new, too, when the game goes on in a variation that is in the record already.
  const isNew = record !== before.record || (head !== before.head && shown === head);
  const isMade = nodeAt(record, shown).parent === before.shown && isNew;
  if (isMade) return { what: 'made', node: shown };
  if (now.looking) return { what: 'looked', node: shown };
  if (head === before.head) return { what: 'returned' };
  const path = before.head < record.nodes.length ? pathTo(record, before.head) : [];
  const undone = path[path.indexOf(head) + 1];
  if (path.includes(head) && undone !== undefined) return { what: 'undone', node: undone };
  // More than one move in one step means that a game begun earlier was put on the table.
  return nodeAt(record, head).parent === before.head
    ? { what: 'made', node: head }
    : { what: 'taken-up', ply: pathTo(record, head).length - 1 };
};
