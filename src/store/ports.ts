import type { Sitting, Waiting } from './table.ts';

/** What commands may ask of the world. Everything else happens in effects, after the state. */
export interface Ports {
  /** Wall time in milliseconds. */
  readonly now: () => number;
  /** A number from 0 up to but not including 1: chance. */
  readonly random: () => number;
  /** A name that no other sitting has. */
  readonly newId: () => string;
  /** Reads a kept game; undefined when there is none of that id or it cannot be read. */
  readonly load: (id: string) => Promise<Sitting | undefined>;
  /** Lists the kept games, latest first. */
  readonly list: () => Promise<readonly Waiting[]>;
  /** Keeps a game. */
  readonly keep: (sitting: Sitting) => Promise<void>;
  /** Forgets a kept game. */
  readonly forget: (id: string) => Promise<void>;
}
