import type { Messages } from '#i18n/catalogue.ts';
import type { SetUp, TimeChoice } from '#store/set-up.ts';

type Words = Messages['start'];

/** A time as players say it: its minutes and the seconds of a move where these say all, otherwise the name of its kind. */
export const timeWords = (words: Words, { kind, ...time }: TimeChoice): string => {
  const minutes = time.mainMs / 60_000;
  const secondsOf = { main: 0, byoyomi: time.byoyomiMs / 1000, fischer: time.incrementMs / 1000 };
  if (kind === 'move') return words.secondsAMove(time.byoyomiMs / 1000);
  if (kind !== 'main' && kind !== 'byoyomi' && kind !== 'fischer') return words.clocks[kind];
  if (kind === 'byoyomi' && minutes === 0) return words.secondsAMove(secondsOf[kind]);
  const seconds = secondsOf[kind];
  return seconds > 0 ? words.withSeconds(minutes, seconds) : words.minutesEach(minutes);
};

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
