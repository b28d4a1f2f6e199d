import type { Packs } from '#games/pack.ts';
import type { Sitting, UnreadableGame, Waiting } from './sitting.ts';

/** Files as they were opened, by an id of their own. */
export interface Sources {
  readonly keepSource: (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The bytes of a file; undefined when they are no longer there. */
  readonly loadSource: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** What commands may ask of the world. Everything else happens in effects, after the state. */
export interface Ports {
  /** The games that can be played. */
  readonly packs: Packs;
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
  /** Lists what is kept and cannot be read. */
  readonly unreadable: () => Promise<readonly UnreadableGame[]>;
  /** Keeps a game; `strict` waits until it is on the disk. */
  readonly keep: (sitting: Sitting, strict?: 'strict') => Promise<void>;
  /** Keeps a game before it is shown: resolves when it is kept, when it cannot be, and after 300 ms at the latest. */
  readonly keepFirst: (sitting: Sitting) => Promise<void>;
  /** Where the files are kept from which games were opened. */
  readonly sources: () => Promise<Sources>;
  /** Forgets a kept game. */
  readonly forget: (id: string) => Promise<void>;
}
