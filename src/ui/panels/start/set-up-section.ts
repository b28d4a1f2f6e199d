import type { Agreement } from '#games/agreement.ts';
import type { SetUp } from '#store/set-up.ts';
import type { Person } from '#store/table.ts';
import { useText } from '../../app/text.tsx';
import type { AgreementWords } from '../../game/agreement-skin.ts';

/** What every part of the start screen is given: what can be agreed in this game and how it is called, the set-up, and how to change some of it. */
export interface SetUpSectionProps {
  readonly agreement: Agreement;
  /** The game's own words. */
  readonly own: AgreementWords;
  readonly setUp: SetUp;
  readonly onChange: (patch: Partial<SetUp>) => void;
}

/** What both people are called: by name, or by number until they have one. */
export const usePeople = ({ names }: Pick<SetUp, 'names'>): Readonly<Record<Person, string>> => {
  const { person } = useText().start;
  return { 0: names[0].trim() || person[0], 1: names[1].trim() || person[1] };
};
