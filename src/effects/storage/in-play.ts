/**
 * The note of which game was in play last. The next start shows that game, whatever was imported since and whatever the
 * wall clock says.
 */
import { fieldOf } from './field-of.ts';

export interface InPlay {
  /** The id of the sitting. */
  readonly id: string;
  /**
   * The instant of the note, in milliseconds. It is later than that of any note before, even if the wall clock was set
   * back.
   */
  readonly atMs: number;
}

/** Reads which game was in play, as stored; undefined if the value is not valid. */
export const readInPlay = (stored: unknown): InPlay | undefined => {
  const [id, atMs] = [fieldOf(stored, 'id'), fieldOf(stored, 'atMs')];
  return typeof id === 'string' && typeof atMs === 'number' ? { id, atMs } : undefined;
};

/** The later of two notes. */
export const laterInPlay = (a: InPlay | undefined, b: InPlay | undefined): InPlay | undefined =>
  a === undefined || (b !== undefined && b.atMs > a.atMs) ? b : a;

/**
 * Finds a game by the later of two notes; `stored` is the second as stored. If that note leads to no game, the other is
 * used.
 */
export const byNotes = async <T>(
  a: InPlay | undefined,
  stored: unknown,
  find: (id: string) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const b = readInPlay(stored);
  const last = laterInPlay(a, b);
  for (const note of [last, last === a ? b : a]) {
    const found = note && (await find(note.id));
    if (found !== undefined) return found;
  }
  return undefined;
};
