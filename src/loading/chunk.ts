/** Files of the app that are fetched when they are first wanted, and what to do when the net does not bring them. */
import { createStore } from 'zustand/vanilla';
import { restyle } from './styles.ts';

/** How long a failed request waits for its second try, in milliseconds. */
const PAUSE = 500;

/** Fetches something, and once more after a moment when it failed. */
export const withRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    // Some of its styles may have been lost with another file. They are asked for once more, and nothing waits for more than that.
    return await withStyles(load, () => {});
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return withStyles(load);
  }
};

/** As `load`, and whole: a file that comes again does not bring the styles that failed with it. Rejects where these fail again, unless `pardon` is given. */
export const withStyles = async <T>(load: () => Promise<T>, pardon?: () => void): Promise<T> => {
  const loaded = await load();
  await restyle().catch(pardon);
  return loaded;
};

/** What failed since the player last asked for it. */
interface Loading {
  /** How to fetch each of it again; empty while nothing is missing. */
  readonly missing: readonly (() => void)[];
  /** How often the player has asked for what was missing. */
  readonly tries: number;
}

/** What could not be loaded or drawn, for the sentence that says so. */
export const loading = createStore<Loading>(() => ({ missing: [], tries: 0 }));

/** Says that something is missing, and how to fetch it again. */
export const miss = (again: () => void): void => {
  const { missing } = loading.getState();
  if (!missing.includes(again)) loading.setState({ missing: [...missing, again] });
};

/** Fetches again all that is missing. */
export const tryAgain = (): void => {
  const { missing, tries } = loading.getState();
  // First the requests: what is drawn anew with the state must find the new ones.
  for (const again of missing) again();
  loading.setState({ missing: [], tries: tries + 1 });
};

/** A reporter for decoration, which may be missing without a message. */
export const unnoticed: typeof miss = () => {};

/**
 * Fetches something when it is first wanted, and later answers with that same promise. What failed twice is missing:
 * its promise stays rejected until the player tries again, so that a component that waits for it does not ask for ever.
 */
export const fetchOnce = <T>(load: () => Promise<T>, report = miss): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  const ask = (how: () => Promise<T>): Promise<T> => {
    const coming = withRetry(how);
    coming.then(
      // React's `use` reads these two: what is here is drawn at once, where else it would suspend for a moment.
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => report(again),
    );
    asked = coming;
    return coming;
  };
  const again = (): void => void ask(() => withStyles(load));
  return () => asked ?? ask(load);
};
