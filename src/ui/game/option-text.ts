import type { AppliesWhen, OptionSpec, Options } from '#games/agreement.ts';

/** The name of an option and of each of its values. A flag may stand under a heading of its own. */
export interface OptionText {
  readonly label: string;
  /** Names by value, written as text: `null` too. */
  readonly values?: Readonly<Record<string, string>>;
  /** The unit of a number. */
  readonly unit?: string;
  readonly legend?: string;
}

/** The names of the options of a list. */
export type OptionTexts = Readonly<Record<string, OptionText>>;

/** Whether a question that depends on another option is asked, given the chosen options. */
export const applies = (when: AppliesWhen | undefined, chosen: Options): boolean =>
  when === undefined || when.is.some((value) => value === chosen[when.option]);

/**
 * The answers to a list of options, in words: choices by their names, numbers with their units, and the flags that are on.
 */
export const answersIn = (
  list: readonly OptionSpec[],
  texts: OptionTexts,
  chosen: Options,
): readonly string[] =>
  list.flatMap(({ id, kind, when }) => {
    if (!applies(when, chosen)) return [];
    const { label, values, unit } = texts[id] ?? { label: id };
    const value = chosen[id];
    if (kind === 'flag') return value === true ? [label] : [];
    const words = values?.[String(value)] ?? String(value);
    return [unit === undefined ? words : `${words} ${unit}`];
  });
