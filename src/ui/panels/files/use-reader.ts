import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { KifuReader } from '#store/kifu-reader.ts';
import { useApp } from '../../app/app-context.tsx';

/** A reading that was begun. */
interface Reading {
  readonly reader: KifuReader;
  /** Whether this reading is still on: neither stopped nor replaced by another. */
  readonly isOn: () => boolean;
  readonly end: () => void;
}

/** The reader of a sheet. */
export interface SheetReader {
  /** Begins a reading; undefined where the reader cannot be fetched. */
  readonly begin: () => Promise<Reading | undefined>;
  readonly stop: () => void;
  readonly endings: () => Promise<readonly string[]>;
}

interface Held {
  readonly reader: Promise<KifuReader>;
  busy: boolean;
}

/** A reader of kifu files for as long as a sheet is open. It does one reading at a time: the next one or closing stops it. */
export const useReader = (): SheetReader => {
  const { openReader, table } = useApp();
  const held = useRef<Held | null>(null);

  const hold = useCallback((): Held => {
    held.current ??= { reader: openReader(table.store.getState().pack.id), busy: false };
    return held.current;
  }, [openReader, table]);
  const stop = useCallback((): void => {
    const stopped = held.current;
    held.current = null;
    stopped?.reader.then((reader) => reader.stop()).catch(() => {});
  }, []);
  const begin = useCallback(async (): Promise<Reading | undefined> => {
    if (held.current?.busy) stop();
    const mine = hold();
    mine.busy = true;
    try {
      const reader = await mine.reader;
      return {
        reader,
        isOn: () => held.current === mine,
        end: () => {
          mine.busy = false;
        },
      };
    } catch {
      // The reader itself could not be fetched; the next try fetches it again.
      if (held.current === mine) held.current = null;
      return undefined;
    }
  }, [hold, stop]);

  const endings = useCallback(async () => (await hold().reader).endings(), [hold]);

  // The reader is fetched when the sheet opens: then it is there when a file comes, even if the network is gone.
  useEffect(() => {
    hold().reader.catch(() => {});
    return stop;
  }, [hold, stop]);
  return useMemo(() => ({ begin, stop, endings }), [begin, stop, endings]);
};
