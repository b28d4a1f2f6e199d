/** The composition root: makes the ports, the stores and the effects, and shows the app. The only file that knows everything. */
import { StrictMode, startTransition } from 'react';
import { type Autosave, startAutosave } from '#effects/session/autosave.ts';
import { keepBeforeShowing } from '#effects/session/keep-before-showing.ts';
import { newId } from '#effects/session/new-id.ts';
import { sittingIn } from '#effects/session/sitting-address.ts';
import { steadyTime } from '#effects/session/steady-time.ts';
import { browserStorage } from '#effects/settings/local-storage.ts';
import { readSettings, startSettingsStorage } from '#effects/settings/settings-storage.ts';
import { mayHaveDatabase } from '#effects/storage/database-name.ts';
import type { GameDatabase } from '#effects/storage/game-database.ts';
import { openJournal } from '#effects/storage/journal.ts';
import { writeSitting } from '#effects/storage/sitting-write.ts';
import { troubleOf } from '#effects/storage/storage-trouble.ts';
import '#effects/session/trusted-address.ts';
import { startTheme } from '#effects/settings/theme.ts';
import { type GameId, packs } from '#games/index.ts';
import { type GamePack, type Packs, packOf } from '#games/pack.ts';
import type { GameWords } from '#i18n/catalogue.ts';
import { detectLanguage, type Language, loadMessages } from '#i18n/index.ts';
import { fetchOnce, loading } from '#loading/chunk.ts';
import { watchStyles } from '#loading/styles.ts';
import type { Ports } from '#store/ports.ts';
import { createSettings, firstSettings, type Settings } from '#store/settings.ts';
import {
  createTable,
  freePlayIn,
  freshSitting,
  type Pace,
  type Sitting,
  type Table,
  type TableState,
} from '#store/table.ts';
import { App } from '#ui/App.tsx';
import type { AppContext } from '#ui/app-context.tsx';
import { lazyProofLayer } from '#ui/board/lazy-proof-layer.ts';
import { answerFirstPress, atFirstTouch, FirstPaint } from '#ui/first-paint.ts';
import { lazyPlayPanels } from '#ui/play-page/lazy-play-panels.ts';
import { lazyRefereePanels } from '#ui/play-page/lazy-referee-panels.ts';
import { skinOf } from '#ui/skins/index.ts';

/** What a fresh table shows. */
const firstGame: GameId = 'shogi';

/** How long what is not urgent leaves the press its frame, in milliseconds. */
const AFTER_FRAME = 50;

/** How long after the board what keeps games comes by itself, in milliseconds. */
const AT_REST = 2000;

const start = async (): Promise<void> => {
  watchStyles(window);
  // The files have taken their time: what waits meanwhile, such as a press, goes first.
  await new Promise((rest) => setTimeout(rest));
  const spoken = detectLanguage(navigator.languages);
  const languageOf = ({ language }: Settings): Language =>
    language === 'auto' ? spoken : language;
  const settings = createSettings(readSettings(firstSettings(spoken)));
  startSettingsStorage(settings);
  startTheme(settings, document.documentElement);

  const spokenNow = (): Language => languageOf(settings.getState());
  // The words come beside the game, and nobody waits for one after the other.
  loadMessages(spokenNow()).catch(alreadyReported);
  const journal = openJournal(browserStorage());
  // Asked early, since the answer comes from another process and the first frame of the app does not wait for it.
  const mayHaveKept = journal.mayHaveKept() ? Promise.resolve(true) : mayHaveDatabase();
  // What storage has to say before there is a table is said with the table.
  let said: Partial<Pick<TableState, 'trouble' | 'storageNews'>> = {};
  let say = (more: typeof said): void => {
    said = { ...said, ...more };
  };
  let autosave: Autosave | undefined;
  const databaseFile = fetchOnce(() => import('#effects/storage/game-database.ts'));
  let opened: GameDatabase | undefined;
  const database = once(async () => {
    opened = (await databaseFile()).openGameDatabase(packs, journal, {
      unreachable: (error) => {
        say({ trouble: error === undefined ? null : troubleOf(error) });
        if (error === undefined) autosave?.tryAgain();
      },
      lost: () => say({ storageNews: { what: 'lost' } }),
    });
    return opened;
  });
  const time = steadyTime(
    () => Date.now(),
    () => performance.now(),
  );
  // At once where it can be: what is on its way before the frame is stored before somebody has seen it.
  const keeping = keepBeforeShowing(async (sitting, how) =>
    (opened ?? (await database())).keep(sitting, how),
  );
  const ports: Ports = {
    packs: eachWhole(packs, spokenNow),
    now: time.now,
    // Not `Math.random`: from some of its numbers the next can be told, and with them what will be turned up.
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
    newId,
    ...keeping,
    keepFirst: (sitting) => {
      // A tab that is closed meanwhile waits for no database.
      journal.noteInPlay(sitting.id, time.now());
      journal.write(writeSitting(table.store.getState().pack.game, sitting));
      return keeping.keepFirst(sitting);
    },
    kept: async () => (await database()).kept(),
    forget: async (id) => {
      autosave?.drop(id);
      await (await database()).forget(id);
    },
  };
  // A fresh table needs no effects until somebody touches it, and before that no browser lets a page sound.
  const sessionEffects = fetchOnce(() => import('#effects/session/session-effects.ts'));
  /** Fetches what is on the screen of a game that goes on. */
  const fetchLooks = (id: string): Promise<unknown> =>
    Promise.all([lazyPlayPanels.fetch(), packOf(ports.packs, id), skinOf(id)]);
  let kept: Sitting | undefined;
  // Who comes for the first time sees the board before the database is opened; an address may name a game of which nothing
  // else tells.
  if (journal.mayHaveKept() || sittingIn(location.hash)) {
    // While the game is read, what it is shown with comes already; and while that which reads it comes, the database opens.
    for (const wanted of [database(), sessionEffects(), fetchLooks(firstGame)])
      wanted.catch(alreadyReported);
    // A table without the game that waits would look as if that were lost: without these files nothing starts.
    await (await databaseFile()).readingFiles(ports.packs, firstGame);
    try {
      kept = await keptSitting(database);
    } catch (error) {
      say({ trouble: troubleOf(error) });
    }
  }
  const pack = await packOf(ports.packs, kept?.match.gameId ?? firstGame);
  const setup = pack.game.text.position(pack.game.start());
  let pace: Pace | undefined;
  const table: Table = createTable(
    pack,
    ports,
    kept ?? freshSitting(pack.game, ports, setup, freePlayIn(pack)),
    true,
    (follow, now, before) => (pace ? pace(follow, now, before) : follow()),
  );
  say = (more) => table.store.setState(more);
  say(said);
  let takeOver = (): void => {};
  const startEffects = once(async () => {
    const { startSessionEffects } = await sessionEffects();
    const loudness = () => {
      const { sound: on, volume } = settings.getState();
      return { on, volume };
    };
    const keepBeat = async (id: string, atMs: number) => (await database()).beat(id, atMs);
    ({ takeOver, pace } = startSessionEffects(table, time, loudness, window, keepBeat));
  });
  autosave = startAutosave(table, journal, document);
  // A game that goes on is shown whole at once: what came in later would move the buttons under the first press.
  if (kept !== undefined) {
    // What fails to load is said on the page, and the board is shown without it.
    await Promise.allSettled([
      sessionEffects(),
      fetchLooks(pack.id),
      (kept.match.refereeState ?? kept.seating ?? kept.series) && lazyRefereePanels.fetch(),
    ]);
  }
  const touched = (): void => {
    for (const wanted of [startEffects, lazyPlayPanels.fetch, lazyProofLayer.fetch])
      wanted().catch(alreadyReported);
  };
  const touchedLater = (): void => void setTimeout(touched, AFTER_FRAME);
  table.store.subscribe(touchedLater);

  const readerFile = fetchOnce(() => import('#effects/files/kifu-reader/reader.ts'));
  const app: AppContext = {
    table,
    settings,
    skinOf,
    browser: fetchOnce(() => import('#effects/files/browser-ports.ts')),
    openReader: async (first) => (await readerFile()).openReader(packs, first),
    progress: fetchOnce(() =>
      import('#effects/settings/progress-storage.ts').then((m) => m.openProgress()),
    ),
    takeOver: () => takeOver(),
  };

  const element = document.getElementById('root');
  if (element === null) throw new Error('no #root');
  // In a task of its own: with the rest it would keep the page from its frames.
  const root = (await import('react-dom/client')).createRoot(element);
  const show = async (language: Language): Promise<void> => {
    const [text] = await Promise.all([
      loadMessages(language),
      wordsOf(table.store.getState().pack.id, language),
    ]);
    // A slower catalogue must not replace one chosen later.
    if (spokenNow() !== language) return;
    // Said again, the same language would style the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    // A transition waits a moment for what is almost there, where a plain render would show a gap.
    const shown = (
      <>
        <App app={app} text={text} />
        <FirstPaint before={beforeFirstPaint} after={afterFirstPaint} />
      </>
    );
    // Only while it is built does anything draw twice to find what is not pure.
    startTransition(() =>
      root.render(import.meta.env.DEV ? <StrictMode>{shown}</StrictMode> : shown),
    );
  };
  settings.subscribe((now, before) => {
    if (languageOf(now) !== languageOf(before)) show(languageOf(now)).catch(alreadyReported);
  });
  const findFile = fetchOnce(() => import('#effects/storage/find-kept.ts'));
  const find = once(async () => (await findFile()).findKept(table, database, kept !== undefined));
  const look = (): Promise<void> => find().catch(alreadyReported);
  // What did not come at first is taken up when it comes with a later try.
  loading.subscribe((now, before) => {
    if (now.tries === before.tries) return;
    autosave?.tryAgain();
    startEffects().catch(alreadyReported);
    look();
    show(spokenNow()).catch(alreadyReported);
  });
  // Who comes for the first time plays before the files are there that keep games: they come with the first touch, or when
  // the page has rested.
  let isFresh = false;
  void mayHaveKept.then((may) => {
    isFresh = !may;
  });
  // Where nothing can be kept, the first frame of the app shows what the press has done.
  const beforeFirstPaint = (): boolean => isFresh && answerFirstPress();
  const afterFirstPaint = async (): Promise<void> => {
    if (kept !== undefined) startEffects().catch(alreadyReported);
    if (await mayHaveKept)
      await Promise.race([look(), new Promise((rest) => setTimeout(rest, AT_REST))]);
    else {
      atFirstTouch(look);
      setTimeout(look, AT_REST);
    }
    // Before that, its files would only keep the app from the screen.
    atFirstTouch(touchedLater);
    answerFirstPress();
  };
  await show(spokenNow());
};

/** Fetches what a game says at the table, with how it looks. */
const wordsOf = async (id: string, language: Language): Promise<GameWords> =>
  (await skinOf(id)).words(language);

/** The same packs, each fetched together with the looks and words of its game, so that a game is never on the table without them. */
const eachWhole = (bare: Packs, language: () => Language): Packs =>
  Object.fromEntries(
    Object.entries(bare).map(([id, load]) => {
      const fetchPack = fetchOnce(load);
      const whole = async (): Promise<GamePack> => {
        const [pack] = await Promise.all([fetchPack(), wordsOf(id, language())]);
        return pack;
      };
      return [id, whole];
    }),
  );

/** Ignores a failed load here: `loading` has reported it on the page. */
const alreadyReported = (): void => {};

/** Does something the first time it is asked to; later it answers with that same promise, unless it failed. */
const once = <T,>(act: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () => {
    if (done === undefined) {
      done = act();
      done.catch(() => {
        done = undefined;
      });
    }
    return done;
  };
};

/** The game that the address names, or the one that was in play last. */
const keptSitting = async (database: () => Promise<GameDatabase>): Promise<Sitting | undefined> => {
  const wanted = sittingIn(location.hash);
  const games = await (await database()).kept();
  const named = wanted === undefined ? undefined : await games.load(wanted);
  return named ?? games.latest();
};

// The page itself says, in its own script, that the table could not start: whatever failed here may be all there is.
start().catch((error: unknown) => {
  dispatchEvent(new Event('start-failed'));
  throw error;
});
