import { expect, test } from 'vitest';
import {
  type BanqiEnding,
  type BanqiWarning,
  type RefusalRule,
  refusalRules,
} from '#games/banqi/codes.ts';
import type { Loss } from '#games/banqi/notation/losses.ts';
import type { Format, LineKind, NoticeCode } from '#games/banqi/notation/reading.ts';
import { type Kind, kinds } from '#games/banqi/piece.ts';
import type { ProblemCode } from '#games/banqi/problems.ts';
import { type BanqiNotation, banqiSettings } from '#games/banqi/settings.ts';
import type { EndingText } from '#i18n/index.ts';
import type { BanqiMessages, BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import { languages, wordsIn } from '../../../../tests/banqi/words.ts';

/** The codes of banqi's rules, each with its text. That this compiles is the proof that no language lacks one. */
interface Spoken {
  readonly pieces: Readonly<Record<Kind | 'down', { readonly name: string }>>;
  readonly endings: Readonly<Record<BanqiEnding, EndingText>>;
}
const spoken = (messages: BanqiMessages): Spoken => messages;

/** What reading can stumble over, the same way. */
interface Read {
  readonly game: {
    readonly files: {
      readonly formats: Readonly<Record<Format, string>>;
      readonly notices: Readonly<Record<NoticeCode, string>>;
      readonly lineKinds: Readonly<Record<LineKind, string>>;
      readonly losses: Readonly<Record<Loss, string>>;
    };
    readonly notations: Readonly<Record<BanqiNotation, string>>;
    readonly warnings: Readonly<Record<BanqiWarning, () => string>>;
    readonly refusals: Readonly<Record<RefusalRule, string>>;
    readonly fouls: Readonly<Record<RefusalRule, string>>;
    readonly problems: Readonly<Record<ProblemCode, (about: { readonly side: string }) => string>>;
  };
}
const read = (messages: BanqiText): Read => messages;

test.each(languages)('%s has a sentence for each line that cannot be read', async (language) => {
  for (const sentence of Object.values(read(await wordsIn(language)).game.files.notices))
    expect(sentence).toMatch(/[.。]$/);
});

test.each(languages)('%s has a sentence for each refusal, and none to spare', async (language) => {
  const { pieces } = spoken((await wordsIn(language)).game);
  const { refusals, fouls } = read(await wordsIn(language)).game;
  expect(Object.keys(refusals).sort()).toEqual([...refusalRules].sort());
  expect(Object.keys(fouls).sort()).toEqual([...refusalRules].sort());
  expect(Object.keys(pieces).sort()).toEqual([...kinds, 'down'].sort());
  expect(new Set(Object.values(refusals)).size).toBe(refusalRules.length);
  for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/[.。]$/);
});

test.each(languages)('%s says whose loss an ending is', async (language) => {
  const { endings } = spoken((await wordsIn(language)).game);
  for (const code of ['no-pieces', 'no-move'] as const)
    expect(endings[code].why({ winner: 'W', loser: 'L' })).toContain('L');
});

test.each(languages)('%s has a name for every setting and each of its values', async (language) => {
  const { settings, notations } = (await wordsIn(language)).game;
  const texts: Readonly<
    Record<string, { readonly label: string; readonly values?: Readonly<Record<string, string>> }>
  > = { ...settings, notation: { label: 'as everywhere', values: notations } };
  for (const option of banqiSettings) {
    expect(texts[option.id]?.label, option.id).toBeTruthy();
    for (const value of option.choices) expect(texts[option.id]?.values?.[value]).toBeTruthy();
  }
});
