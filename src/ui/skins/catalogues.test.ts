import { describe, expect, test } from 'vitest';
import * as banqi from '#games/banqi/codes.ts';
import { kinds as banqiKinds } from '#games/banqi/piece.ts';
import * as koShogi from '#games/ko-shogi/codes.ts';
import * as shogi from '#games/shogi/codes.ts';
import { kinds as shogiKinds } from '#games/shogi/piece.ts';
import * as xiangqi from '#games/xiangqi/codes.ts';
import { kinds as xiangqiKinds } from '#games/xiangqi/piece.ts';
import { languages, loadGameWords, loadMessages } from '#i18n/index.ts';
import type { EndingTexts, Texts, WarningTexts } from '#i18n/shapes/codes.ts';
import { pieceNames } from './ko-shogi/piece-names.ts';

/** The texts of a game by its codes. The shapes of the catalogues prove by compiling that no language lacks one. */
interface Coded {
  readonly record: string;
  readonly recordExplained: string;
  readonly pieces: Readonly<Record<string, { readonly name: string }>>;
  readonly endings: EndingTexts<string>;
  readonly warnings: WarningTexts<string>;
  readonly refusals: Texts<string>;
  readonly fouls: Texts<string>;
  readonly namedFouls?: Readonly<Record<string, unknown>>;
  readonly files: { readonly notices: Texts<string> };
}

interface Codes {
  readonly id: string;
  readonly rules: readonly string[];
  readonly fouls: readonly string[];
  readonly pieces: readonly string[];
  /** The endings that a side loses. */
  readonly lost: readonly string[];
  /** The warnings that are about one side. */
  readonly sided: readonly string[];
}

const games: readonly Codes[] = [
  {
    id: 'shogi',
    rules: shogi.refusalRules,
    fouls: shogi.foulRules,
    pieces: shogiKinds,
    lost: ['checkmate', 'no-move', 'perpetual-check'],
    sided: ['third-time-checking'],
  },
  {
    id: 'xiangqi',
    rules: xiangqi.refusalRules,
    fouls: xiangqi.foulRules,
    pieces: xiangqiKinds,
    lost: ['checkmate', 'stalemate', 'perpetual-check', 'perpetual-chase'],
    sided: ['second-time-checking', 'second-time-chasing'],
  },
  {
    id: 'banqi',
    rules: banqi.refusalRules,
    fouls: [],
    pieces: [...banqiKinds, 'down'],
    lost: ['no-pieces', 'no-move'],
    sided: [],
  },
  {
    id: 'ko-shogi',
    rules: Object.keys(koShogi.refusals),
    fouls: Object.entries(koShogi.refusals).flatMap(([rule, kind]) =>
      kind === 'foul' ? rule : [],
    ),
    pieces: Object.keys(pieceNames),
    lost: ['command-lost', 'perpetual-check', 'no-move'],
    sided: ['third-time-checking'],
  },
];
const sentence = /[.。]$/;
const sorted = (codes: readonly string[]): readonly string[] => codes.toSorted();

describe.each(games.flatMap((game) => languages.map((language) => ({ ...game, language }))))(
  'the words of $id in $language',
  ({ id, language, rules, fouls, pieces, lost, sided }) => {
    const read = (): Promise<Coded> => loadGameWords<Coded>(language, id);

    test('have a sentence for each line that cannot be read', async () => {
      for (const notice of Object.values((await read()).files.notices))
        expect(notice).toMatch(sentence);
    });

    test('have a sentence of its own for each refusal, and a text for each foul and piece, none to spare', async () => {
      const words = await read();
      const refusals = Object.values(words.refusals);
      expect(sorted(Object.keys(words.refusals))).toEqual(sorted(rules));
      expect(sorted(Object.keys(words.fouls))).toEqual(sorted(rules));
      expect(sorted(Object.keys(words.namedFouls ?? {}))).toEqual(sorted(fouls));
      expect(sorted(Object.keys(words.pieces))).toEqual(sorted(pieces));
      expect(new Set(refusals).size).toBe(rules.length);
      for (const refusal of refusals) expect(refusal).toMatch(sentence);
    });

    test('say whose loss an ending is, and name nobody where nobody won', async () => {
      const { endings, warnings } = await read();
      for (const code of lost)
        expect(endings[code]?.why({ winner: 'W', loser: 'L' }), code).toContain('L');
      for (const ending of Object.values(endings))
        expect(ending.why({ winner: '', loser: '' })).not.toContain('undefined');
      for (const code of sided) expect(warnings[code]?.('L'), code).toContain('L');
    });
  },
);

test.each(languages)('in %s the endings of any table say whose loss they are', async (language) => {
  const { endings } = await loadMessages(language);
  for (const code of ['resignation', 'timeout', 'foul'] as const)
    expect(endings[code].why({ winner: 'W', loser: 'L' })).toContain('L');
  for (const ending of Object.values(endings))
    expect(ending.why({ winner: '', loser: '' })).not.toContain('undefined');
});
