import { createStore } from 'zustand/vanilla';

interface NewerVersion {
  /** Loads the newer version; null while there is none, or once it was put off. */
  readonly load: (() => void) | null;
}

/** The newer version of the app that waits to be loaded. The service worker offers it, a notice shows it. */
export const newerVersion = createStore<NewerVersion>(() => ({ load: null }));

/** Puts the newer version off; it comes with the next start. */
export const putOffVersion = (): void => newerVersion.setState({ load: null });
