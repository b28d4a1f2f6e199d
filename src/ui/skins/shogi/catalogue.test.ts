import { expect, test } from 'vitest';
import {
  type RefusalRule,
  refusalRules,
  type ShogiChoice,
  type ShogiEnding,
} from '#games/shogi/codes.ts';
import type { Loss } from '#games/shogi/notation/losses.ts';
import type { Format, LineKind, NoticeCode } from '#games/shogi/notation/reading.ts';
import { type Kind, kinds } from '#games/shogi/piece.ts';
import type { Problem } from '#games/shogi/problems.ts';
import type { ShogiNotation } from '#games/shogi/settings.ts';
import type { EndingText } from '#i18n/index.ts';
import type { ShogiMessages, ShogiText } from '#i18n/shapes/shogi/catalogue.ts';
import { wordsIn } from '../../../../tests/messages.ts';

/** The codes of shogi's rules, each with its text. That this compiles is the proof that no language lacks one. */
interface Spoken {
  readonly choice: Readonly<Record<ShogiChoice, (face: string) => string>>;
  readonly pieces: Readonly<Record<Kind, { readonly name: string }>>;
  readonly endings: Readonly<Record<ShogiEnding, EndingText>>;
}
const spoken = (messages: ShogiMessages): Spoken => messages;

/** What reading can stumble over, the same way. */
interface Read {
  readonly game: {
    readonly files: {
      readonly formats: Readonly<Record<Format, string>>;
      readonly notices: Readonly<Record<NoticeCode, string>>;
      readonly lineKinds: Readonly<Record<LineKind, string>>;
      readonly losses: Readonly<Record<Loss, string>>;
    };
    readonly notations: Readonly<Record<ShogiNotation, string>>;
    readonly refusals: Readonly<Record<RefusalRule, string>>;
    readonly problems: Readonly<
      Record<Problem['code'], (about: { readonly side: string; readonly piece: string }) => string>
    >;
  };
}
const read = (messages: ShogiText): Read => messages;

test.each(['en', 'es', 'ja'] as const)(
  '%s has a sentence for each line that cannot be read',
  async (language) => {
    for (const sentence of Object.values(read(await wordsIn(language)).game.files.notices))
      expect(sentence).toMatch(/[.。]$/);
  },
);

test.each(['en', 'es', 'ja'] as const)(
  '%s has a sentence for each refusal, and none to spare',
  async (language) => {
    const { game } = await wordsIn(language);
    const { pieces } = spoken(game);
    const { refusals } = read(await wordsIn(language)).game;
    expect(Object.keys(refusals).sort()).toEqual([...refusalRules].sort());
    expect(Object.keys(pieces).sort()).toEqual([...kinds].sort());
    expect(new Set(Object.values(refusals)).size).toBe(refusalRules.length);
    for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/[.。]$/);
  },
);

test.each(['en', 'es', 'ja'] as const)('%s says whose loss an ending is', async (language) => {
  const { endings, game } = await wordsIn(language);
  const { endings: shogiEndings } = spoken(game);
  const sides = { winner: 'W', loser: 'L' };
  for (const code of ['checkmate', 'no-move', 'perpetual-check'] as const)
    expect(shogiEndings[code].why(sides)).toContain('L');
  for (const code of ['resignation', 'timeout', 'foul'] as const)
    expect(endings[code].why(sides)).toContain('L');
  for (const ending of Object.values({ ...shogiEndings, ...endings }))
    expect(ending.why({ winner: '', loser: '' })).not.toContain('undefined');
});
