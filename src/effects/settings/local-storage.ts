/** Local storage: how it is reached, and how a store is kept in it and in step with the other tabs. */

/** What is asked of local storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Local storage; null where reading the property alone is forbidden. */
export const browserStorage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** As much of a store as keeping needs. */
interface Kept<T> {
  readonly subscribe: (listener: (now: T) => void) => () => void;
  readonly setState: (change: (now: T) => T, replace: true) => void;
}

/** How a state is written and read; `read` gets what stands now, for where the text says nothing. */
interface Form<T> {
  readonly key: string;
  readonly write: (now: T) => string;
  readonly read: (text: string | null, now: T) => T;
}

/** The value that a stored text holds as JSON; undefined where there is no text, and where it cannot be read. */
export const parseStored = (text: string | null | undefined): unknown => {
  // An error at the start is dear: to say where it was thrown the browser reads the whole file of the table again.
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

/** What the text under a key says; without storage, what a missing text says. */
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

/** Writes each change, and takes over what another tab writes; without storage the state lasts as long as the page. Returns how to stop. */
export const syncTabs = <T>(
  store: Kept<T>,
  { key, write, read }: Form<T>,
  storage: TextStorage | null,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): (() => void) => {
  // What another tab wrote is not written again: an older tab would drop what a newer one knows.
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
