/** How games of xiangqi end and what is refused, in short words, for the clauses of its rules page. */
import { xiangqi } from '#games/xiangqi/game.ts';
import { standardRules, type XiangqiRules } from '#games/xiangqi/rules.ts';
import type { Language } from '#i18n/index.ts';
import type { RulesBook } from '#ui/game/rules-book.ts';
import { readRules } from '#ui/skins/xiangqi/rules.ts';
import { lineOf } from '../xiangqi/table.ts';
import { wordsIn } from '../xiangqi/words.ts';

/** The rules page of xiangqi in a language. */
export const bookIn = async (language: Language): Promise<RulesBook> =>
  readRules(await wordsIn(language));

/** How a game from this position ends after these moves. */
export const ending = (setup: string, moves: string, rules: Partial<XiangqiRules> = {}): string => {
  const outcome = xiangqi.judge(lineOf(setup, moves), { ...standardRules, ...rules });
  if (outcome === undefined) return 'goes on';
  const { winner, by } = outcome;
  return winner === null ? `draw: ${by}` : `${winner === 0 ? 'Black' : 'Red'} loses: ${by}`;
};
