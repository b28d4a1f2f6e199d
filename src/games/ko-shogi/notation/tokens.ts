/**
 * Splits a record into its signs. Headers and positions fill a line; `{comments}` run over any number of lines; `;`
 * comments run to the end of a line. The others are brackets of variations, results, and words, which are moves and
 * their numbers.
 */

/** One sign, with the line on which it begins, from 1. */
export type Token = { readonly line: number } & (
  | { readonly is: 'header'; readonly key: string; readonly value: string }
  | { readonly is: 'position'; readonly text: string }
  /** `last` is the line on which it ends. */
  | {
      readonly is: 'comment';
      readonly text: string;
      readonly last: number;
      readonly isClosed: boolean;
    }
  | { readonly is: 'open' | 'close' }
  | { readonly is: 'word' | 'result'; readonly text: string }
);

const header = /^\[\s*(?:"((?:[^"\\]|\\.)*)"|([^\s"\]]+))\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$/;
// No rank holds a slash. With \S each slash could end a rank or be part of one, and a long line would take exponential time.
const position = /^[^\s/]*(?:\/[^\s/]*){18} [bw] \d+( nosub)?\s*$/;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

/** A text with its escapes read: a backslash and a sign are that sign, n and r the ends of lines. */
export const readEscapes = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);

/** A text for between quotation marks of a header, on one line. */
export const escapeQuoted = (text: string): string =>
  text.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');

/** A text for between the braces of a comment. */
export const escapeComment = (text: string): string =>
  text
    .replaceAll(/[{}\\]/g, '\\$&')
    .replaceAll('[%', '\\[%')
    .replaceAll('\r', '\\r');

const result = /^(1-0|0-1|1\/2-1\/2|\*)$/;
const part = /\s+|[(){};]|[^\s(){};]+/y;

/** Where the comment that is open at a place of a line closes; -1 when not on this line. */
const closing = (line: string, from: number): number => {
  for (let i = from; i < line.length; i++) {
    if (line.charAt(i) === '\\') i += 1;
    else if (line.charAt(i) === '}') return i;
  }
  return -1;
};

/** A comment that is still open, and the lines that it has so far. */
interface OpenComment {
  readonly line: number;
  readonly texts: string[];
}

const commentOf = ({ line, texts }: OpenComment, last: number, isClosed: boolean): Token => ({
  is: 'comment',
  line,
  last,
  text: texts.join('\n'),
  isClosed,
});

/** A header or a position that fills a line; undefined where it is neither. */
const wholeLine = (text: string, line: number): Token | undefined => {
  const [, quoted, key, value] = header.exec(text) ?? [];
  if (value !== undefined)
    return { is: 'header', line, key: readEscapes(quoted ?? key ?? ''), value: readEscapes(value) };
  return position.test(text) ? { is: 'position', line, text: text.trim() } : undefined;
};

/** The signs of a line from a place on that lies in no comment; a comment that stays open is given back. */
function* signsOf(text: string, line: number, from: number): Generator<Token, OpenComment | null> {
  let at = from;
  while (at < text.length) {
    part.lastIndex = at;
    const [sign = ''] = part.exec(text) ?? [];
    at += Math.max(1, sign.length);
    if (sign === ';') {
      yield commentOf({ line, texts: [text.slice(at).trim()] }, line, true);
      return null;
    }
    if (sign === '{') {
      const end = closing(text, at);
      const texts = [text.slice(at, end === -1 ? undefined : end)];
      if (end === -1) return { line, texts };
      yield commentOf({ line, texts }, line, true);
      at = end + 1;
    } else if (sign === '(' || sign === ')') yield { is: sign === '(' ? 'open' : 'close', line };
    else if (sign.trim() !== '')
      yield { is: result.test(sign) ? 'result' : 'word', line, text: sign };
  }
  return null;
}

/** The signs of some lines, in order. */
export function* tokensOf(lines: readonly string[]): Generator<Token> {
  let comment: OpenComment | null = null;
  for (const [i, text] of lines.entries()) {
    const line = i + 1;
    let from = 0;
    if (comment !== null) {
      const open: OpenComment = comment;
      const end = closing(text, 0);
      open.texts.push(text.slice(0, end === -1 ? undefined : end));
      if (end === -1) continue;
      yield commentOf(open, line, true);
      from = end + 1;
    }
    const whole = from === 0 ? wholeLine(text, line) : undefined;
    if (whole === undefined) comment = yield* signsOf(text, line, from);
    else {
      comment = null;
      yield whole;
    }
  }
  if (comment !== null) yield commentOf(comment, lines.length, false);
}
