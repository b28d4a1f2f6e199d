import { type ComponentType, createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Agreement } from '#games/agreement.ts';
import type { FileEncoding } from '#games/pack.ts';
import type { TableMessages } from '#i18n/catalogue.ts';
import type { Game, Pick } from '#kernel/game.ts';
import type { KifuReader } from '#store/kifu-reader.ts';
import type { LessonProgressStore } from '#store/lesson-progress.ts';
import type { ProgressStore } from '#store/progress.ts';
import { gameInPlay, sittingOnBoard } from '#store/selectors.ts';
import type { SetUp } from '#store/set-up.ts';
import type { Settings, SettingsStore } from '#store/settings.ts';
import type { Speech } from '#store/speech.ts';
import type { DelayedStore, Sitting, Table, TableState } from '#store/table.ts';

/** The functions of the browser that sheets call. */
export interface BrowserPorts {
  /** Puts text on the clipboard; false when the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The text on the clipboard; undefined when the browser does not let the page read it. */
  readonly readClipboard: () => Promise<string | undefined>;
  /** Offers bytes, or a Blob of them, to the user as a file to save. */
  readonly save: (name: string, content: Uint8Array<ArrayBuffer> | Blob) => void;
  /** Encodes a text. `missing` lists the letters that the encoding lacks. */
  readonly encode: (
    text: string,
    encoding: FileEncoding,
  ) => { readonly bytes: Uint8Array<ArrayBuffer>; readonly missing: readonly string[] };
  /**
   * Keeps the app for use without the net. Calls `offer` when there is a newer version, with the function that loads it.
   */
  readonly keepOffline: (offer: (load: () => void) => void) => Promise<void>;
  /** Asks the browser to keep the games for good, once one has ended. */
  readonly startPersistence: (table: Table) => void;
  /** Calls `give` with files that the system hands over, from now on; with an empty list if they could not be read. */
  readonly hearOfFiles: (give: (files: readonly File[]) => void) => void;
  /** The voice of the device, which reads lessons aloud; the same one each time. */
  readonly speech: () => Speech;
}

/** The set-ups that this device remembers. Reading and writing are immediate. */
export interface SetUps {
  /**
   * The set-up to begin with: that of the last game of any kind, with what was last agreed in this game. The default if
   * none is stored.
   */
  readonly read: (game: string, agreement: Agreement) => SetUp;
  /** Remembers a set-up of a game for the next one. */
  readonly keep: (game: string, setUp: SetUp) => void;
}

/** A game among others: its names, and a small sign drawn from a few shapes. */
export interface GameSign {
  /** The name in the language of the player. */
  readonly name: (text: TableMessages) => string;
  /** The name in the country that the game comes from, with the language of that name. */
  readonly ownName: { readonly words: string; readonly language: string };
  readonly Sign: ComponentType;
  /** Set for a game with lessons. Its pack has them; this tells it before the pack has come. */
  readonly hasLessons?: true;
}

/** Everything a screen works with: made in `main.tsx` from effects. */
export interface AppContext {
  readonly table: Table;
  readonly settings: SettingsStore;
  readonly setUps: SetUps;
  /** The signs of the games, by the ids of the games. */
  readonly gameSigns: Readonly<Record<string, GameSign>>;
  /** Fetched when a sheet first needs it; the same promise each time. */
  readonly browser: () => Promise<BrowserPorts>;
  /** Starts a reader of kifu files. A file that could be of several games is read as one of the game with this id. The caller stops the reader. */
  readonly openReader: (first: string) => Promise<KifuReader>;
  /** The rules that the players at this device have learned. */
  readonly progress: ProgressStore;
  /** The progress in lessons; fetched with the first page of lessons, and the same promise each time. */
  readonly lessons: () => Promise<LessonProgressStore>;
  /** Takes the game over from another tab. */
  readonly takeOver: () => void;
}

const Context = createContext<AppContext | null>(null);

/** Gives the app context to everything below. */
export const AppProvider = Context;

/** The table, the settings, and what the browser offers. */
export const useApp = (): AppContext => {
  const app = useContext(Context);
  if (app === null) throw new Error('no AppProvider');
  return app;
};

/**
 * Components below `true` (the default) read the delayed store and re-render one frame after a press. Below `false` they
 * read the live store, as the board does.
 */
export const ReadDelayed = createContext(true);

/** The store this component should subscribe to. */
export const useTableStore = (): DelayedStore => {
  const { store, delayedStore } = useApp().table;
  return useContext(ReadDelayed) ? delayedStore : store;
};

/** A part of the table's state. */
export const useTable = <T,>(select: (state: TableState) => T): T =>
  useStore(useTableStore(), select);

/** The sitting as the board shows it. It stays the same object when a piece is selected. */
export const useSitting = (): Sitting => useTable(sittingOnBoard);

/** The picks of the move in hand on the table. */
export const usePicked = (): readonly Pick[] => useTable((state) => state.selection.picked);

/** The id of the game in play. It is not the one on the table while the start screen shows another. */
export const useIdInPlay = (): string => useTable((state) => gameInPlay(state).sitting.id);

/** The game on the table. */
export const useGame = (): Game => useTable((state) => state.pack.game);

/** The settings of this device. */
export const useSettings = (): Settings => useStore(useApp().settings);
