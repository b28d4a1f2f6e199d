/** How the sitting on the table changes: every change of it is one write, and one revision. */
import { advance } from '#match/advance.ts';
import type { MatchEvent } from '#match/events.ts';
import { facing } from './selectors.ts';
import {
  keptSitting,
  noProof,
  type Selection,
  type Sitting,
  type Table,
  type TableState,
} from './table.ts';

/** The instant at which the game ended; absent while it goes on, also after its end was taken back. */
const endOf = (before: Sitting, after: Sitting, nowMs: number): { readonly endedAtMs?: number } => {
  if (after.match.outcome === null) return {};
  if (before.match.outcome === null) return { endedAtMs: nowMs };
  return before.endedAtMs === undefined ? {} : { endedAtMs: before.endedAtMs };
};

/** Parts of the sitting that a command replaces, and the picks if they change. */
type Change = Partial<Sitting> & Partial<Pick<Selection, 'picked'>>;

const changed = (
  { sitting, selection }: TableState,
  nowMs: number,
  { picked = selection.picked, ...parts }: Change,
  rest: Partial<TableState>,
): Partial<TableState> & Pick<TableState, 'sitting' | 'selection'> => {
  const revision = selection.revision + 1;
  const { endedAtMs: _, ...before } = sitting;
  const after = { ...before, ...parts };
  return {
    refused: null,
    proof: noProof,
    ...rest,
    sitting:
      Object.keys(parts).length === 0
        ? sitting
        : {
            ...after,
            ...endOf(sitting, after, nowMs),
            ...('match' in parts && { matchRevision: revision }),
          },
    selection: { picked, revision, changedAtMs: nowMs },
  };
};

/** Replaces parts of the sitting, or only the picks: one write, one revision. */
export const updateSitting = (
  { store, ports }: Table,
  change: Change,
  rest: Partial<TableState> = {},
): void => store.setState((state) => changed(state, ports.now(), change, rest));

/**
 * Replaces parts of the sitting only after they are kept. Used for draws of chance, so that a reload cannot draw again.
 * Also used for moves made before the database was open, which otherwise would be on the screen for long and stored
 * nowhere. Until then nothing else happens in the game.
 */
const updateAfterKeeping = async (table: Table, change: Change): Promise<void> => {
  const { store, ports } = table;
  const before = store.getState();
  const after = changed(before, ports.now(), change, { drawing: false });
  store.setState({ drawing: true });
  await ports.keepFirst(keptSitting(after));
  const { id, match } = store.getState().sitting;
  // Now another game may be on the table, or this one may have got a new id.
  if (match !== before.sitting.match) store.setState({ drawing: false });
  else
    store.setState(
      id === after.sitting.id ? after : { ...after, sitting: { ...after.sitting, id } },
    );
};

const isDrawn = (event: MatchEvent): boolean =>
  event.type === 'go-on'
    ? event.drawn !== undefined
    : 'turn' in event && event.turn.drawn !== undefined;

/**
 * Replaces parts of the sitting as an event has changed them. Parts that must be kept before they are shown are kept
 * first.
 */
export const updateAfter = (table: Table, event: MatchEvent, change: Change): void => {
  // A takeback or redo need not be kept first: the moves stay on the disk. So no press of a key held down is lost.
  const undone = event.type === 'takeback' || event.type === 'redo';
  if (isDrawn(event) || (!undone && table.ports.mustKeepFirst()))
    void updateAfterKeeping(table, change);
  else updateSitting(table, change);
};

/**
 * Dispatches an event to the match on the table; false when the event means nothing there. If head and outcome stay the
 * same, the player about to move keeps the selected piece, the open promotion card and the node on view. An `ownAct` of
 * that player deselects the piece.
 */
export const dispatch = (table: Table, event: MatchEvent, ownAct = false): boolean => {
  const { sitting, elsewhere, drawing, refused, proof, pack } = table.store.getState();
  if (elsewhere || drawing) return false;
  const { match: before } = sitting;
  const match = advance(pack.game, before, event);
  if (match === before) return false;
  if (match.head !== before.head || match.outcome !== before.outcome) {
    const flipped = facing(pack.game, { ...sitting, match });
    updateAfter(table, event, { match, viewed: null, picked: [], flipped });
  } else if (ownAct) updateAfter(table, event, { match, picked: [] });
  else updateSitting(table, { match }, { refused, proof });
  return true;
};
