/** A time limit in the words of players. */
import type { Messages } from '#i18n/catalogue.ts';
import { clockFields, type SetUp, type TimeChoice } from '#store/set-up.ts';

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

/** The units in which times are typed, in milliseconds. */
export const unitMs = { minutes: 60_000, seconds: 1_000 } as const;

/** A time of which nothing is left out: as players say it where that says all, otherwise each number by its name. */
const allNumbers = (words: Messages['start'], time: TimeChoice): string => {
  if (time.kind === 'main' || time.kind === 'move') return timeWords(words, time);
  if (time.kind === 'fischer') return `${words.clocks.fischer} ${timeWords(words, time)}`;
  if (time.kind === 'byoyomi' && time.periods === 1) return timeWords(words, time);
  const numbers = clockFields(time.kind).map(({ of, label, unit }) =>
    unit === null
      ? `${words[label]} ${time[of]}`
      : `${words[label]} ${time[of] / unitMs[unit]} ${words[unit]}`,
  );
  return [words.clocks[time.kind], numbers.join(' · ')].filter((part) => part !== '').join(': ');
};

/** The time of two people with all its numbers: once if they share it, otherwise each with the name of the person. */
export const clockInWords = (
  words: Messages['start'],
  { clocks, sameClock }: Pick<SetUp, 'clocks' | 'sameClock'>,
  people: Readonly<Record<0 | 1, string>>,
): string =>
  sameClock
    ? allNumbers(words, clocks[0])
    : ([0, 1] as const)
        .map((person) => `${people[person]}: ${allNumbers(words, clocks[person])}`)
        .join('; ');
