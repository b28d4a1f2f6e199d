import type { Agreement } from '#games/agreement.ts';
import type { SetUp } from '#store/set-up.ts';
import type { Person } from '#store/table.ts';
import { useText } from '../../app/text.tsx';
import type { AgreementWords } from '../../game/agreement-skin.ts';

/**
 * The props of every part of the start screen: what can be agreed in this game and in which words, the set-up, and a way to
 * change some of it.
 */
export interface SetUpSectionProps {
  readonly agreement: Agreement;
  /** The game's own words. */
  readonly own: AgreementWords;
  readonly setUp: SetUp;
  readonly onChange: (patch: Partial<SetUp>) => void;
}

/** The names of both people; a person without a name is called by number. */
export const usePeople = ({ names }: Pick<SetUp, 'names'>): Readonly<Record<Person, string>> => {
  const { person } = useText().start;
  return { 0: names[0].trim() || person[0], 1: names[1].trim() || person[1] };
};
