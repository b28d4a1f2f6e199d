/** A database of ten thousand games, copied from fifty that a seed has played: the same on every machine. */
import type { Page } from '@playwright/test';
import { rowsOf } from '#effects/storage/row-write.ts';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { Game } from '#kernel/game.ts';
import { append, emptyRecord, endLine, type GameRecord } from '#record/record.ts';
import { freshSitting } from '#store/table.ts';
import { chanceOf } from '../../tests/positions.ts';

/** How many games there are, how many of them differ, how long each is, and how many of a hundred are not over. */
export const seeded = { games: 10_000, different: 50, plies: 110, unfinished: 2 } as const;

const game: Game = shogi;
const families = ['Sato', 'Suzuki', 'Takahashi', 'Tanaka', 'Ito', 'Watanabe', 'Yamamoto'] as const;

const played = (chance: () => number): GameRecord => {
  for (;;) {
    let record: GameRecord = emptyRecord('shogi', handicaps.even);
    let position: object = game.start(handicaps.even);
    for (let head = 0; head < seeded.plies; head += 1) {
      const moves = [...game.legalMoves(position)];
      const move = moves[Math.floor(chance() * moves.length)];
      if (move === undefined) break;
      record = append(record, head, { move }).record;
      position = game.play(position, { move });
    }
    if (record.nodes.length > seeded.plies) return record;
  }
};

/** The rows and lines of the games that differ; every other of each is over. */
const templates = async () => {
  const chance = chanceOf(1);
  const name = (): string => families[Math.floor(chance() * families.length)] ?? '';
  const made = Array.from({ length: seeded.different }, () => {
    const record = { ...played(chance), players: [name(), name()] as const };
    const outcome = { winner: 0, by: 'resignation', next: 'over' } as const;
    const fresh = freshSitting(game, { now: () => 0, newId: () => '' }, handicaps.even);
    const open = { ...fresh.match, record, head: seeded.plies, tip: seeded.plies };
    const over = { ...open, record: endLine(record, seeded.plies, outcome), outcome };
    return Promise.all(
      [open, over].map((match) => rowsOf(shogiPack, { ...fresh, revision: 200, match })),
    );
  });
  return Promise.all(made);
};

/** Fills the database of a page that has opened it. */
export const seedGames = async (page: Page, many: number): Promise<void> =>
  page.evaluate(
    ({ made, games, unfinished }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('shogi-table');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const put = (from: number): void => {
            if (from >= games) {
              db.close();
              resolve();
              return;
            }
            const work = db.transaction(['sittings', 'summaries'], 'readwrite');
            for (let n = from; n < Math.min(games, from + 500); n += 1) {
              const isOpen = n % 100 < unfinished;
              const one = made[n % made.length]?.[isOpen ? 0 : 1];
              if (one === undefined) continue;
              const { row, summary } = one;
              const changedAtMs = 1_600_000_000_000 + n * 3_600_000;
              const own = { id: `seeded-${n}`, startedAtMs: changedAtMs - 60_000, changedAtMs };
              work.objectStore('sittings').put({ ...row, ...own });
              work.objectStore('summaries').put({
                ...summary,
                ...own,
                latest: -changedAtMs,
                ...(isOpen && { unfinished: -changedAtMs }),
              });
            }
            work.oncomplete = () => put(from + 500);
            work.onabort = () => reject(work.error);
          };
          put(0);
        };
      }),
    { made: await templates(), games: many, unfinished: seeded.unfinished },
  );
