/** Set-ups by name: what a game's presets decide of a set-up. */
import type { Agreement, Preset, TableAnswers } from '#games/agreement.ts';
import { readOptions } from './options.ts';
import { controlsOf, noClock, type SetUp, type TimeChoice } from './set-up.ts';

type Clock = TableAnswers['clock'];

/** A clock as a person's time, with the first numbers for what it does not say. */
const timeOf = (clock: Clock): TimeChoice => ({ ...noClock, ...clock });

/** A set-up in which both people have that clock. */
export const withClock = (clock: Clock): Pick<SetUp, 'clocks' | 'sameClock'> => ({
  clocks: [timeOf(clock), timeOf(clock)],
  sameClock: true,
});

/** A clock that is offered by name, as text: `none`, or its minutes and the seconds of each move, `10+30`. */
export const clockId = ({ kind, mainMs = 0, byoyomiMs = 0, incrementMs = 0 }: Clock): string => {
  if (kind === 'none') return kind;
  const [minutes, seconds] = [mainMs / 60_000, (byoyomiMs + incrementMs) / 1000];
  return seconds > 0 ? `${minutes}+${seconds}` : `${minutes}`;
};

/** The clock of those offered by name that both people have; undefined when they have another, or each their own. */
export const clockOf = ({ clocks }: Agreement, setUp: SetUp): Clock | undefined => {
  const wanted = JSON.stringify(controlsOf(setUp));
  return setUp.sameClock
    ? clocks.find((clock) => JSON.stringify(controlsOf(withClock(clock))) === wanted)
    : undefined;
};

/** A set-up with what a preset decides; people, seats and the start are not its business. */
export const withPreset = (
  { options }: Agreement,
  setUp: SetUp,
  { table, options: differing }: Preset,
): SetUp => {
  const { clock, ...answers } = table;
  return {
    ...setUp,
    ...answers,
    options: readOptions(options, differing),
    ...withClock(clock),
  };
};

/** What presets decide of a set-up, as text; numbers that its clock does not use are not looked at. */
const decided = ({ options }: Agreement, setUp: SetUp): string =>
  JSON.stringify([
    setUp.strictness,
    setUp.takebacks,
    setUp.agreedDraw,
    setUp.replayClock,
    options.map(({ id }) => setUp.options[id]),
    controlsOf(setUp),
  ]);

/** The preset that a set-up follows; undefined when something differs from each. */
export const presetOf = (agreement: Agreement, setUp: SetUp): Preset | undefined =>
  agreement.presets.find(
    (preset) =>
      decided(agreement, withPreset(agreement, setUp, preset)) === decided(agreement, setUp),
  );
