/** Named set-ups: the part of a set-up that a game's presets decide. */
import type { Agreement, Preset, TableAnswers } from '#games/agreement.ts';
import { readOptions } from './options.ts';
import { controlsOf, noClock, type SetUp, type TimeChoice } from './set-up.ts';

type Clock = TableAnswers['clock'];

/** A clock as a person's time, with default numbers for those it does not give. */
const timeOf = (clock: Clock): TimeChoice => ({ ...noClock, ...clock });

/** The part of a set-up that gives both people that clock. */
export const withClock = (clock: Clock): Pick<SetUp, 'clocks' | 'sameClock'> => ({
  clocks: [timeOf(clock), timeOf(clock)],
  sameClock: true,
});

/** The id of a clock that is offered by name: `none`, or its minutes and the seconds of each move, `10+30`. */
export const clockId = ({ kind, mainMs = 0, byoyomiMs = 0, incrementMs = 0 }: Clock): string => {
  if (kind === 'none') return kind;
  const [minutes, seconds] = [mainMs / 60_000, (byoyomiMs + incrementMs) / 1000];
  return seconds > 0 ? `${minutes}+${seconds}` : `${minutes}`;
};

/** The named clock that both people have; undefined when they have another, or different ones. */
export const clockOf = ({ clocks }: Agreement, setUp: SetUp): Clock | undefined => {
  const wanted = JSON.stringify(controlsOf(setUp));
  return setUp.sameClock
    ? clocks.find((clock) => JSON.stringify(controlsOf(withClock(clock))) === wanted)
    : undefined;
};

/** A set-up with a preset applied; people, seats and the start stay. */
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

/**
 * The part of a set-up that presets decide, as text for comparing. Numbers that its clock does not use are left out.
 */
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
