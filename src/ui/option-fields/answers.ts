import type { OptionSpec, Options } from '#games/agreement.ts';
import { applies } from '#store/options.ts';
import type { OptionTexts } from './option-text.ts';

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
