import type { Messages } from '#i18n/catalogue.ts';
import type { SetUp } from '#store/set-up.ts';
import { timeWords } from '../../game/time-words.ts';

type Words = Messages['start'];

/** Puts what two people agree on into one sentence: the clock, takebacks and illegal moves. */
export const termsInWords = (
  words: Words,
  { sameClock, clocks, takebacks, strictness }: SetUp,
): string =>
  words.agreed(
    sameClock ? timeWords(words, clocks[0]) : words.agreedClocks,
    words.agreedTakebacks[takebacks],
    words.agreedStrictness[strictness],
  );
