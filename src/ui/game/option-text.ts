import type { AppliesWhen, OptionSpec, Options } from '#games/agreement.ts';

/** What an option is called, and each of its values; a flag may stand under a heading of its own. */
export interface OptionText {
  readonly label: string;
  /** By value, written as text: `null` too. */
  readonly values?: Readonly<Record<string, string>>;
  /** What a number counts. */
  readonly unit?: string;
  readonly legend?: string;
}

/** What the options of a list are called. */
export type OptionTexts = Readonly<Record<string, OptionText>>;

/** Whether something is asked that depends on another option, given what is chosen. */
export const applies = (when: AppliesWhen | undefined, chosen: Options): boolean =>
  when === undefined || when.is.some((value) => value === chosen[when.option]);

/** What is answered to a list of options, in words: choices by their names, numbers with their units, and what is said yes to. */
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
