/** Set-ups by name: what a game's presets decide of a set-up. */
import type { Agreement, Preset } from '#games/agreement.ts';
import { readOptions } from './options.ts';
import { controlsOf, noClock, type SetUp } from './set-up.ts';

/** A set-up with what a preset decides; people, seats and the start are not its business. */
export const withPreset = (
  { options }: Agreement,
  setUp: SetUp,
  { table, options: differing }: Preset,
): SetUp => {
  const { clock, ...answers } = table;
  const time = { ...noClock, ...clock };
  return {
    ...setUp,
    ...answers,
    options: readOptions(options, differing),
    clocks: [time, time],
    sameClock: true,
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
