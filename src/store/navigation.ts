/** Stepping through a game without changing it. */
import type { Evidence, Game } from '#kernel/game.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';
import { type Landmark, lineThrough, seek } from '#record/walk.ts';
import { updateSitting } from './dispatch.ts';
import { isRead, lineOnBoard, shownNode, sittingOnBoard } from './selectors.ts';
import type { Sitting } from './sitting.ts';
import type { Table } from './table.ts';

// Returns the same list until the record changes, so that components showing it need not render again at every press.
const played = new WeakMap<
  GameRecord,
  { readonly tip: number; readonly line: readonly number[] }
>();

/** The line through the last node that was played, on to its end. */
const playedLine = (record: GameRecord, tip: number): readonly number[] => {
  const known = played.get(record);
  if (known?.tip === tip) return known.line;
  const line = lineThrough(record, tip);
  played.set(record, { tip, line });
  return line;
};

/** The line that stepping back and forth walks: through the node shown, on to its end. */
export const walkedLine = ({ viewed, match }: Sitting): readonly number[] => {
  const { record, tip } = match;
  const shown = viewed ?? match.head;
  const line = playedLine(record, tip);
  return line.includes(shown) ? line : lineThrough(record, shown);
};

/**
 * Looks at a node without touching the game; the head itself is the game. A node outside the program's line that is played
 * leads back to the record.
 */
export const viewNode = (table: Table, id: number): void => {
  const { store } = table;
  const { sitting } = store.getState();
  const line = lineOnBoard(store.getState());
  if (line !== null) {
    const isInLine = id >= sitting.match.record.nodes.length;
    store.setState({
      playedLine: isInLine ? { ...line, sitting: { ...line.sitting, viewed: id } } : null,
    });
    if (isInLine) return;
  }
  if (id === shownNode(sitting)) return;
  const toGame = id === sitting.match.head && !isRead(sitting);
  updateSitting(table, { viewed: toGame ? null : id, picked: [] });
};

/** Steps to the first or last node of the line on the board, or some plies on or back. */
export const step = (table: Table, plies: number | 'first' | 'last'): void => {
  const sitting = sittingOnBoard(table.store.getState());
  const line = walkedLine(sitting);
  const here = line.indexOf(shownNode(sitting));
  const last = line.length - 1;
  const there =
    plies === 'first' ? 0 : plies === 'last' ? last : Math.min(last, Math.max(0, here + plies));
  const id = line[there];
  if (id !== undefined) viewNode(table, id);
};

/** The next or previous node of the line on the board that is such a landmark; undefined where none is left. */
export const landmarkFrom = (
  game: Game,
  sitting: Sitting,
  landmark: Landmark,
  way: 'next' | 'previous',
): number | undefined => {
  const from = { line: walkedLine(sitting), from: shownNode(sitting) };
  return seek(game, sitting.match.record, from, landmark, way);
};

/** Steps to the next or previous sibling of the move on the board. */
export const stepToSibling = (table: Table, by: 1 | -1): void => {
  const sitting = sittingOnBoard(table.store.getState());
  const { record } = sitting.match;
  const { id, parent } = nodeAt(record, shownNode(sitting));
  if (parent === null) return;
  const siblings = nodeAt(record, parent).children;
  const beside = siblings[siblings.indexOf(id) + by];
  if (beside !== undefined) viewNode(table, beside);
};

/** Returns from looking back to the game. */
export const returnToGame = (table: Table): void => {
  updateSitting(table, { viewed: null, picked: [] });
};

/** Looks at a ply of the line on the board, counted from the start; past the end it is the end. */
export const viewPly = (table: Table, ply: number): void => {
  const line = walkedLine(sittingOnBoard(table.store.getState()));
  const id = line[Math.min(ply, line.length - 1)];
  if (id !== undefined) viewNode(table, id);
};

/** Draws on the board the proof of an ending, or the reason why a square is closed. An empty proof clears it. */
export const showProof = ({ store }: Table, proof: readonly Evidence[]): void =>
  store.setState({ proof });
