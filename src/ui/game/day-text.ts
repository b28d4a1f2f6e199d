/** Days as readers of a language write them. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a day; one formatter for each language, because making one takes longer than a row of a list. */
export const dayIn = (language: string, day: Date): string => {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  formats.set(language, format);
  return format.format(day);
};

/** Reads the day of a header, which has year, month and day with separators: `2019/5/12`. */
export const dayOf = (date: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split(/\D/).map(Number);
  return new Date(year, month - 1, day);
};
