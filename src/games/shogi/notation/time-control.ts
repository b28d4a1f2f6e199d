/**
 * Reads and writes how time is given in record files. It knows the words of Japanese records and the fields of CSA files
 * (http://www2.computer-shogi.org/protocol/record_v22.html and record_v3.html). All times are in milliseconds.
 */

/** How the time of one side is given; the same kinds and numbers as a clock has. */
export type TimeGiven =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'main'; readonly mainMs: number }
  | {
      readonly kind: 'byoyomi';
      readonly mainMs: number;
      readonly byoyomiMs: number;
      readonly periods: number;
    }
  | {
      readonly kind: 'koryo';
      readonly mainMs: number;
      readonly byoyomiMs: number;
      readonly unitMs: number;
      readonly units: number;
    }
  | { readonly kind: 'fischer'; readonly mainMs: number; readonly incrementMs: number }
  | {
      readonly kind: 'canadian';
      readonly mainMs: number;
      readonly byoyomiMs: number;
      readonly moves: number;
    };

/** The versions of CSA that are written. */
export const csaVersions = ['2.2', '3.0'] as const;
export type CsaVersion = (typeof csaVersions)[number];

const secondsOf = (ms: number): number => Math.round(ms / 1000);

/** A span in words: 1時間30分. */
const span = (ms: number): string => {
  const seconds = secondsOf(ms);
  const parts = [
    [Math.floor(seconds / 3600), '時間'],
    [Math.floor(seconds / 60) % 60, '分'],
    [seconds % 60, '秒'],
  ] as const;
  return parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('') || '0分';
};

/** A time that is given for one move or a few, which players count in seconds below two minutes: 60秒. */
const shortSpan = (ms: number): string => (secondsOf(ms) < 120 ? `${secondsOf(ms)}秒` : span(ms));

/** How time is given, in the words of Japanese records: 10分+30秒. */
export const timeWords = (given: TimeGiven): string => {
  switch (given.kind) {
    case 'unlimited':
      return '無制限';
    case 'main':
      return `${span(given.mainMs)}切れ負け`;
    case 'byoyomi': {
      const periods = given.periods > 1 ? `×${given.periods}回` : '';
      return `${span(given.mainMs)}+${shortSpan(given.byoyomiMs)}${periods}`;
    }
    case 'koryo': {
      const { mainMs, byoyomiMs, unitMs, units } = given;
      return `${span(mainMs)}+${shortSpan(byoyomiMs)}、考慮時間${span(unitMs)}×${units}回`;
    }
    case 'fischer':
      return `${span(given.mainMs)}、1手ごとに${shortSpan(given.incrementMs)}加算`;
    case 'canadian':
      return `${span(given.mainMs)}+${given.moves}手ごとに${span(given.byoyomiMs)}`;
  }
};

/** A span in words as milliseconds. */
const msOfSpan = (words = ''): number => {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)時間)?(?:(\d+)分)?(?:(\d+)秒)?$/.exec(words) ?? [];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
};

type Pattern = readonly [words: RegExp, given: (parts: readonly string[]) => TimeGiven];

const SPAN = '((?:\\d{1,6}(?:時間|分|秒)){1,3})';

const patterns: readonly Pattern[] = [
  [/^無制限$/, () => ({ kind: 'unlimited' })],
  [new RegExp(`^${SPAN}切れ負け$`), ([main]) => ({ kind: 'main', mainMs: msOfSpan(main) })],
  [
    new RegExp(`^${SPAN}\\+${SPAN}(?:×(\\d{1,6})回)?$`),
    ([main, byoyomi, periods = '1']) => ({
      kind: 'byoyomi',
      mainMs: msOfSpan(main),
      byoyomiMs: msOfSpan(byoyomi),
      periods: Number(periods),
    }),
  ],
  [
    new RegExp(`^${SPAN}\\+${SPAN}、考慮時間${SPAN}×(\\d{1,6})回$`),
    ([main, byoyomi, unit, units]) => ({
      kind: 'koryo',
      mainMs: msOfSpan(main),
      byoyomiMs: msOfSpan(byoyomi),
      unitMs: msOfSpan(unit),
      units: Number(units),
    }),
  ],
  [
    new RegExp(`^${SPAN}、1手ごとに${SPAN}加算$`),
    ([main, increment]) => ({
      kind: 'fischer',
      mainMs: msOfSpan(main),
      incrementMs: msOfSpan(increment),
    }),
  ],
  [
    new RegExp(`^${SPAN}\\+(\\d{1,6})手ごとに${SPAN}$`),
    ([main, moves, period]) => ({
      kind: 'canadian',
      mainMs: msOfSpan(main),
      byoyomiMs: msOfSpan(period),
      moves: Number(moves),
    }),
  ],
];

const ofWords = (words: string): TimeGiven | undefined => {
  for (const [pattern, given] of patterns) {
    const found = pattern.exec(words);
    if (found !== null) return given(found.slice(1));
  }
  return undefined;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** Main time, byoyomi and what each move adds, in the form of a version; undefined where it has none for such numbers. */
type CsaForm = (mainMs: number, byoyomiMs: number, incrementMs: number) => string | undefined;

const csaFormOf: Readonly<Record<CsaVersion, CsaForm>> = {
  // Hours and minutes of main time, two digits of byoyomi: 00:10+30.
  '2.2': (mainMs, byoyomiMs, incrementMs) => {
    const [seconds, byoyomi] = [secondsOf(mainMs), secondsOf(byoyomiMs)];
    if (seconds % 60 !== 0 || byoyomi > 99 || incrementMs > 0) return undefined;
    return `${two(Math.floor(seconds / 3600))}:${two((seconds / 60) % 60)}+${two(byoyomi)}`;
  },
  // Seconds of each: 600+30+0.
  '3.0': (...parts) => parts.map(secondsOf).join('+'),
};

/** How time is given as a version of CSA has it in a field; undefined where the version has no form for it. */
export const csaTime = (given: TimeGiven, version: CsaVersion): string | undefined => {
  const form = csaFormOf[version];
  switch (given.kind) {
    case 'main':
      return form(given.mainMs, 0, 0);
    case 'byoyomi':
      return given.periods === 1 ? form(given.mainMs, given.byoyomiMs, 0) : undefined;
    case 'fischer':
      // Without an increment the field would tell of main time alone.
      return given.incrementMs > 0 ? form(given.mainMs, 0, given.incrementMs) : undefined;
    default:
      return undefined;
  }
};

/** Hours, minutes and seconds of byoyomi of version 2.2; seconds, byoyomi and what each move adds of version 3. */
const csaForms = /^(?:(\d+):(\d+)\+(\d+)|(\d+)\+(\d+)\+(\d+))$/;

const ofCsa = (text: string): TimeGiven | undefined => {
  const found = csaForms
    .exec(text)
    ?.slice(1)
    .map((part = '0') => Number(part) * 1000);
  if (found === undefined) return undefined;
  const [hours = 0, minutes = 0, seconds = 0, main = 0, byoyomi = 0, incrementMs = 0] = found;
  const mainMs = (hours * 60 + minutes) * 60 + main;
  const byoyomiMs = seconds + byoyomi;
  // A field can tell both, which no clock here has.
  if (incrementMs > 0) return byoyomiMs > 0 ? undefined : { kind: 'fischer', mainMs, incrementMs };
  return byoyomiMs > 0
    ? { kind: 'byoyomi', mainMs, byoyomiMs, periods: 1 }
    : { kind: 'main', mainMs };
};

/**
 * How time is given, by the words of a Japanese record or the text of a CSA field. Undefined if they do not say it. Also
 * undefined if they are spelled otherwise than this app writes them: such a text is kept letter by letter.
 */
export const timeGiven = (text: string): TimeGiven | undefined => {
  const given = ofWords(text) ?? ofCsa(text);
  if (given === undefined) return undefined;
  const spellings = [timeWords(given), csaTime(given, '2.2'), csaTime(given, '3.0')];
  return spellings.includes(text) ? given : undefined;
};
