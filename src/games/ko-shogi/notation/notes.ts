/**
 * Notes for programs at the beginning of a comment, before the text for people:
 * `[%time 12.5] [%bookmark opening] text`.
 */
import { escapeComment, readEscapes } from './tokens.ts';

/** A comment taken apart. */
export interface ReadNotes {
  /** The notes by name. Their values have no escapes any more. */
  readonly said: ReadonlyMap<string, string>;
  /** The text for people, without the notes. */
  readonly comment: string;
}

const note = /^\[%([a-z]+) ((?:[^\]\\]|\\.)*)\]( |$)/s;

/** Takes the inside of a comment apart. */
export const readNotes = (text: string): ReadNotes => {
  const said = new Map<string, string>();
  let rest = text;
  for (let found = note.exec(rest); found !== null; found = note.exec(rest)) {
    const [whole, name = '', value = ''] = found;
    said.set(name, readEscapes(value));
    rest = rest.slice(whole.length);
  }
  return { said, comment: readEscapes(rest) };
};

const escapeNote = (text: string): string => escapeComment(text).replaceAll(']', '\\]');

/** A comment with its notes in front, in braces; empty where there is nothing to say. */
export const formatNotes = (
  said: Readonly<Record<string, string | undefined>>,
  comment: string,
): string => {
  const notes = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [`[%${name} ${escapeNote(value)}]`],
  );
  if (notes.length === 0 && comment === '') return '';
  const words = comment === '' ? notes : [...notes, escapeComment(comment)];
  return `{${words.join(' ')}}`;
};

/** A time in milliseconds as notes have it: seconds, with as many decimals as it needs. */
export const formatSeconds = (ms: number | null | undefined): string | undefined =>
  ms === null || ms === undefined ? undefined : String(ms / 1000);

/** The milliseconds of such a time; undefined when it is none. */
export const readSeconds = (text: string): number | undefined =>
  /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : undefined;
