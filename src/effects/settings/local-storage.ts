/** Access to local storage, and keeping a store in it and in step with the other tabs. */

/** The methods of local storage that are used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Local storage; null if reading the property is already forbidden. */
export const browserStorage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The part of a store that keeping needs. */
interface Kept<T> {
  readonly subscribe: (listener: (now: T) => void) => () => void;
  readonly setState: (change: (now: T) => T, replace: true) => void;
}

/** How a state is written and read. `read` gets the present state too, for a text that says nothing. */
interface Form<T> {
  readonly key: string;
  readonly write: (now: T) => string;
  readonly read: (text: string | null, now: T) => T;
}

/** The JSON value of a stored text; undefined if there is no text, or it cannot be parsed. */
export const parseStored = (text: string | null | undefined): unknown => {
  // An error during start is expensive: to note where it was thrown, the browser reads the whole script of the table
  // again.
  if (text == null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The fields that a stored text holds; undefined where it cannot be read. */
export const fieldsOf = (text: string | null): Readonly<Record<string, unknown>> | undefined => {
  const value = parseStored(text);
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
};

/** Reads the text under a key. Without storage the result is that of a missing text. */
export const readStored = <T>(
  storage: TextStorage | null,
  key: string,
  read: (text: string | null) => T,
): T => {
  try {
    return read(storage?.getItem(key) ?? null);
  } catch {
    return read(null);
  }
};

/**
 * Writes each change, and takes over changes of another tab. Without storage the state lasts as long as the page.
 * Returns how to stop.
 */
export const syncTabs = <T>(
  store: Kept<T>,
  { key, write, read }: Form<T>,
  storage: TextStorage | null,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): (() => void) => {
  // A change taken over from another tab is not written again: an older tab would drop fields that a newer one has
  // written.
  let takingOver = false;
  const stopWriting = store.subscribe((now) => {
    if (takingOver) return;
    try {
      storage?.setItem(key, write(now));
    } catch {
      // Full or forbidden: the page goes on with what it has.
    }
  });
  const takeOver = (event: StorageEvent): void => {
    if (event.key !== key) return;
    takingOver = true;
    try {
      store.setState((now) => read(event.newValue, now), true);
    } finally {
      takingOver = false;
    }
  };
  page.addEventListener('storage', takeOver);
  return () => {
    stopWriting();
    page.removeEventListener('storage', takeOver);
  };
};
