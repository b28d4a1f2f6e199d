/** The lines of a KIF file: finds the kind of each, before anyone asks what it means. */
import type { Seat } from '#kernel/game.ts';
import { isBlank, pastBlanks } from './kif-move.ts';
import { codeAt, countOf, digitOfCode, narrow } from './kif-vocabulary.ts';

/** One line of a KIF file. */
export type KifLine =
  | { readonly is: 'blank' | 'separator' | 'border' | 'version' | 'unknown' }
  /** The figures above a diagram; `flipped` when they begin with 1. */
  | { readonly is: 'files'; readonly flipped: boolean }
  | { readonly is: 'remark' | 'comment' | 'bookmark' | 'row' | 'footer'; readonly text: string }
  | { readonly is: 'turn'; readonly seat: Seat }
  | { readonly is: 'count'; readonly moves: number; readonly last: string }
  | { readonly is: 'branch'; readonly number: number }
  /** `ofGiven` where the sides are called as in a handicap game. */
  | { readonly is: 'hand'; readonly seat: Seat; readonly text: string; readonly ofGiven: boolean }
  | {
      readonly is: 'header';
      readonly key: string;
      readonly value: string;
      /** Whether its colon is a narrow one, or the sign of a side stands before it. */
      readonly odd: boolean;
    }
  | {
      readonly is: 'move';
      /** The whole line, and where the move begins in it. */
      readonly text: string;
      readonly from: number;
    };

const seatOfSide = (side: string): Seat => (/先手|下手|攻/.test(side) ? 0 : 1);

type Other = Exclude<KifLine, { is: 'move' }>;

type Kinds = readonly (readonly [pattern: RegExp, read: (found: RegExpExecArray) => Other])[];

const firstOf = (kinds: Kinds, text: string): Other | undefined => {
  for (const [pattern, read] of kinds) {
    const found = pattern.exec(text);
    if (found !== null) return read(found);
  }
  return undefined;
};

/** How lines are known that hold no colon, or one in a later part. No line is of two kinds: the usual ones are asked for first. */
const kinds: Kinds = [
  [/^\s*[|｜](.*)$/, ([, text = '']) => ({ is: 'row', text })],
  [/^\s*まで(.*)$/, ([, text = '']) => ({ is: 'footer', text })],
  [/^\s*手数\s*[-－─ー―]/, () => ({ is: 'separator' })],
  [/^\s*$/, () => ({ is: 'blank' })],
  [/^\s*[+＋][-+－＋─━]{3,}/, () => ({ is: 'border' })],
  [/^\s*[9９]\s+[8８]\s+[7７]/, () => ({ is: 'files', flipped: false })],
  [/^\s*[1１]\s+[2２]\s+[3３](?:\s|$)/, () => ({ is: 'files', flipped: true })],
  [
    /^\s*手数\s*[＝=]\s*([0-9０-９一二三四五六七八九十]{1,6})\s*(.*)$/,
    ([, moves = '', last = '']) => ({ is: 'count', moves: countOf(moves) ?? 0, last }),
  ],
  [/^\s*([先後上下]手)番?\s*$/, ([, side = '']) => ({ is: 'turn', seat: seatOfSide(side) })],
  [/^\s*盤面回転\s*$/, () => ({ is: 'header', key: '盤面回転', value: '', odd: false })],
];

/** How lines are known that are no headers, though they have a colon where headers have one. */
const likeHeaders: Kinds = [
  [
    /^\s*手番\s*[:：]\s*([先後上下]手)番?\s*$/,
    ([, side = '']) => ({ is: 'turn', seat: seatOfSide(side) }),
  ],
  [
    /^\s*変化\s*[:：]\s*([0-9０-９]{1,6})\s*手?/,
    ([, number = '']) => ({ is: 'branch', number: Number(narrow(number)) }),
  ],
  [
    /^\s*[▲△▼▽☗☖]?\s*([先後上下]手|攻め?方|玉方|受け?方)\s*の?\s*(?:手持ち?駒|持ち?駒|手駒|駒台)\s*[:：](.*)$/,
    ([, side = '', text = '']) => ({
      is: 'hand',
      seat: seatOfSide(side),
      text,
      ofGiven: side === '上手' || side === '下手',
    }),
  ],
];

/**
 * The headers of kifu, each by its own name, so that a record keeps these texts instead of one more for each file. Any text
 * may hold a narrow colon; only in these headers it shows that this is a kifu.
 */
export const kifuKeys: ReadonlyMap<string, string> = new Map(
  `先手 後手 上手 下手 手合割 手合 棋戦 場所 戦型 表題 開始日時 終了日時 対局日 持時間 持ち時間 秒読み 消費時間 記録係 備考
  先手省略名 後手省略名 作品番号 作品名 作者 掲載 出典 盤面回転`
    .split(/\s+/)
    .map((key) => [key, key]),
);

/**
 * The headers that only a kifu has. Others such as 場所 and 備考 stand in letters and announcements, too, so alone they do not
 * show a kifu.
 */
const ownKeys: ReadonlySet<string> = new Set(
  `先手 後手 上手 下手 手合割 手合 棋戦 戦型 対局日 持時間 持ち時間 消費時間 先手省略名 後手省略名 作品番号`.split(
    ' ',
  ),
);

/** Whether a header shows that its text is a kifu: only kifu have it, and it says something. */
export const showsKifu = (key: string, value: string): boolean => ownKeys.has(key) && value !== '';

const WIDE_COLON = '：';

/** Where the colon of a header stands; -1 when there is none, or too late for one. */
const colonIn = (text: string): number => {
  const wide = text.indexOf(WIDE_COLON);
  const narrow = text.indexOf(':');
  const first = wide === -1 ? narrow : narrow === -1 ? wide : Math.min(wide, narrow);
  return first > 64 ? -1 : first;
};

/** A line with a colon: a header, unless it is JSON or a web address. */
const readColon = (text: string, colon: number): Other | undefined => {
  const key = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  const odd = text.charAt(colon) !== WIDE_COLON;
  const known = kifuKeys.get(key);
  // No pattern fits the name of a known header.
  if (known === undefined) {
    if (/駒台?$|^手番$|^変化$/.test(key)) {
      const other = firstOf(likeHeaders, text);
      if (other !== undefined) return other;
    }
    if (key === '' || /[{}"'<>]|^[[\]|｜+＋]|^まで/.test(key)) return undefined;
    const [, side] = /^[▲△▼▽☗☖]\s*([先後上下]手)$/.exec(key) ?? [];
    if (side !== undefined) return { is: 'header', key: side, value, odd: true };
  }
  if (odd && text.startsWith('//', colon + 1)) return undefined;
  return { is: 'header', key: known ?? key, value, odd };
};

/** Whether a header is meant for pieces in hand, whosever they are. */
export const namesHand = (key: string): boolean => /持ち?駒$|手駒$|駒台$/.test(key);

const startsMove = (code: number): boolean =>
  code > 0xff &&
  ((code >= 0xff11 && code <= 0xff19) || '同仝▲△▼▽☗☖'.includes(String.fromCharCode(code)));

/** Whether figures with blanks between them stand there: the line above a diagram. */
const isFigures = (text: string, from: number): boolean => {
  if (!isBlank(codeAt(text, from + 1)) || digitOfCode(codeAt(text, from)) < 1) return false;
  const next = pastBlanks(text, from + 1);
  return digitOfCode(codeAt(text, next)) > 0 && isBlank(codeAt(text, next + 1));
};

/** The number a line begins with. */
export const numberOf = (text: string): number => {
  const first = pastBlanks(text, 0);
  let code = codeAt(text, first);
  const wide = code > 0xff;
  let number = 0;
  for (let at = first; at < first + 6 && isNumeral(code, wide); code = codeAt(text, ++at))
    number = number * 10 + (code & 15);
  return number;
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const isBlankOrDigit = (code: number): boolean => code === 0x20 || isDigit(code);

/** Whether a line is laid out as most programs do it: the number in four columns, a blank, and a wide character. */
const isUsual = (text: string): boolean =>
  codeAt(text, 5) > 0x3000 &&
  codeAt(text, 4) === 0x20 &&
  isDigit(codeAt(text, 3)) &&
  isBlankOrDigit(codeAt(text, 2)) &&
  isBlankOrDigit(codeAt(text, 1)) &&
  isBlankOrDigit(codeAt(text, 0));

/**
 * Where the move begins in a line of a number and a move; -1 when it is no such line. The number runs on into the move only
 * where the two differ in width: 100７六歩(77).
 */
export const moveStart = (text: string): number => {
  if (isUsual(text) && !isFigures(text, 5)) return 5;
  let at = pastBlanks(text, 0);
  const first = at;
  const wide = codeAt(text, first) > 0xff;
  while (at < first + 6 && isNumeral(codeAt(text, at), wide)) at++;
  if (at === first) return -1;
  const code = codeAt(text, at);
  if (!wide && startsMove(code)) return at;
  if (code === 0x2e || code === 0xff0e) {
    at += 1;
    if (startsMove(codeAt(text, at))) return at;
  }
  if (!isBlank(codeAt(text, at))) return -1;
  const from = pastBlanks(text, at + 1);
  return from >= text.length || isFigures(text, from) ? -1 : from;
};

const isNumeral = (code: number, wide: boolean): boolean =>
  isDigit(code) || (wide && code >= 0xff10 && code <= 0xff19);

/** Says what kind of line a text is. */
export const readLine = (text: string): KifLine => {
  const from = moveStart(text);
  return from === -1 ? readOther(text) : { is: 'move', text, from };
};

/** The line in which a file names its format and encoding; each writer has its own. */
const namesVersion = /^#\s*KI[F2]\s+version\s*=/i;

/** The kind of a line that is not a numbered move. */
export const readOther = (text: string): Other => {
  switch (text.charAt(0)) {
    case '':
      return { is: 'blank' };
    case '#':
      return namesVersion.test(text) ? { is: 'version' } : { is: 'remark', text: text.slice(1) };
    case '*':
    case '＊':
      return { is: 'comment', text: text.slice(1) };
    case '&':
    case '＆':
      return { is: 'bookmark', text: text.slice(1).trim() };
  }
  const colon = colonIn(text);
  const withColon = colon === -1 ? undefined : readColon(text, colon);
  return withColon ?? firstOf(kinds, text) ?? { is: 'unknown' };
};
