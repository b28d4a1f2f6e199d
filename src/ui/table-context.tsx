import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SetUp } from '#store/set-up.ts';
import type { Settings, SettingsStore } from '#store/settings.ts';
import type { Sitting, Table, TableState } from '#store/table.ts';
import type { Skin } from './skin.ts';
import type { Tongue } from './tongue.ts';

/** What the screen may ask of the world: made in `main.tsx` from effects. */
export interface Desk {
  /** Takes the game over from another tab. */
  readonly takeOver: () => void;
  /** Puts text on the clipboard; false when the browser does not allow it. */
  readonly copy: (text: string) => Promise<boolean>;
  /** Offers text as a file to keep. */
  readonly save: (name: string, text: string) => Promise<void>;
  /** The text of a file, whatever its encoding. */
  readonly read: (file: Blob) => Promise<string>;
  /** What the last game was set up with, or what the first one is. */
  readonly readSetUp: () => Promise<SetUp>;
  /** Remembers a set-up for the next game. */
  readonly keepSetUp: (setUp: SetUp) => Promise<void>;
  /** Wall time in milliseconds. */
  readonly now: () => number;
}

/** Everything a screen works with. */
export interface Place {
  readonly table: Table;
  readonly settings: SettingsStore;
  readonly skin: Skin;
  readonly tongue: Tongue;
  readonly desk: Desk;
}

const Here = createContext<Place | null>(null);

/** Gives the place to everything below. */
export const PlaceProvider = Here;

/** The table, the game's looks and words, and the desk beside it. */
export const usePlace = (): Place => {
  const place = useContext(Here);
  if (place === null) throw new Error('usePlace needs a PlaceProvider above it');
  return place;
};

/** A part of the table's state. */
export const useTable = <T,>(select: (state: TableState) => T): T =>
  useStore(usePlace().table.store, select);

/** The sitting on the table. */
export const useSitting = (): Sitting => useTable((state) => state.sitting);

/** The settings of this device. */
export const useSettings = (): Settings => useStore(usePlace().settings);
