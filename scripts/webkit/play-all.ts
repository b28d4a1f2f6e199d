/** Plays promises one after the other within limits of time, and says how each went. */

/** One promise to a player: a sentence, and the play that shows it. */
export interface Promised<V> {
  readonly title: string;
  /** Plays, and throws where the promise is not kept. */
  readonly play: (visit: V) => Promise<void>;
}

/** How one promise went. */
export interface Played {
  readonly name: string;
  readonly seconds: number;
  readonly isFailed: boolean;
}

/** The result of work, or an error where it is not over within so many milliseconds. */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The limits of one promise and of all, in milliseconds. */
export interface Limits {
  readonly one: number;
  readonly all: number;
}

/** A fresh browser for one promise. `close` ends it, whatever state it is in. */
export interface Fresh<V> {
  readonly visit: V;
  readonly close: () => Promise<void>;
}

/** The first line of an error. Some errors of the driver have only a name. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0] ?? '';

/** Plays each promise in a browser of its own, and prints a line for each. */
export const playAll = async <V>(
  promises: readonly Promised<V>[],
  begin: () => Promise<Fresh<V>>,
  { one, all }: Limits,
  print: (line: string) => void,
): Promise<readonly Played[]> => {
  const startedMs = performance.now();
  const played: Played[] = [];
  for (const { title, play } of promises) {
    const begunMs = performance.now();
    const secondsSince = (): number => (performance.now() - begunMs) / 1000;
    let reason: string | null = null;
    try {
      if (begunMs - startedMs > all) throw new Error(`not begun within ${all / 1000} s`);
      const { visit, close } = await begin();
      try {
        await within(one, play(visit));
      } finally {
        await close();
      }
    } catch (error) {
      reason = reasonOf(error);
    }
    const seconds = secondsSince();
    print(reason === null ? `✓ ${title} (${seconds.toFixed(1)}s)` : `✗ ${title}: ${reason}`);
    played.push({ name: title, seconds, isFailed: reason !== null });
  }
  return played;
};
