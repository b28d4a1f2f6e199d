import { refresh } from '#store/game-list.ts';
import { gameInPlay, hasNothingToKeep } from '#store/selectors.ts';
import { goOnApart } from '#store/sittings.ts';
import {
  type KeptSitting,
  keptSitting,
  type StorageTrouble,
  type Table,
  type TableState,
} from '#store/table.ts';
import type { Journal } from './journal.ts';
import { writeSitting } from './sitting-write.ts';
import { ContestedError, troubleOf } from './storage-trouble.ts';
import { writeView } from './view-text.ts';

/** How long after a failed save it is tried again, in milliseconds: at first, and at the longest. */
const [SOON, LATE] = [1_000, 60_000] as const;

/** How long a save that is not urgent waits, in milliseconds, so that the press gets its frame first. */
const AFTER_FRAME = 50;

interface Unsaved {
  readonly sitting: KeptSitting;
  /**
   * `strict`: it must be written through to the disk, because the game is over or set aside. `view`: only its view or
   * its picks have changed.
   */
  readonly how: 'strict' | 'view' | undefined;
}

/** Saves the games of a table as they are played. */
export interface Autosave {
  readonly stop: () => void;
  /** Saves again what could not be saved, if anything. */
  readonly tryAgain: () => void;
  /** Stops saving a game, because it was forgotten. */
  readonly drop: (id: string) => void;
}

/**
 * Saves the game in play at each event, with the note that it is the one in play, and updates the list of kept games. A
 * game that was set aside before its first move is forgotten. A failed save is tried again: after a while, with the
 * next event, and when the page is shown again.
 */
export const startAutosave = (
  table: Table,
  journal: Journal,
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>,
): Autosave => {
  const { store, ports } = table;
  const unsaved = new Map<string, Unsaved>();
  const contested = new Set<string>();
  let busy = false;
  let listed = false;
  let pauseMs: number = SOON;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (trouble: StorageTrouble | null): void => {
    if (store.getState().trouble !== trouble) store.setState({ trouble });
  };
  /** Saves one game. If another tab has gone on with it, it goes on here as a game of its own. */
  const keepOne = async (id: string, { sitting, how }: Unsaved): Promise<void> => {
    try {
      await ports.keep(sitting, how);
    } catch (error) {
      if (!(error instanceof ContestedError)) throw error;
      contested.add(id);
      unsaved.delete(id);
      await goOnApart(table, sitting);
      // At the next start the entry would come back as a third game.
      journal.forgetOwn(id);
    }
  };
  const flush = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    clearTimeout(timer);
    try {
      for (let [next] = unsaved; next !== undefined; [next] = unsaved) {
        const [id, one] = next;
        await keepOne(id, one);
        // A later state that came during the save stays in the queue.
        if (unsaved.get(id) === one) unsaved.delete(id);
      }
      pauseMs = SOON;
      say(null);
      busy = false;
      if (listed) {
        listed = false;
        await refresh(table);
      }
    } catch (error) {
      say(troubleOf(error));
      timer = setTimeout(tryAgain, pauseMs);
      pauseMs = Math.min(LATE, 2 * pauseMs);
    } finally {
      busy = false;
    }
  };
  const tryAgain = (): void => {
    if (unsaved.size > 0) void flush();
  };

  const keep = (now: TableState, before: TableState): void => {
    // A game that the start sheet only shows is not kept.
    const [here, there] = [gameInPlay(now), gameInPlay(before)];
    if (now.elsewhere || (here.sitting === there.sitting && here.selection === there.selection))
      return;
    const [sitting, left] = [keptSitting(here), keptSitting(there)];
    journal.noteInPlay(sitting.id, ports.now());
    const isNew = left.id !== sitting.id;
    const ended = sitting.match.outcome !== null && left.match.outcome === null;
    const waits = unsaved.get(sitting.id);
    let isPick = false;
    // A game that was never changed may not have been kept yet.
    if (!isNew && left.revision > 0 && sitting.matchRevision === left.matchRevision) {
      journal.writeView(writeView(sitting));
      unsaved.set(sitting.id, { sitting, how: waits ? waits.how : 'view' });
      isPick = waits === undefined && sitting.picked.length === 1;
    } else {
      journal.write(writeSitting(here.pack.game, sitting));
      const strict = (ended && !isNew) || waits?.how === 'strict';
      unsaved.set(sitting.id, { sitting, how: strict ? 'strict' : undefined });
    }
    if (isNew && !before.elsewhere && !contested.has(left.id)) {
      if (!hasNothingToKeep(left)) unsaved.set(left.id, { sitting: left, how: 'strict' });
      else {
        unsaved.delete(left.id);
        ports.forget(left.id).catch(() => {});
      }
    }
    listed ||= isNew || (now.games !== null && sitting.match !== left.match);
    // The journal already has the picks, and the game that a new one follows. So the database need not have them before
    // the next frame.
    if (isPick || isNew) setTimeout(tryAgain, AFTER_FRAME);
    else void flush();
  };

  const seen = (): void => {
    if (page.visibilityState === 'visible') tryAgain();
  };
  const unsubscribe = store.subscribe(keep);
  page.addEventListener('visibilitychange', seen);
  return {
    stop: () => {
      unsubscribe();
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', seen);
    },
    tryAgain,
    drop: (id) => void unsaved.delete(id),
  };
};
