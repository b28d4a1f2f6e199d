import type { SetUp } from '#store/set-up.ts';

/** What every part of the start screen is given: the set-up, and how to change some of it. */
export interface PartProps {
  readonly setUp: SetUp;
  readonly onChange: (patch: Partial<SetUp>) => void;
}
