/** The words of a record as PGN has them: headers in brackets, comments in braces or behind a semicolon, variations in parentheses. */

/** A piece of a record and the line on which it stands, from 1. */
export type Token =
  | { readonly is: 'header'; readonly line: number; readonly key: string; readonly value: string }
  /** A line in brackets that is no header. */
  | { readonly is: 'bad-header'; readonly line: number; readonly text: string }
  | {
      readonly is: 'comment';
      readonly line: number;
      readonly lastLine: number;
      /** Its lines, parted by \n; one in braces without the blanks around it. */
      readonly text: string;
      /** Whether its brace was never closed. */
      readonly open: boolean;
    }
  | { readonly is: 'open' | 'close'; readonly line: number }
  | { readonly is: 'word'; readonly line: number; readonly text: string };

const header = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$/;

const headerToken = (text: string, line: number): Token => {
  const [, key, value] = header.exec(text) ?? [];
  return key === undefined || value === undefined
    ? { is: 'bad-header', line, text }
    : { is: 'header', line, key, value: value.replaceAll(/\\(.)/g, '$1') };
};

interface Place {
  /** The index among the lines, from 0. */
  readonly row: number;
  readonly column: number;
}

/** The comment that a brace opens, and where reading goes on. */
const braced = (
  lines: readonly string[],
  { row, column }: Place,
  lastBrace: Place,
): readonly [Token, Place] => {
  const isClosed = row < lastBrace.row || (row === lastBrace.row && column < lastBrace.column);
  const said: string[] = [];
  for (let at = row, from = column + 1; isClosed; at += 1, from = 0) {
    const text = lines[at] ?? '';
    const end = text.indexOf('}', from);
    said.push(end === -1 ? text.slice(from) : text.slice(from, end));
    if (end === -1) continue;
    const token: Token = {
      is: 'comment',
      line: row + 1,
      lastLine: at + 1,
      text: said.join('\n').trim(),
      open: false,
    };
    return [token, { row: at, column: end + 1 }];
  }
  const text = (lines[row] ?? '').slice(column + 1).trim();
  return [
    { is: 'comment', line: row + 1, lastLine: row + 1, text, open: true },
    { row: row + 1, column: 0 },
  ];
};

/** Where the last brace of a text closes; before its beginning where none does. */
const lastBraceIn = (lines: readonly string[]): Place => {
  const row = lines.findLastIndex((line) => line.includes('}'));
  return { row, column: lines[row]?.lastIndexOf('}') ?? -1 };
};

/** The tokens of the lines of a text, in their order; blank lines have none. */
export function* tokensOf(lines: readonly string[]): Generator<Token> {
  const lastBrace = lastBraceIn(lines);
  let at: Place = { row: 0, column: 0 };
  while (at.row < lines.length) {
    const { row, column } = at;
    const text = lines[row] ?? '';
    const line = row + 1;
    if (column === 0 && /^\s*\[/.test(text)) {
      yield headerToken(text, line);
      at = { row: row + 1, column: 0 };
      continue;
    }
    const start = column + text.slice(column).search(/\S|$/);
    const sign = text.charAt(start);
    if (sign === '') at = { row: row + 1, column: 0 };
    else if (sign === '{') {
      const [token, next] = braced(lines, { row, column: start }, lastBrace);
      yield token;
      at = next;
    } else if (sign === ';') {
      // One space parts a comment from its sign; what follows is its own.
      const said = text.slice(start + 1).replace(/^ /, '');
      yield { is: 'comment', line, lastLine: line, text: said, open: false };
      at = { row: row + 1, column: 0 };
    } else if (sign === '(' || sign === ')') {
      yield { is: sign === '(' ? 'open' : 'close', line };
      at = { row, column: start + 1 };
    } else {
      const [word = sign] = /^[^\s(){};]+/.exec(text.slice(start)) ?? [];
      yield { is: 'word', line, text: word };
      at = { row, column: start + word.length };
    }
  }
}
