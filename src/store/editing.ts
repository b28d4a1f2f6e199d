/** Edits of the record that is read, to be undone and done again. */
import type { Game } from '#kernel/game.ts';
import { type Match, resumeMatch } from '#match/match.ts';
import { endOfGame } from '#record/builder.ts';
import { deleteBranch, moveBranch, nearestKept, promoteLine, withTurnsOf } from '#record/edit.ts';
import { edited, type History, redo, startHistory, undo } from '#record/history.ts';
import { type GameRecord, nodeAt, onMainLine, pathTo } from '#record/record.ts';
import { updateSitting } from './dispatch.ts';
import { type KeptEdits, MOST_KEPT_EDITS } from './ports.ts';
import { isRead, lineOnBoard, shownNode } from './selectors.ts';
import type { KeptSitting, Sitting } from './sitting.ts';
import {
  keptSitting,
  type PlayedLine,
  type Table,
  type TableState,
  type TableStore,
} from './table.ts';

/** Why something of a record cannot be edited now: no record is read, another tab has it, or there is nothing to do it to. */
export type WhyNotEdit =
  | 'unknown'
  | 'elsewhere'
  | 'at-start'
  | 'as-played'
  | 'no-branches'
  | 'first-branch'
  | 'last-branch'
  | 'main-line'
  | 'not-edited'
  | 'not-unedited';

interface Edits {
  /** The sitting whose record it is. */
  readonly id: string;
  readonly history: History;
  /** The group the last edit belonged to; further edits of the same group are undone together with it. */
  readonly part: string | undefined;
  /** How many more edits, made before the page was loaded, can be undone. */
  readonly earlier: number;
}

const editsAt = new WeakMap<TableStore, Edits>();

/** The edits of the record on the table; a fresh history if the record is another one. */
const editsOf = ({ store }: Pick<Table, 'store'>): Edits => {
  const { id, match } = store.getState().sitting;
  const known = editsAt.get(store);
  if (known?.id === id && known.history.now === match.record) return known;
  return { id, history: startHistory(match.record), part: undefined, earlier: 0 };
};

/** The last request to the kept edits: each request waits for the one before. */
const sentLast = new WeakMap<TableStore, Promise<void>>();

/**
 * Runs `act` on the kept edits, after all earlier requests. If they cannot be reached, only the undo history is lost.
 */
const withKept = (table: Table, act: (kept: KeptEdits) => Promise<void>): Promise<void> => {
  const before = sentLast.get(table.store) ?? Promise.resolve();
  const sent = before.then(async () => act(table.ports.kept.edits)).catch(() => {});
  sentLast.set(table.store, sent);
  return sent;
};

/**
 * Keeps an edit that led from `before` to the game on the table. `before` is null if the edit continues the last one.
 */
const keepEdit = (table: Table, before: KeptSitting | null): void => {
  const after = keptSitting(table.store.getState());
  void withKept(table, (kept) => kept.add(before, after));
};

/** Counts the edits from before the page was loaded that can be undone. If there are any, the undo buttons are rendered again. */
const countEarlier = (table: Table): void => {
  const sitting = keptSitting(table.store.getState());
  void withKept(table, async (kept) => {
    const earlier = await kept.count(sitting);
    const edits = editsOf(table);
    const isNew = edits.id === sitting.id && edits.history.past.length === 0;
    if (!isNew || earlier === edits.earlier) return;
    editsAt.set(table.store, { ...edits, earlier });
    table.store.setState({});
  });
};

/** The edits with one more; the oldest kept ones make room for it. */
const withEdit = (edits: Edits, record: GameRecord): Edits => {
  const history = edited(edits.history, record);
  const room = Math.max(0, MOST_KEPT_EDITS - history.past.length);
  return { ...edits, history, earlier: Math.min(edits.earlier, room) };
};

/** Starts treating moves tried on the board of a record as edits of it; returns how to stop. */
export const startEdits = (table: Table): (() => void) => {
  const { store } = table;
  editsAt.set(store, editsOf(table));
  countEarlier(table);
  return store.subscribe(({ sitting }, before) => {
    const { id, match } = sitting;
    const known = editsAt.get(store);
    if (known?.id === id && known.history.now === match.record) return;
    const isEdit = known?.id === id && isRead(sitting) && isRead(before.sitting);
    if (isEdit) {
      editsAt.set(store, { ...withEdit(known, match.record), part: undefined });
      keepEdit(table, keptSitting(before));
    } else {
      editsAt.set(store, { id, history: startHistory(match.record), part: undefined, earlier: 0 });
      countEarlier(table);
    }
  });
};

/** The sitting's match with an edited record. For an opened record, the match moves to the end of its main line if that end has changed. */
const withRecord = (
  game: Game,
  { match, origin }: Pick<Sitting, 'match' | 'origin'>,
  record: GameRecord,
): Match => {
  const sameEnd =
    endOfGame(record) === endOfGame(match.record) &&
    record.ending === match.record.ending &&
    record.nodes[match.head]?.turn === match.record.nodes[match.head]?.turn;
  if (origin === 'played' || sameEnd) return { ...match, record };
  const { head, tip, outcome } = resumeMatch(game, record);
  return { ...match, record, head, tip, outcome };
};

const put = (table: Table, edits: Edits): void => {
  const { sitting, pack } = table.store.getState();
  const { now } = edits.history;
  editsAt.set(table.store, edits);
  updateSitting(table, {
    match: withRecord(pack.game, sitting, now),
    viewed: nearestKept(sitting.match.record, now, shownNode(sitting)),
    picked: [],
  });
};

/** Why the record on the table cannot be edited; null when it can. */
export const whyNotEdit = ({
  sitting,
  elsewhere,
  playedLine = null,
}: {
  readonly sitting: Sitting;
  readonly elsewhere: boolean;
  readonly playedLine?: PlayedLine | null;
}): WhyNotEdit | null => {
  // A program's line is no part of the record.
  const isLine = sitting.isProgramLine || lineOnBoard({ sitting, playedLine }) !== null;
  if (!isRead(sitting) || isLine) return 'unknown';
  return elsewhere ? 'elsewhere' : null;
};

/** Edits the record on the table. Consecutive edits with the same `part` are undone as one. */
export const editRecord = (
  table: Table,
  edit: (record: GameRecord) => GameRecord,
  part?: string,
): void => {
  if (whyNotEdit(table.store.getState()) !== null) return;
  const edits = editsOf(table);
  const { history } = edits;
  const record = edit(history.now);
  if (record === history.now) return;
  const before = keptSitting(table.store.getState());
  const goesOn = part !== undefined && part === edits.part && history.past.length > 0;
  const next = goesOn
    ? { ...edits, history: { ...history, now: record, future: [] } }
    : withEdit(edits, record);
  put(table, { ...next, part });
  keepEdit(table, goesOn ? null : before);
};

/** Why no edit can be undone. */
export const whyNotUndo = (table: Table): WhyNotEdit | null =>
  whyNotEdit(table.store.getState()) ??
  (editsOf(table).history.past.length + editsOf(table).earlier === 0 ? 'not-edited' : null);

/** Why no edit can be redone. */
export const whyNotRedoEdit = (table: Table): WhyNotEdit | null =>
  whyNotEdit(table.store.getState()) ??
  (editsOf(table).history.future.length === 0 ? 'not-unedited' : null);

/** Undoes the last edit from before the page was loaded. */
const undoEarlier = (table: Table): Promise<void> =>
  withKept(table, async (kept) => {
    const sitting = keptSitting(table.store.getState());
    // Where the database cannot be reached there is nothing to undo.
    const taken = await kept.take(sitting).catch(() => undefined);
    const record = taken && withTurnsOf(taken, sitting.match.record);
    const edits = editsOf(table);
    // If something else has been done until then, that stays.
    if (edits.id !== sitting.id || edits.history.now !== sitting.match.record) return;
    if (record === undefined) {
      editsAt.set(table.store, { ...edits, earlier: 0 });
      table.store.setState({});
      return;
    }
    const { now, future } = edits.history;
    put(table, {
      ...edits,
      history: { past: [], now: record, future: [...future, now] },
      part: undefined,
      earlier: edits.earlier - 1,
    });
  });

/** Undoes the last edit. The record has changed when this returns. For an edit from before the page was loaded, it has when the promise resolves. */
export const undoEdit = async (table: Table): Promise<void> => {
  if (whyNotUndo(table) !== null) return;
  const edits = editsOf(table);
  if (edits.history.past.length === 0) {
    await undoEarlier(table);
    return;
  }
  const sitting = keptSitting(table.store.getState());
  put(table, { ...edits, history: undo(edits.history), part: undefined });
  void withKept(table, async (kept) => {
    await kept.take(sitting);
  });
};

/** Redoes the edit that was undone last. */
export const redoEdit = (table: Table): void => {
  if (whyNotRedoEdit(table) !== null) return;
  const edits = editsOf(table);
  const before = keptSitting(table.store.getState());
  put(table, { ...edits, history: redo(edits.history), part: undefined });
  keepEdit(table, before);
};

/** Whether a node belongs to the game that was played here: such nodes stay as they are. */
const wasPlayed = ({ match, origin }: Sitting, id: number): boolean =>
  origin === 'played' &&
  [match.head, match.tip].some((end) => pathTo(match.record, end).includes(id));

type Read = Pick<TableState, 'sitting' | 'elsewhere' | 'playedLine'>;

const shownIn = ({ sitting }: Read) => nodeAt(sitting.match.record, shownNode(sitting));

const siblingsIn = (state: Read): readonly number[] => {
  const { parent } = shownIn(state);
  return parent === null ? [] : nodeAt(state.sitting.match.record, parent).children;
};

/** Why the move on the board and all after it cannot be deleted. */
export const whyNotDelete = (state: Read): WhyNotEdit | null => {
  const why = whyNotEdit(state);
  if (why !== null) return why;
  const { id, parent } = shownIn(state);
  if (parent === null) return 'at-start';
  return wasPlayed(state.sitting, id) ? 'as-played' : null;
};

/** Deletes the move on the board and all that follows it. */
export const deleteShown = (table: Table): void => {
  const state = table.store.getState();
  const { id } = shownIn(state);
  if (whyNotDelete(state) === null) editRecord(table, (record) => deleteBranch(record, id));
};

/** Why the line through the position on the board cannot become the main one. */
export const whyNotPromote = (state: Read): WhyNotEdit | null => {
  const why = whyNotEdit(state);
  if (why !== null) return why;
  const { sitting } = state;
  if (onMainLine(sitting.match.record, shownNode(sitting))) return 'main-line';
  return sitting.origin === 'played' ? 'as-played' : null;
};

/** Makes the line through the position on the board the main one. */
export const promoteShown = (table: Table): void => {
  const state = table.store.getState();
  const { id } = shownIn(state);
  if (whyNotPromote(state) === null) editRecord(table, (record) => promoteLine(record, id));
};

/** Why the move on the board cannot change places with the one before it, or after it, among its siblings. */
export const whyNotMove = (state: Read, by: 1 | -1): WhyNotEdit | null => {
  const why = whyNotEdit(state);
  if (why !== null) return why;
  const siblings = siblingsIn(state);
  if (siblings.length < 2) return 'no-branches';
  const { id } = shownIn(state);
  const there = siblings[siblings.indexOf(id) + by];
  if (there === undefined) return by === 1 ? 'last-branch' : 'first-branch';
  // Moves of the game that was played stand first.
  const moved = wasPlayed(state.sitting, id) || wasPlayed(state.sitting, there);
  return moved ? 'as-played' : null;
};

/** Swaps the move on the board with the one before it, or after it, among its siblings. */
export const moveShown = (table: Table, by: 1 | -1): void => {
  const state = table.store.getState();
  const { id } = shownIn(state);
  if (whyNotMove(state, by) === null) editRecord(table, (record) => moveBranch(record, id, by));
};
