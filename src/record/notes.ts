/**
 * The kinds of notes at a move. Records are built, posted in pieces, merged, compared and read from storage by this list: a kind that is
 * added here is known to all of them, and `docs/architecture.md` says what else it needs.
 */
import { arrowKey, distinctArrows } from './marks.ts';
import type { Notes, RecordNode } from './record.ts';

/** The fields of a node besides its place, its turn and how its line ended. */
export type NoteName = Exclude<keyof Notes, 'ending'>;

type Note<K extends NoteName> = NonNullable<RecordNode[K]>;

/** A holder of notes of some kinds: a node, or its stored text. */
type Noted<K extends NoteName = NoteName> = {
  readonly [Name in K]?: RecordNode[Name] | undefined;
};

/** The parts of a record that a person edits by changing a note. */
export type EditedNote = 'comment' | 'sign' | 'bookmark' | 'drawing';

interface NoteKind<T> {
  /** Whether a note says nothing, as null and undefined do. */
  readonly isNothing?: (note: T) => boolean;
  /** Two notes at one node of a file, in their order. Absent where the second replaces the first. */
  readonly add?: (first: T, second: T) => T;
  /** The notes of two merged records at the same move. Absent where the first stays. */
  readonly merge?: (first: T, second: T) => T;
  /** The word with which a merge reports a second note that it leaves out. */
  readonly leftOut?: 'time' | 'glyph';
  /** The part that a person edits by changing this note. Absent where nobody can. */
  readonly edits?: EditedNote;
  /** The weight in a posted piece, in letters of text. Absent where it is next to nothing. */
  readonly letters?: (note: T) => number;
  /** Absent where equal notes are one value. */
  readonly isSame?: (first: T, second: T) => boolean;
}

/** Two comments as one. A comment that is part of the other, line by line, is not repeated. */
const mergedComments = (first: string, second: string): string => {
  const within = (part: string, whole: string): boolean => `\n${whole}\n`.includes(`\n${part}\n`);
  if (within(second, first)) return first;
  return within(first, second) ? second : `${first}\n${second}`;
};

/** An arrow weighs as much as this many letters. */
const ARROW = 20;

/** Each kind of note. Of an edit that changes several the first is announced, and a merge reports what it leaves out in this order. */
export const noteKinds: { readonly [K in NoteName]: NoteKind<Note<K>> } = {
  spentMs: { leftOut: 'time' },
  comment: {
    isNothing: (comment) => comment === '',
    add: (first, second) => `${first}\n${second}`,
    merge: mergedComments,
    edits: 'comment',
    letters: (comment) => comment.length,
  },
  glyph: { leftOut: 'glyph', edits: 'sign' },
  bookmark: {
    merge: (first, second) =>
      [...new Set([...first.split('\n'), ...second.split('\n')])].join('\n'),
    edits: 'bookmark',
    letters: (bookmark) => bookmark.length,
  },
  arrows: {
    isNothing: (arrows) => arrows.length === 0,
    merge: (first, second) => {
      const known = new Set(first.map(arrowKey));
      return second.every((arrow) => known.has(arrowKey(arrow)))
        ? first
        : distinctArrows([...first, ...second]);
    },
    edits: 'drawing',
    letters: (arrows) => arrows.length * ARROW,
    isSame: (first, second) =>
      first.length === second.length &&
      first.every((arrow, i) => {
        const other = second[i];
        return other !== undefined && arrowKey(arrow) === arrowKey(other);
      }),
  },
  illegal: {},
};

const isNoteName = (name: string): name is NoteName => Object.hasOwn(noteKinds, name);

/** The names of all kinds, in the order of `noteKinds`. */
export const noteNames: readonly NoteName[] = Object.keys(noteKinds).filter(isNoteName);

/** The note of a kind at a node; undefined where it says nothing. */
export const noteAt = <K extends NoteName>(node: Noted<K>, name: K): Note<K> | undefined => {
  const note = node[name] ?? undefined;
  return note === undefined || noteKinds[name].isNothing?.(note) ? undefined : note;
};

/** Whether two nodes have the same note of a kind. */
export const sameNote = <K extends NoteName>(
  first: Noted<K>,
  second: Noted<K>,
  name: K,
): boolean => {
  const [here, there] = [noteAt(first, name), noteAt(second, name)];
  if (here === undefined || there === undefined) return here === there;
  return noteKinds[name].isSame?.(here, there) ?? here === there;
};

/** The notes of a node that say something, of some kinds or of all; empty where there are none. */
export const notesAt = (node: Noted, names: readonly NoteName[] = noteNames): Notes => {
  const found: { -readonly [K in NoteName]?: RecordNode[K] } = {};
  const copy = <K extends NoteName>(name: K): void => {
    const note = noteAt(node, name);
    if (note !== undefined) found[name] = note;
  };
  for (const name of names) copy(name);
  return found;
};

/** The weight of notes in a posted piece, in letters of text. */
export const lettersOf = (notes: Noted): number => {
  const weigh = <K extends NoteName>(name: K): number => {
    const note = noteAt(notes, name);
    return note === undefined ? 0 : (noteKinds[name].letters?.(note) ?? 0);
  };
  return noteNames.reduce((sum, name) => sum + weigh(name), 0);
};
