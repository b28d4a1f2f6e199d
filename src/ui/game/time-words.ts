/** A time limit in the words of players. */
import type { Messages } from '#i18n/catalogue.ts';
import type { TimeChoice } from '#store/set-up.ts';

/** A time as players say it: its minutes and the seconds of a move where these say all, otherwise the name of its kind. */
export const timeWords = (words: Messages['start'], { kind, ...time }: TimeChoice): string => {
  const minutes = time.mainMs / 60_000;
  const secondsOf = { main: 0, byoyomi: time.byoyomiMs / 1000, fischer: time.incrementMs / 1000 };
  if (kind === 'move') return words.secondsAMove(time.byoyomiMs / 1000);
  if (kind !== 'main' && kind !== 'byoyomi' && kind !== 'fischer') return words.clocks[kind];
  if (kind === 'byoyomi' && minutes === 0) return words.secondsAMove(secondsOf[kind]);
  const seconds = secondsOf[kind];
  return seconds > 0 ? words.withSeconds(minutes, seconds) : words.minutesEach(minutes);
};
