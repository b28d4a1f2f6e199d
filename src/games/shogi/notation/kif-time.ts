/** Thinking times as move lines of KIF give them: ( 0:16/00:00:16), and what programs write instead. */
import { isBlank, pastBlanks } from './kif-move.ts';
import { codeAt, digitOfCode } from './kif-vocabulary.ts';

/** The thinking times on a move line. */
export interface Times {
  /** The time of this move in milliseconds; null if it is not given, 'bad' if it cannot be read. */
  readonly spent: number | null | 'bad';
  /** All that its side has used so far, in seconds; undefined when it is not given or cannot be read. */
  readonly total: number | undefined;
  /** Where the line goes on. */
  readonly end: number;
}

const BLANK = 0x20;
const OPENS = 0x28;
const CLOSES = 0x29;
const COLON = 0x3a;
const SLASH = 0x2f;

/** How many letters both figures of a time take at most, blanks among them. */
const LONGEST_TIME = 60;

const isOpener = (code: number): boolean => code === OPENS || code === 0xff08;
const isCloser = (code: number): boolean => code === CLOSES || code === 0xff09;
const isColon = (code: number): boolean => code === COLON || code === 0xff1a;
const isSlash = (code: number): boolean => code === SLASH || code === 0xff0f;

/** Where a move line goes on after blanks and the + that some set behind a move with variations, before its time or after. */
export const pastPlus = (text: string, from: number): number => {
  if (from >= text.length) return from;
  const at = pastBlanks(text, from);
  const code = codeAt(text, at);
  return code === 0x2b || code === 0xff0b ? pastBlanks(text, at + 1) : at;
};

// Sticky: 0:16 or 0:16/00:00:16, where the brackets are missing.
const bareTime =
  /[\d０-９]{1,4}([:：]\s?[\d０-９]{1,2}){1,2}(\.\d+)?(\s*[/／][\s\d０-９:：]*\d)?(?![\d０-９])/y;

const isBareTime = (text: string, at: number): boolean => {
  bareTime.lastIndex = at;
  return at < text.length && bareTime.test(text);
};

/** Where a move line goes on after the thinking time that may stand at that place. */
export const pastTime = (text: string, at: number): number => {
  if (!isOpener(codeAt(text, at)))
    return isBareTime(text, at) ? pastPlus(text, bareTime.lastIndex) : at;
  const narrow = text.indexOf(')', at);
  const close = narrow === -1 ? text.indexOf('）', at) : narrow;
  return close === -1 ? text.length : pastPlus(text, close + 1);
};

/** The time of the move alone. Only the first of ( 0:16/00:00:16) counts. */
const readSpent = (text: string, from: number): number | null | 'bad' => {
  const bracketed = isOpener(codeAt(text, from));
  if (!bracketed && !isBareTime(text, from)) return null;
  let at = bracketed ? pastBlanks(text, from + 1) : from;
  let total = 0;
  let part = 0;
  let digits = 0;
  let colons = 0;
  for (; ; at++) {
    const code = codeAt(text, at);
    const digit = digitOfCode(code);
    if (digit !== -1) {
      part = part * 10 + digit;
      digits += 1;
    } else if (isColon(code) && digits > 0 && colons < 2) {
      total = (total + part) * 60;
      part = 0;
      digits = 0;
      colons += 1;
      at = pastBlanks(text, at + 1) - 1;
    } else break;
  }
  const seconds = total + part;
  const [, fraction = ''] =
    codeAt(text, at) === 0x2e ? (/^\.(\d{1,6})/.exec(text.slice(at)) ?? []) : [];
  at = pastBlanks(text, fraction === '' ? at : at + 1 + fraction.length);
  const end = codeAt(text, at);
  if (bracketed && !isSlash(end) && !isCloser(end) && (at < text.length || colons === 0))
    return 'bad';
  if (digits === 0) return colons === 0 ? null : 'bad';
  if (seconds > 1e9) return 'bad';
  return seconds * 1000 + (fraction === '' ? 0 : Math.round(Number(`0.${fraction}`) * 1000));
};

const readTotal = (text: string, from: number): number | undefined => {
  let at = from;
  // The whole rest of a long line would be searched again for each of its words.
  const end = Math.min(text.length, from + LONGEST_TIME);
  for (let code = codeAt(text, at); !isSlash(code); code = codeAt(text, at))
    if (++at >= end || isCloser(code)) return undefined;
  let total = 0;
  let part = 0;
  let digits = 0;
  for (at += 1; at < end; at++) {
    const code = codeAt(text, at);
    const digit = digitOfCode(code);
    if (digit !== -1) {
      part = part * 10 + digit;
      digits += 1;
    } else if (isColon(code)) {
      total = (total + part) * 60;
      part = 0;
    } else if (!isBlank(code)) break;
  }
  return digits === 0 || total > 1e9 ? undefined : total + part;
};

/** Two digits as a number; -1 where they are none. */
const pairAt = (text: string, at: number): number => {
  const tens = codeAt(text, at) - 0x30;
  const units = codeAt(text, at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1;
};

/**
 * The times if they are laid out as most programs do it, each sign at its place; undefined otherwise. The layouts are (
 * 0:16/00:00:16) and (00:16 / 00:00:16). Most of the time that a file takes goes into such lines.
 */
const usualTimes = (text: string, at: number): Times | undefined => {
  const blank = codeAt(text, at + 6) === BLANK && codeAt(text, at + 8) === BLANK ? 1 : 0;
  const slash = at + 6 + blank;
  const used = slash + 1 + blank;
  if (
    codeAt(text, at) !== OPENS ||
    codeAt(text, at + 3) !== COLON ||
    codeAt(text, slash) !== SLASH ||
    codeAt(text, used + 2) !== COLON ||
    codeAt(text, used + 5) !== COLON ||
    codeAt(text, used + 8) !== CLOSES
  )
    return undefined;
  const unit = codeAt(text, at + 2) - 0x30;
  const alone = codeAt(text, at + 1) === BLANK && unit >= 0 && unit <= 9;
  const minutes = alone ? unit : pairAt(text, at + 1);
  const seconds = pairAt(text, at + 4);
  const hoursUsed = pairAt(text, used);
  const minutesUsed = pairAt(text, used + 3);
  const secondsUsed = pairAt(text, used + 6);
  // If one of them is -1, the whole is negative.
  if ((minutes | seconds | hoursUsed | minutesUsed | secondsUsed) < 0) return undefined;
  return {
    spent: (minutes * 60 + seconds) * 1000,
    total: (hoursUsed * 60 + minutesUsed) * 60 + secondsUsed,
    end: pastPlus(text, used + 9),
  };
};

/** Reads the times that may stand at a place of a move line. */
export const readTimes = (text: string, at: number): Times =>
  usualTimes(text, at) ?? {
    spent: readSpent(text, at),
    total: readTotal(text, at),
    end: pastTime(text, at),
  };
