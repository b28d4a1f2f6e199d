import type { Agreement } from '#games/agreement.ts';
import type { SetUp } from '#store/set-up.ts';
import type { AgreementWords } from '../tongue.ts';

/** What every part of the start screen is given: what can be agreed in this game and how it is called, the set-up, and how to change some of it. */
export interface PartProps {
  readonly agreement: Agreement;
  /** The game's own words. */
  readonly own: AgreementWords;
  readonly setUp: SetUp;
  readonly onChange: (patch: Partial<SetUp>) => void;
}
