/**
 * The format of a back-up: a zip with `backup.json`, a text for each game, the files games came from, and the texts of
 * local storage. The progress in lessons has an entry of its own.
 */

import { fieldsOf } from '../settings/local-storage.ts';
import { progressKey } from '../settings/progress-storage.ts';
import { setUpKey } from '../settings/set-up-storage.ts';
import { settingsKey } from '../settings/settings-storage.ts';
import { fieldOf } from '../storage/field-of.ts';

/** The version that is written; a version is never used for anything else. */
export const backupVersion = 1;

/** The entry that marks a zip as a back-up and gives its version. */
export const HEAD = 'backup.json';

/** The entry with the progress in lessons: the learner of the device, and the rows as they are stored. */
export const LESSONS = 'lessons.json';

/** The texts of local storage besides games: the name in the zip, and the key. They are saved as they are stored. */
export const localTexts = [
  ['settings.json', settingsKey],
  ['progress.json', progressKey],
  ['set-up.json', setUpKey],
] as const;

/** The folders: games as texts, unreadable rows and entries as they are stored, files as they were opened. */
export type Folder = 'games' | 'unreadable' | 'sources';

/** The name of an entry. An id may have characters that file systems forbid; they are escaped. */
export const nameIn = (folder: Folder, id: string): string => {
  const plain = encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll('*', '%2A');
  return `${folder}/${plain}${folder === 'sources' ? '' : '.json'}`;
};

/** The folder and the id in the name of an entry; undefined if it is not of a game or file. */
export const idIn = (name: string): readonly [folder: Folder, id: string] | undefined => {
  const [, folder, plain, ending] =
    /^(games|unreadable|sources)\/([^/]+?)(\.json)?$/.exec(name) ?? [];
  if (plain === undefined) return undefined;
  try {
    const id = decodeURIComponent(plain);
    if (folder === 'sources') return [folder, ending === undefined ? id : `${id}${ending}`];
    const isText = ending !== undefined && (folder === 'games' || folder === 'unreadable');
    return isText ? [folder, id] : undefined;
  } catch {
    return undefined;
  }
};

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A stored value that text cannot hold. */
export class UnwritableError extends Error {}

/**
 * A stored value as one that JSON can hold. Bytes are put under `$bytes`, and names of fields that begin with `$` get
 * another `$`. Throws an UnwritableError for a value that JSON cannot hold either way.
 */
export const asJson = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return { $bytes: Array.from(value) };
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value === 'object' && value !== null && isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key.startsWith('$') ? `$${key}` : key,
        asJson(field),
      ]),
    );
  const isHeld =
    value === null ||
    ['string', 'boolean', 'undefined'].includes(typeof value) ||
    Number.isFinite(value);
  if (!isHeld) throw new UnwritableError(`text does not hold ${String(value)}`);
  return value;
};

/** Whether a row, of any content, is the same as a text. */
export const isStoredAs = (row: unknown, text: string): boolean => {
  try {
    return JSON.stringify(asJson(row)) === text;
  } catch {
    return false;
  }
};

/** The value that was written by `asJson`. */
export const fromJson = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== 'object' || json === null) return json;
  const bytes = fieldOf(json, '$bytes');
  if (Array.isArray(bytes)) return Uint8Array.from(bytes);
  return Object.fromEntries(
    Object.entries(json).map(([key, field]) => [
      key.startsWith('$') ? key.slice(1) : key,
      fromJson(field),
    ]),
  );
};

/** The version in the text of `backup.json`; undefined if it is not such a text. */
export const versionIn = (text: string | undefined): number | undefined => {
  const version = fieldsOf(text ?? null)?.['version'];
  return typeof version === 'number' ? version : undefined;
};

const pad = (part: number): string => String(part).padStart(2, '0');

/** A name for the file, with the local date. */
export const fileNameAt = (nowMs: number): string => {
  const now = new Date(nowMs);
  return `shogi-table-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.zip`;
};
