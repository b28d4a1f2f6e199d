/** How a back-up is laid out: a zip with `backup.json`, a text for each game, and what else is kept here. */

import { fieldsOf } from '../settings/local-storage.ts';
import { progressKey } from '../settings/progress-storage.ts';
import { setUpKey } from '../settings/set-up-storage.ts';
import { settingsKey } from '../settings/settings-storage.ts';
import { fieldOf } from '../storage/field-of.ts';

/** The version that is written; a version is never used for anything else. */
export const backupVersion = 1;

/** What says that a zip is a back-up, and of which version. */
export const HEAD = 'backup.json';

/** What local storage has besides games, under its name in the zip: as it is stored. */
export const localTexts = [
  ['settings.json', settingsKey],
  ['progress.json', progressKey],
  ['set-up.json', setUpKey],
] as const;

/** Games as texts; what cannot be read, as it is stored; files as they were opened. */
export type Folder = 'games' | 'unreadable' | 'sources';

/** The name of an entry; an id may have signs that file systems forbid. */
export const nameIn = (folder: Folder, id: string): string => {
  const plain = encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll('*', '%2A');
  return `${folder}/${plain}${folder === 'sources' ? '' : '.json'}`;
};

/** The folder and the id that an entry is named after; undefined where it is none of a game or file. */
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

/** What text cannot hold. */
export class UnwritableError extends Error {}

/** A stored value as one that JSON can hold: bytes stand under `$bytes`, and fields whose name begins so have one sign more. Throws an UnwritableError for what is neither. */
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

/** The version that the text of the head names; undefined where it is no head. */
export const versionIn = (text: string | undefined): number | undefined => {
  const version = fieldsOf(text ?? null)?.['version'];
  return typeof version === 'number' ? version : undefined;
};

const pad = (part: number): string => String(part).padStart(2, '0');

/** A name for the file, with the day on the wall where it is made. */
export const fileNameAt = (nowMs: number): string => {
  const now = new Date(nowMs);
  return `shogi-table-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.zip`;
};
