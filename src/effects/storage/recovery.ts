/** Puts into the database what a closing tab only wrote to the journal. */
import type { Game } from '#kernel/game.ts';
import { noteAt, noteKinds, noteNames, sameNote } from '#record/notes.ts';
import { summaryOf } from '#store/summary.ts';
import type { KeptSitting } from '#store/table.ts';
import type { Database } from './database-connection.ts';
import { fieldOf } from './field-of.ts';
import type { Journal } from './journal.ts';
import type { SittingText } from './sitting-read.ts';
import type { StoredGameReader } from './stored-game-reader.ts';
import { readView } from './view-text.ts';

/** The notes that a person writes. */
const editedNotes = noteNames.filter((name) => noteKinds[name].edits !== undefined);

/** Whether all turns and comments of a sitting are also in another one. */
export const isPartOf = (game: Game, part: KeptSitting, whole: KeptSitting): boolean => {
  const there = whole.match.record.nodes;
  const here = part.match.record.nodes;
  return (
    here.length <= there.length &&
    here.every((node, i) => {
      const other = there[i];
      // A hole is a branch that was deleted.
      if (node === undefined || other === undefined) return true;
      const move = node.turn && game.text.move(node.turn.move);
      return (
        node.parent === other.parent &&
        move === (other.turn && game.text.move(other.turn.move)) &&
        editedNotes.every((name) => noteAt(node, name) === undefined || sameNote(node, other, name))
      );
    })
  );
};

/**
 * Puts a later entry of the journal into the database. If entry and row went different ways, the entry becomes a game
 * of its own.
 */
export const recoverEntry = async (
  db: Database,
  journal: Journal,
  games: StoredGameReader,
  id: string,
): Promise<void> => {
  const entry = journal.read(id);
  if (fieldOf(entry, 'revision') === undefined) return;
  const isThere = (row: unknown): boolean =>
    (['revision', 'changedAtMs'] as const).every(
      (field) => fieldOf(entry, field) === fieldOf(row, field),
    );
  const before = await db.get('sittings', id);
  // At most starts both are the same, and neither need be read.
  if (before !== undefined && isThere(before)) {
    const isOver = (fieldOf(entry, 'outcome') ?? null) !== null;
    return journal.settle(id, Number(fieldOf(entry, 'revision')), isOver);
  }
  await games.fetchPacksOf(before);
  const work = db.transaction(['sittings', 'summaries'], 'readwrite');
  const rows = work.objectStore('sittings');
  const row: unknown = await rows.get(id);
  const sitting = games.read(entry);
  if (sitting === undefined) return;
  const stored = isThere(row) ? sitting : games.read(row);
  const { revision } = sitting;
  const isLater = row === undefined || (stored !== undefined && revision > stored.revision);
  const [older, newer] = isLater ? [stored, sitting] : [sitting, stored];
  const game = games.of(entry)?.game;
  const isApart = older !== undefined && !(newer && game && isPartOf(game, older, newer));
  const done: Promise<unknown>[] = [work.done];
  if (game !== undefined && (isApart || isLater)) {
    const own = { id: isApart ? `${id}-${revision}` : id };
    done.push(rows.put({ ...(entry as SittingText), ...own }));
    done.push(work.objectStore('summaries').put(summaryOf(game, { ...sitting, ...own })));
  }
  await Promise.all(done);
  if (isApart) journal.forget(id);
  else journal.settle(id, revision, sitting.match.outcome !== null);
};

/** Puts views and picks of the journal into the database, if they are later than those there. */
export const recoverViews = async (db: Database, journal: Journal): Promise<void> => {
  for (const id of journal.ids()) {
    const view = readView(journal.readView(id));
    if (view === undefined) continue;
    const work = db.transaction('views', 'readwrite');
    const there = readView(await work.store.get(id));
    if ((there?.changedAtMs ?? 0) < view.changedAtMs) void work.store.put(view);
    await work.done;
  }
};
