/** Lists of options and their chosen values: read from storage, shown in forms, kept in a match. */
import type { OptionSpec, Options, OptionValue, ValuesOf } from '#games/agreement.ts';

/** The default value of an option, for a reader of the given language. */
export const firstOf = (spec: OptionSpec, language = ''): OptionValue =>
  spec.kind === 'choice' ? (spec.firstIn?.[language] ?? spec.first) : spec.first;

const isValueOf = (spec: OptionSpec, value: unknown): value is OptionValue => {
  switch (spec.kind) {
    case 'choice':
      return spec.choices.some((choice) => choice === value);
    case 'number':
      return (
        typeof value === 'number' &&
        value >= spec.min &&
        value <= spec.max &&
        (spec.step !== undefined || Number.isInteger(value))
      );
    case 'flag':
      return typeof value === 'boolean';
  }
};

/**
 * Reads the values of a list of options from storage. An option that cannot be read falls back to its value in `now`,
 * or to its default. So one unknown word of a newer or older version does not cost the others.
 */
export const readOptions = <const List extends readonly OptionSpec[]>(
  list: List,
  stored: Readonly<Record<string, unknown>>,
  language?: string,
  now: Readonly<Record<string, unknown>> = {},
): ValuesOf<List> & Options => {
  const formerly: Options = Object.assign(
    {},
    ...list.map((spec) => spec.kind === 'choice' && spec.formerly?.[String(stored[spec.id])]),
  );
  return Object.fromEntries(
    list.map((spec) => {
      const known = [stored, formerly, now].map((values) => values[spec.id]);
      const value = known.find((one) => isValueOf(spec, one));
      return [spec.id, value === undefined ? firstOf(spec, language) : value];
    }),
    // Parsed from storage: the loop has just given each option of the list a value.
  ) as ValuesOf<List> & Options;
};
