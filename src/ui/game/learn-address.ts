/** The addresses of lessons that lead on to a level. The table does not know the course, so the pages of lessons look it up. */
import { linkTo } from '#store/routes.ts';
import { useTable } from '../app/app-context.tsx';
import { BEGIN, useRulesAddress } from './use-rules-book.ts';

/** Leads to the first level that is not done. No stage of a course has this name. */
export const NEXT = 'next';

/** Leads to the level that practises what follows: a rule, a face or a drop. No stage of a course has this name. */
export const PRACTISE = 'practise';

/** The address where a new player learns the game on the table: its next level, or how to begin in its rules if it has no lessons. */
export const useLearnAddress = (): string => {
  const rules = useRulesAddress();
  const { id, course } = useTable(({ pack }) => pack);
  return course === undefined ? rules(BEGIN) : linkTo('learn', id, NEXT);
};

/** The address of the level that practises the first of some things that a level practises; undefined where none does. */
export const usePractiseAddress = (things: readonly string[]): string | undefined => {
  const { id, practised = [] } = useTable(({ pack }) => pack);
  const thing = things.find((one) => practised.includes(one));
  return thing === undefined ? undefined : linkTo('learn', id, PRACTISE, thing);
};
