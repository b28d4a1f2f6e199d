/** How a language counts, lists and tells time: small wrappers round Intl. */

/** Makes one formatter for each language, at its first use: making one of Intl's takes milliseconds, and a start needs none. */
const inLanguage = <T>(make: (language: string) => T): ((language: string) => T) => {
  const made = new Map<string, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

const plural = inLanguage((language) => new Intl.PluralRules(language));
const numbers = inLanguage((language) => new Intl.NumberFormat(language));
const list = inLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
const relative = inLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
);
const date = inLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));

/** Ends words with a full stop, unless they end a sentence by themselves: a comment may end in another language's stop. */
export const withStop =
  (stop: string): ((words: string) => string) =>
  (words) =>
    /[.!?…。！？]$/.test(words) ? words : `${words}${stop}`;

const steps = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 7],
] as const;

/** Says how long ago something was, from "now" to days; what is older than a week gets its date. */
const agoIn =
  (language: string) =>
  (atMs: number, nowMs: number): string => {
    // A clock set back must not promise a game from the future.
    const passedMs = Math.max(0, nowMs - atMs);
    if (passedMs < 60_000) return relative(language).format(0, 'second');
    for (const [unit, unitMs, limit] of steps) {
      const count = Math.floor(passedMs / unitMs);
      if (count < limit) return relative(language).format(-count, unit);
    }
    return date(language).format(atMs);
  };

/** Functions by which a language counts, lists and tells time. Its catalogues make their words with them. */
export const formatsOf = (language: string) => {
  /**
   * A number with the thousands grouped as the language writes them. A number without thousands is the same in all, and
   * needs no Intl, whose first number takes 30 ms and more.
   */
  const number = (count: number): string =>
    count >= 0 && count < 1_000 && Number.isInteger(count)
      ? String(count)
      : numbers(language).format(count);
  return {
    number,
    ago: agoIn(language),
    /** Puts a number before the form of the noun that it asks for: "1 move", "2 moves". */
    counted:
      (forms: { readonly one?: string; readonly other: string }, gap = ' ') =>
      (count: number): string => {
        const isOne = plural(language).select(count) === 'one';
        const form = isOne ? (forms.one ?? forms.other) : forms.other;
        return `${number(count)}${gap}${form}`;
      },
    /** Joins words as the language does in a sentence; in English "a, b, and c". */
    listed: (words: readonly string[]): string => list(language).format(words),
    /** A size in bytes as megabytes, with a decimal where it is not whole; rounded up, so that what passes a limit reads so. */
    megabytes: (bytes: number): string => number(Math.ceil(bytes / 100_000) / 10),
  };
};

/** Says how long something took, from hours to seconds; beside hours no seconds: "1 h 5 min", "40 s". */
export const lasting =
  (
    [hour, minute, second]: readonly [string, string, string],
    gap = ' ',
  ): ((ms: number) => string) =>
  (ms) => {
    const seconds = Math.round(ms / 1_000);
    const [h, m] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
    const parts = [
      h > 0 ? `${h}${hour}` : '',
      m > 0 ? `${m}${minute}` : '',
      h > 0 || seconds % 60 === 0 ? '' : `${seconds % 60}${second}`,
    ];
    return parts.filter((part) => part !== '').join(gap);
  };
