/** What a closing tab only reached the journal with goes into the database. */
import type { Game } from '#kernel/game.ts';
import { summaryOf } from '#store/summary.ts';
import type { Sitting } from '#store/table.ts';
import type { Database } from './database-connection.ts';
import { fieldOf } from './field-of.ts';
import type { Journal } from './journal.ts';
import type { SittingText } from './sitting-read.ts';
import type { StoredGameReader } from './stored-game-reader.ts';
import { readView } from './view-text.ts';

/** Whether all turns and comments of a sitting are also in another one. */
export const isPartOf = (game: Game, part: Sitting, whole: Sitting): boolean => {
  const there = whole.match.record.nodes;
  const here = part.match.record.nodes;
  return (
    here.length <= there.length &&
    here.every((node, i) => {
      const other = there[i];
      // A hole is a branch that somebody has deleted.
      if (node === undefined || other === undefined) return true;
      const move = node.turn && game.text.move(node.turn.move);
      return (
        node.parent === other.parent &&
        move === (other.turn && game.text.move(other.turn.move)) &&
        (node.comment === '' || node.comment === other.comment) &&
        (['bookmark', 'glyph', 'arrows'] as const).every(
          (field) =>
            node[field] === undefined ||
            JSON.stringify(node[field]) === JSON.stringify(other[field]),
        )
      );
    })
  );
};

/** Puts a later entry of the journal into the database; one that is no later and says something else stays, as a game of its own. */
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
  // Most starts find both the same, and need read neither.
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

/** Puts what was looked at and pointed at last in games of the journal into the database, where that is later than what is there. */
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
