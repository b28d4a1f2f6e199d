/** The composition root: makes the ports, the stores and the effects, and shows the app. The only file that knows everything. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sittingIn, startAddress } from '#effects/address.ts';
import { openJournal } from '#effects/journal.ts';
import { startKeeping } from '#effects/keeping.ts';
import { noisesOf } from '#effects/noises.ts';
import { startTheme } from '#effects/page.ts';
import { readSettings, startSettingsStorage } from '#effects/settings-storage.ts';
import type { Shelf } from '#effects/shelf.ts';
import { writeSitting } from '#effects/sitting-write.ts';
import { startSound } from '#effects/sound.ts';
import { startTabLock } from '#effects/tab-lock.ts';
import { games } from '#games/index.ts';
import { detectLanguage, type Language, loadMessages } from '#i18n/index.ts';
import type { Ports } from '#store/ports.ts';
import { createSettings, firstSettings, type Settings } from '#store/settings.ts';
import { createTable, freshSitting, type Sitting } from '#store/table.ts';
import { App } from '#ui/App.tsx';
import { shogiSkin } from '#ui/skins/shogi/shogi-skin.ts';
import { shogiTongue } from '#ui/skins/shogi/shogi-tongue.ts';
import type { Place } from '#ui/table-context.tsx';

const start = async (): Promise<void> => {
  const spoken = detectLanguage(navigator.languages);
  const settings = createSettings(readSettings(firstSettings(spoken)));
  startSettingsStorage(settings);
  startTheme(settings, document.documentElement);

  const game = await games.shogi();
  const journal = openJournal(localStore());
  // The database comes with its schema and its driver: not before there is something to keep or to find.
  let opened: Promise<Shelf> | undefined;
  const shelf = (): Promise<Shelf> => {
    opened ??= import('#effects/shelf.ts').then(({ openShelf }) => openShelf(game, journal));
    return opened;
  };
  const ports: Ports = {
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    keep: async (sitting) => {
      journal.write(writeSitting(game, sitting));
      await (await shelf()).keep(sitting);
    },
    load: async (id) => (await shelf()).load(id),
    list: async () => (journal.mayHaveKept() ? (await shelf()).list() : []),
    forget: async (id) => (await shelf()).forget(id),
  };
  const kept = journal.mayHaveKept() ? await keptSitting(shelf).catch(() => undefined) : undefined;
  const table = createTable(game, ports, kept ?? freshSitting(game, ports, shogiTongue.start));
  startKeeping(table);
  startAddress(table, window);
  const lock = startTabLock(table, navigator.locks);
  startSound(noisesOf(table), () => {
    const { sound, volume } = settings.getState();
    return { on: sound, volume };
  });

  // The desk is first needed when someone opens or saves a file.
  const desk = () => import('#effects/desk.ts');
  const place: Place = {
    table,
    settings,
    skin: shogiSkin,
    tongue: shogiTongue,
    desk: {
      takeOver: lock.takeOver,
      copy: async (text) => (await desk()).copyText(text),
      save: async (name, text) => (await desk()).saveFile(name, text),
      read: async (file) => (await desk()).readFile(file),
      now: ports.now,
    },
  };

  const element = document.getElementById('root');
  if (element === null) throw new Error('the page has no #root');
  const root = createRoot(element);
  const languageOf = ({ language }: Settings): Language =>
    language === 'auto' ? spoken : language;
  const show = async (language: Language): Promise<void> => {
    const text = await loadMessages(language);
    // A slower catalogue must not replace one chosen later.
    if (languageOf(settings.getState()) !== language) return;
    document.documentElement.lang = language;
    document.title = text.app.name;
    root.render(
      <StrictMode>
        <App place={place} text={text} />
      </StrictMode>,
    );
  };
  settings.subscribe((now, before) => {
    if (languageOf(now) !== languageOf(before)) void show(languageOf(now));
  });
  await show(languageOf(settings.getState()));
};

/** The game that the address names, or the one changed last. */
const keptSitting = async (shelf: () => Promise<Shelf>): Promise<Sitting | undefined> => {
  const wanted = sittingIn(location.hash);
  const named = wanted === undefined ? undefined : await (await shelf()).load(wanted);
  return named ?? (await shelf()).latest();
};

/** Local storage; undefined where reading the property alone is forbidden. */
const localStore = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

void start();
