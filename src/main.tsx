/** The composition root: makes the ports, the stores and the effects, and shows the app. The only file that knows everything. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { openJournal } from '#effects/journal.ts';
import { startKeeping } from '#effects/keeping.ts';
import { localShelf } from '#effects/local-shelf.ts';
import { startTheme } from '#effects/page.ts';
import { readSettings, startSettingsStorage } from '#effects/settings-storage.ts';
import type { Shelf } from '#effects/shelf.ts';
import { sittingIn } from '#effects/sitting-address.ts';
import { steadyTime } from '#effects/steady-time.ts';
import { games } from '#games/index.ts';
import { detectLanguage, type Language, loadMessages } from '#i18n/index.ts';
import type { Ports } from '#store/ports.ts';
import { createSettings, firstSettings, type Settings } from '#store/settings.ts';
import { createTable, freshSitting, type Sitting } from '#store/table.ts';
import { App } from '#ui/App.tsx';
import { agreedParts } from '#ui/match/later-agreed.ts';
import { playParts } from '#ui/match/later-parts.ts';
import { shogiSkin } from '#ui/skins/shogi/shogi-skin.ts';
import { shogiTongue } from '#ui/skins/shogi/shogi-tongue.ts';
import type { Place } from '#ui/table-context.tsx';

const start = async (): Promise<void> => {
  const spoken = detectLanguage(navigator.languages);
  const languageOf = ({ language }: Settings): Language =>
    language === 'auto' ? spoken : language;
  const settings = createSettings(readSettings(firstSettings(spoken)));
  startSettingsStorage(settings);
  startTheme(settings, document.documentElement);

  const game = await games.shogi();
  const journal = openJournal(localShelf());
  // The database comes with its schema and its driver: not before there is something to keep or to find.
  const shelf = once(async () => (await import('#effects/shelf.ts')).openShelf(game, journal));
  const time = steadyTime(
    () => Date.now(),
    () => performance.now(),
  );
  const ports: Ports = {
    now: time.now,
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
    keep: async (sitting) => (await shelf()).keep(sitting),
    load: async (id) => (await shelf()).load(id),
    sources: shelf,
    list: async () => (journal.mayHaveKept() ? (await shelf()).list() : []),
    forget: async (id) => (await shelf()).forget(id),
  };
  const kept = journal.mayHaveKept() ? await keptSitting(shelf).catch(() => undefined) : undefined;
  const table = createTable(
    game,
    ports,
    kept ?? freshSitting(game, ports, shogiTongue.start),
    journal.mayHaveKept(),
    kept?.match.agreed ? (await import('#store/referee.ts')).referee : null,
  );
  let takeOver = (): void => {};
  // A fresh table needs no company until somebody touches it, and before that no browser lets a page sound.
  const keepCompany = once(async () => {
    const { startCompany } = await import('#effects/company.ts');
    const loudness = () => {
      const { sound: on, volume } = settings.getState();
      return { on, volume };
    };
    ({ takeOver } = startCompany(table, time, loudness, window));
  });
  startKeeping(table, journal);
  // A game that goes on is shown whole at once: what came in later would move the buttons under the first press.
  if (kept !== undefined) {
    const { ready } = await playParts.fetch();
    await Promise.all([
      keepCompany(),
      ready(languageOf(settings.getState()), shogiTongue),
      kept.match.agreed && agreedParts.fetch(),
    ]);
  }
  const touched = (): void => {
    void keepCompany();
    void afterFirstPress();
  };
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, touched, { capture: true, once: true });
  table.store.subscribe(touched);

  const place: Place = {
    table,
    settings,
    skin: shogiSkin,
    tongue: shogiTongue,
    desk: () => import('#effects/desk.ts'),
    progress: once(async () => (await import('#effects/progress-storage.ts')).openProgress()),
    takeOver: () => takeOver(),
  };

  const element = document.getElementById('root');
  if (element === null) throw new Error('the page has no #root');
  const root = createRoot(element);
  const show = async (language: Language): Promise<void> => {
    const text = await loadMessages(language);
    // A slower catalogue must not replace one chosen later.
    if (languageOf(settings.getState()) !== language) return;
    document.documentElement.lang = language;
    document.title = text.app.name;
    // A transition waits a moment for what is almost there, where a plain render would show a gap.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App place={place} text={text} />
        </StrictMode>,
      ),
    );
  };
  settings.subscribe((now, before) => {
    if (languageOf(now) !== languageOf(before)) void show(languageOf(now));
  });
  await show(languageOf(settings.getState()));
};

/** What play wants soon after the first press, fetched then, so that a refusal or a promotion card need not wait for the network. */
const afterFirstPress = (): Promise<unknown> =>
  Promise.all([playParts.fetch(), import('#ui/board/overlays.ts')]);

/** Does something the first time it is asked to; later it answers with that same promise. */
const once = <T,>(act: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () => {
    done ??= act();
    return done;
  };
};

/** The game that the address names, or the one changed last. */
const keptSitting = async (shelf: () => Promise<Shelf>): Promise<Sitting | undefined> => {
  const wanted = sittingIn(location.hash);
  const named = wanted === undefined ? undefined : await (await shelf()).load(wanted);
  return named ?? (await shelf()).latest();
};

void start();
