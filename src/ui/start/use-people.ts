import type { SetUp } from '#store/set-up.ts';
import type { Person } from '#store/table.ts';
import { usePageText } from '../page-text.ts';

/** What both people are called: by name, or by number until they have one. */
export const usePeople = ({ names }: Pick<SetUp, 'names'>): Readonly<Record<Person, string>> => {
  const { person } = usePageText().start;
  return { 0: names[0].trim() || person[0], 1: names[1].trim() || person[1] };
};
