/**
 * Recognises files that hold no kifu, where that is possible and helps the user. The words for each kind are in
 * `i18n/kifu`.
 */

/** Files that are no text. A kifu never begins with these bytes. */
export type BinaryKind = 'picture' | 'pdf' | 'zip';
/** Texts that are something else. */
export type TextKind = 'chess' | 'go' | 'web-page' | 'web-address' | 'other-json' | 'list';

// The patterns match each byte as the character of that code.
const beginnings: readonly (readonly [kind: BinaryKind, bytes: RegExp])[] = [
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP)/s],
  ['pdf', /^%PDF-/],
  ['zip', /^PK[^ -~]{2}/],
];

/** The kind of a file by its first bytes; undefined if they show none. */
export const kindOfBytes = (bytes: Uint8Array): BinaryKind | undefined => {
  const first = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.find(([, pattern]) => pattern.test(first))?.[0];
};

/** How many characters of a text are looked at. */
const LOOKED_AT = 20_000;

/** A first move of chess behind its number, castling, or a position of eight ranks with rights to castle. */
const chess =
  /(?:^|\s)1\. ?(?:[a-h][34]|N[acfh]3)\s|\sO-O(?:-O)?\s|^(?:[1-8KQRBNPkqrbnp]{1,8}\/){7}\S{1,8} [wb] /m;

const isJson = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether most lines of a text are numbered or have a bullet. */
const isList = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const items = lines.filter((line) => /^\s*(?:[-*•・]|[0-9０-９]{1,4}[.)．）、]?)\s/.test(line));
  return items.length > 1 && items.length * 3 >= lines.length * 2;
};

const kinds: readonly (readonly [kind: TextKind, is: (text: string) => boolean])[] = [
  ['web-page', (text) => /^\s*<(?:!doctype html|html|head|body)[\s>]/i.test(text)],
  ['web-address', (text) => /^\s*[a-z][a-z+.-]{1,30}:\/\/\S+\s*$/i.test(text)],
  ['go', (text) => /^\s*\(\s*;[^\]]{0,80}\b(?:GM\[1\]|FF\[\d\]|SZ\[\d)/.test(text)],
  ['chess', (text) => chess.test(text)],
  ['other-json', isJson],
  ['list', isList],
];

/** The kind of a text that holds no kifu; undefined if it is none of these. */
export const kindOfText = (text: string): TextKind | undefined => {
  const beginning = text.slice(0, LOOKED_AT);
  return kinds.find(([kind, is]) => is(kind === 'other-json' ? text : beginning))?.[0];
};
