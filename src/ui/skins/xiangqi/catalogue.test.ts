import { expect, test } from 'vitest';
import {
  type RefusalRule,
  refusalRules,
  type XiangqiEnding,
  type XiangqiWarning,
} from '#games/xiangqi/codes.ts';
import type { Loss } from '#games/xiangqi/notation/losses.ts';
import type { Format, LineKind, NoticeCode } from '#games/xiangqi/notation/reading.ts';
import { type Kind, kinds } from '#games/xiangqi/piece.ts';
import type { ProblemCode } from '#games/xiangqi/problems.ts';
import { type XiangqiNotation, xiangqiSettings } from '#games/xiangqi/settings.ts';
import type { EndingText } from '#i18n/index.ts';
import type { XiangqiMessages, XiangqiText } from '#i18n/shapes/xiangqi/catalogue.ts';
import { languages, wordsIn } from '../../../../tests/xiangqi/words.ts';

/** The codes of xiangqi's rules, each with its text. That this compiles is the proof that no language lacks one. */
interface Spoken {
  readonly pieces: Readonly<Record<Kind, { readonly name: string }>>;
  readonly endings: Readonly<Record<XiangqiEnding, EndingText>>;
}
const spoken = (messages: XiangqiMessages): Spoken => messages;

/** What reading can stumble over, the same way. */
interface Read {
  readonly game: {
    readonly files: {
      readonly formats: Readonly<Record<Format, string>>;
      readonly notices: Readonly<Record<NoticeCode, string>>;
      readonly lineKinds: Readonly<Record<LineKind, string>>;
      readonly losses: Readonly<Record<Loss, string>>;
    };
    readonly notations: Readonly<Record<XiangqiNotation, string>>;
    readonly warnings: Readonly<Record<XiangqiWarning, (side: string) => string>>;
    readonly refusals: Readonly<Record<RefusalRule, string>>;
    readonly fouls: Readonly<Record<RefusalRule, string>>;
    readonly problems: Readonly<
      Record<ProblemCode, (about: { readonly side: string; readonly piece: string }) => string>
    >;
  };
}
const read = (messages: XiangqiText): Read => messages;

test.each(languages)('%s has a sentence for each line that cannot be read', async (language) => {
  for (const sentence of Object.values(read(await wordsIn(language)).game.files.notices))
    expect(sentence).toMatch(/[.。]$/);
});

test.each(languages)('%s has a sentence for each refusal, and none to spare', async (language) => {
  const { pieces } = spoken((await wordsIn(language)).game);
  const { refusals, fouls } = read(await wordsIn(language)).game;
  expect(Object.keys(refusals).sort()).toEqual([...refusalRules].sort());
  expect(Object.keys(fouls).sort()).toEqual([...refusalRules].sort());
  expect(Object.keys(pieces).sort()).toEqual([...kinds].sort());
  expect(new Set(Object.values(refusals)).size).toBe(refusalRules.length);
  for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/[.。]$/);
});

test.each(languages)('%s says whose loss an ending is', async (language) => {
  const { endings } = spoken((await wordsIn(language)).game);
  const { warnings } = read(await wordsIn(language)).game;
  const sides = { winner: 'W', loser: 'L' };
  for (const code of ['checkmate', 'stalemate', 'perpetual-check', 'perpetual-chase'] as const)
    expect(endings[code].why(sides)).toContain('L');
  for (const ending of Object.values(endings))
    expect(ending.why({ winner: '', loser: '' })).not.toContain('undefined');
  for (const warning of Object.values(warnings)) expect(warning('L')).toContain('L');
});

test.each(languages)('%s has a name for every setting and each of its values', async (language) => {
  const { settings, notations } = (await wordsIn(language)).game;
  const texts: Readonly<
    Record<string, { readonly label: string; readonly values?: Readonly<Record<string, string>> }>
  > = { ...settings, notation: { label: 'as everywhere', values: notations } };
  for (const option of xiangqiSettings) {
    expect(texts[option.id]?.label, option.id).toBeTruthy();
    if (option.kind !== 'choice') continue;
    for (const value of option.choices) expect(texts[option.id]?.values?.[value]).toBeTruthy();
  }
});
