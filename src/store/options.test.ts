import { describe, expect, test } from 'vitest';
import type { OptionSpec } from '#games/agreement.ts';
import { packs } from '#games/index.ts';
import { languages } from '#i18n/languages.ts';
import { firstOf } from './options.ts';

/** Whether players can choose a value for an option. */
const isOffered = (spec: OptionSpec, value: unknown): boolean => {
  if (spec.kind === 'choice') return spec.choices.some((choice) => choice === value);
  if (spec.kind === 'flag') return typeof value === 'boolean';
  return typeof value === 'number' && spec.min <= value && value <= spec.max;
};

describe.each(Object.entries(packs))('in %s', async (_, load) => {
  const { settings, agreement } = await load();

  test.each([...settings, ...agreement.options])(
    '$id begins with a value that players can choose, in every language',
    (spec) => {
      for (const language of languages) expect(isOffered(spec, firstOf(spec, language))).toBe(true);
    },
  );
});
