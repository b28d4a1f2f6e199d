/** Fetches files of the app when they are first wanted, and keeps track of those that failed to load. */
import { createStore } from 'zustand/vanilla';

/** Something that failed to load or to be drawn. */
interface Missing {
  /** Fetches it again. */
  readonly again: () => void;
  /** Lets it be fetched again when it is wanted again: the player has put the message away. */
  readonly letGo: () => void;
}

/** The requests that failed since the player last pressed to try again, or put the message away. */
interface Loading {
  readonly missing: readonly Missing[];
  /** How often the player has pressed to try again. */
  readonly tries: number;
}

/** The store of everything that could not be loaded or drawn. The message about missing parts reads it. */
export const loading = createStore<Loading>(() => ({ missing: [], tries: 0 }));

const nothing = (): void => {};

/** Says that something is missing, how to fetch it again, and how to let it be fetched when it is wanted again. */
export const miss = (again: () => void, letGo = nothing): void => {
  const { missing } = loading.getState();
  if (!missing.some((one) => one.again === again))
    loading.setState({ missing: [...missing, { again, letGo }] });
};

/** Fetches again all that is missing. */
export const tryAgain = (): void => {
  const { missing, tries } = loading.getState();
  // Start the requests before the state changes: components that the change draws again must find the new requests.
  for (const { again } of missing) again();
  loading.setState({ missing: [], tries: tries + 1 });
};

/** Puts the message about missing parts away. A part that is asked for later is fetched again, and reported if it fails. */
export const dismissMissing = (): void => {
  for (const { letGo } of loading.getState().missing) letGo();
  loading.setState({ missing: [] });
};

/** A reporter for decoration, which may be missing without a message. */
export const unnoticed: typeof miss = nothing;

/** Called with each fetch that is on its way when a component or a press wants it. */
let onWait: (coming: Promise<unknown>) => void = nothing;

/** Calls `hear` with each fetch that has to be waited for. There is one such function at a time. */
export const hearOfWaiting = (hear: (coming: Promise<unknown>) => void): void => {
  onWait = hear;
};

/**
 * Fetches something when it is first wanted, and later answers with that same promise. If loading fails, after two
 * requests for each file (`import-file.ts`), it is reported as missing. Its promise stays rejected until the player
 * tries again, or puts the message away; otherwise a component that waits for it would ask for ever.
 */
export const fetchOnce = <T>(load: () => Promise<T>, report = miss): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  let isComing = false;
  const ask = (): Promise<T> => {
    const coming = load();
    isComing = true;
    coming.then(
      (value) => {
        isComing = false;
        // React's `use` reads these two: with them a value that is here is drawn immediately, without suspending.
        Object.assign(coming, { status: 'fulfilled', value });
      },
      () => {
        isComing = false;
        report(again, letGo);
      },
    );
    asked = coming;
    return coming;
  };
  const again = (): void => void ask();
  const letGo = (): void => {
    asked = undefined;
  };
  return () => {
    const coming = asked ?? ask();
    if (isComing && report === miss) onWait(coming);
    return coming;
  };
};
