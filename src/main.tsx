/**
 * The composition root: makes the ports, the stores and the effects, and shows the app. It is the only file that knows
 * all of them.
 */
import { createRoot } from 'react-dom/client';
import { afterFrame } from '#effects/session/after-frame.ts';
import { portsOf } from '#effects/session/ports.ts';
import { startSessionEffects } from '#effects/session/session-effects.ts';
import { steadyTime } from '#effects/session/steady-time.ts';
import '#effects/session/trusted-address.ts';
import { keepLastGame, readLastGame } from '#effects/settings/last-game.ts';
import { openProgress } from '#effects/settings/progress-storage.ts';
import { keepSetUp, readSetUp } from '#effects/settings/set-up-storage.ts';
import { startSettings } from '#effects/settings/start-settings.ts';
import { openStorage } from '#effects/storage/open-storage.ts';
import { type GameId, packs } from '#games/index.ts';
import { packOf } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { packOfSitting } from '#store/pack-for.ts';
import { startingSetup } from '#store/selectors.ts';
import { createTable, freePlayIn, freshSitting } from '#store/table.ts';
import type { AppContext } from '#ui/app/app-context.tsx';
import { records } from '#ui/app/chunks.ts';
import { packsWithSkins } from '#ui/packs-with-skins.ts';
import { renderByLanguage } from '#ui/render-by-language.tsx';
import { gameSigns, skinOf } from '#ui/skins/index.ts';

/** The game on the table at a first visit. */
const firstGame: GameId = 'shogi';

const start = async (): Promise<void> => {
  const settings = startSettings(window);
  // A kept game stays in storage, with another game on the table, if its rules, looks or words cannot be loaded.
  const complete = packsWithSkins(packs, settings);
  const storage = openStorage(complete);
  const time = steadyTime();
  const ports = portsOf(storage, complete, time);

  const found = await storage.gameToGoOnWith(location.hash);
  const wanted = found?.match.gameId ?? readLastGame() ?? firstGame;
  // Without its files the last game cannot be shown, and the visit begins with the first game.
  const whole = await packOf(ports.packs, wanted).catch(() => packOf(ports.packs, firstGame));
  // Without the files of lessons a game of theirs stays in storage.
  const played = found && (await packOfSitting(whole, found).catch(() => undefined));
  const [kept, pack] = played === undefined ? [undefined, whole] : [found, played];
  const { game } = pack;
  const setup = startingSetup(game);
  const sitting = kept ?? freshSitting(game, ports, setup, freePlayIn(pack));
  const table = createTable(pack, ports, sitting, { pace: afterFrame() });
  storage.keepGamesOf(table, document);
  keepLastGame(table, firstGame);

  // Load all panels before showing a game that goes on; late ones would move buttons under the first press.
  if (kept !== undefined) await records.fetch().catch(() => {});

  const { takeOver } = startSessionEffects(table, settings, storage, time, window);
  const readerFile = fetchOnce(() => import('#effects/files/kifu-reader/reader.ts'));
  const app: AppContext = {
    table,
    settings,
    setUps: { read: readSetUp, keep: keepSetUp },
    gameSigns,
    browser: fetchOnce(() => import('#effects/files/browser-ports.ts')),
    openReader: async (first) => (await readerFile()).openReader(packs, first),
    progress: openProgress(),
    lessons: fetchOnce(async () =>
      (await import('#effects/lessons/lesson-progress-storage.ts')).openLessonProgress(
        storage.connection,
      ),
    ),
    takeOver,
  };
  const element = document.getElementById('root');
  if (element === null) throw new Error('no #root');
  await renderByLanguage(createRoot(element), app, skinOf);
};

// An inline script of the page reports that the table could not start: no other code may have loaded.
start().catch((error: unknown) => {
  dispatchEvent(new Event('start-failed'));
  throw error;
});
