/** Set-ups by name: how tournaments, broadcasts, friends and the article of 2011 play (rules A87, A.12). */
import { controlsOf, firstSetUp, noClock, type SetUp, type TimeChoice } from './set-up.ts';

/** The names of the presets, in the order in which they are offered. */
export const presetNames = ['friendly', 'tournament', 'title', 'nhk', 'blitz', 'article'] as const;

/** The name of a preset. */
export type PresetName = (typeof presetNames)[number];

/** What a preset decides; people, seats and the start are not its business. */
type Preset = Pick<
  SetUp,
  | 'strictness'
  | 'takebacks'
  | 'agreedDraw'
  | 'repetition'
  | 'repetitionTiebreak'
  | 'replayClock'
  | 'impasse'
  | 'impassePoints'
  | 'moveLimit'
> & { readonly clock: TimeChoice };

const minute = 60_000;

const friendly: Preset = {
  strictness: firstSetUp.strictness,
  takebacks: firstSetUp.takebacks,
  agreedDraw: firstSetUp.agreedDraw,
  repetition: firstSetUp.repetition,
  repetitionTiebreak: firstSetUp.repetitionTiebreak,
  replayClock: firstSetUp.replayClock,
  impasse: firstSetUp.impasse,
  impassePoints: firstSetUp.impassePoints,
  moveLimit: firstSetUp.moveLimit,
  clock: noClock,
};

const byoyomi = (mainMs: number, byoyomiMs: number): TimeChoice => ({
  ...noClock,
  kind: 'byoyomi',
  mainMs,
  byoyomiMs,
});

/** By the book of the association: a foul loses, and nothing is taken back. */
const official: Preset = {
  ...friendly,
  strictness: 'strict',
  takebacks: 'off',
  clock: byoyomi(30 * minute, minute),
};

const presets: Readonly<Record<PresetName, Preset>> = {
  friendly,
  tournament: official,
  title: { ...official, clock: byoyomi(9 * 60 * minute, minute) },
  nhk: {
    ...official,
    clock: { ...noClock, kind: 'koryo', mainMs: 10 * minute, byoyomiMs: 30_000, periods: 10 },
  },
  blitz: {
    ...official,
    strictness: 'casual',
    clock: { ...noClock, kind: 'fischer', mainMs: 3 * minute, incrementMs: 5_000 },
  },
  article: {
    ...friendly,
    strictness: 'retry-same',
    takebacks: 'ask',
    repetition: 'draw',
    repetitionTiebreak: 'points',
    impassePoints: 'majority',
  },
};

/** A set-up with what a preset decides. */
export const withPreset = (setUp: SetUp, name: PresetName): SetUp => {
  const { clock, ...rest } = presets[name];
  return { ...setUp, ...rest, clocks: [clock, clock], sameClock: true };
};

/** What presets decide of a set-up, as text; numbers that its clock does not use are not looked at. */
const decided = (setUp: SetUp): string => {
  const { clock: _, ...questions } = friendly;
  const asked = Object.entries(setUp).filter(([question]) => Object.hasOwn(questions, question));
  return JSON.stringify([
    asked.sort(([one], [another]) => (one < another ? -1 : 1)),
    controlsOf(setUp),
  ]);
};

/** The preset that a set-up follows; undefined when something differs from each. */
export const presetOf = (setUp: SetUp): PresetName | undefined =>
  presetNames.find((name) => decided(withPreset(setUp, name)) === decided(setUp));
