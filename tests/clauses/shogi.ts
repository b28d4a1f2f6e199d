/** How games of shogi end, in short words, for the clauses of its rules page. */
import { shogi } from '#games/shogi/game.ts';
import type { ShogiRules } from '#games/shogi/rules.ts';
import { start } from '#games/shogi/starts.ts';
import type { Language } from '#i18n/index.ts';
import type { Outcome } from '#kernel/game.ts';
import type { RulesBook } from '#ui/game/rules-book.ts';
import { readRules } from '#ui/skins/shogi/rules.ts';
import { wordsIn } from '../messages.ts';
import { lineOf, picksOfUsi } from '../table.ts';

/** The rules page of shogi in a language. */
export const bookIn = async (language: Language): Promise<RulesBook> =>
  readRules(await wordsIn(language));

/** An outcome in words: who loses, or whether the game is drawn or played again. */
export const told = (outcome: Outcome | null | undefined): string => {
  if (!outcome) return 'goes on';
  const { winner, by, next } = outcome;
  if (winner !== null) return `${winner === 0 ? 'gote' : 'sente'} loses: ${by}`;
  return `${next === 'replay' ? 'played again' : 'draw'}: ${by}`;
};

/** How a game from this position ends after these moves. */
export const ending = (setup: string, moves: string, rules: Partial<ShogiRules> = {}): string =>
  told(
    shogi.judge(lineOf(setup, moves === '' ? [] : moves.split(' ')), { ...shogi.rules, ...rules }),
  );

/** Some moves, repeated several times. */
export const times = (count: number, round: string): string =>
  Array.from({ length: count }, () => round).join(' ');

export const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
export const kings = '4k4/9/9/9/9/9/9/9/4K4 b - 1';

/** The rule that forbids a move; undefined where it is legal. */
export const refused = (setup: string, usi: string): string | undefined => {
  const position = start(setup);
  return shogi.refuse(position, picksOfUsi(usi, shogi.turn(position)))?.rule;
};

/** Sente's gold shields its king from a lance. */
export const pinned = '4k4/9/9/4l4/9/4G4/9/9/4K4 b - 1';
/** Sente's king is in check by a rook. */
export const checked = '8k/4r4/9/9/1B7/9/9/9/4K4 b G 1';
/** A silver beside sente's king is guarded by a lance. */
export const guarded = '4k4/9/9/5l3/9/9/9/9/4Ks3 b - 1';
/** Sente has a gold in the open. */
export const gold = '4k4/9/9/9/4G4/9/9/9/4K4 b - 1';
