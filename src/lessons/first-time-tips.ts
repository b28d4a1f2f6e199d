/**
 * Tips for what comes up for the first time while a player learns. Each is shown once, at the moment it is good for.
 */
import type { Pick, Trace } from '#kernel/game.ts';
import type { Mastery } from './mastery.ts';

/** The occasions that a turn may bring, the most pressing first, since one tip is shown at a time. */
export const firstTimeTips = ['third-time', 'check', 'choice', 'drop', 'capture'] as const;

/** An event for which a game may have a tip when it first comes up. */
export type FirstTimeTipName = (typeof firstTimeTips)[number];

/** A turn as it was made: its picks, what it changed, and what it led to. */
export interface TurnMade {
  readonly picks: readonly Pick[];
  readonly trace: Trace;
  /** Whether the side to move next is in check. */
  readonly check: boolean;
  /** How often the position has stood. */
  readonly occurrences: number;
}

/** The side that gets the tip for an occasion: the one that has moved, or the one that is to move. */
export const concerns = (what: FirstTimeTipName): 'mover' | 'next' =>
  what === 'check' || what === 'third-time' ? 'next' : 'mover';

/** The occasions that a turn brought, the most pressing first. */
export const firstTimeTipsOf = ({
  picks,
  trace,
  check,
  occurrences,
}: TurnMade): readonly FirstTimeTipName[] => {
  const came: Readonly<Record<FirstTimeTipName, boolean>> = {
    'third-time': occurrences === 3,
    check,
    choice: picks.some(({ at }) => at === 'choice'),
    drop: picks[0]?.at === 'hand',
    capture: trace.hands.some(({ change }) => change === 'gained'),
  };
  return firstTimeTips.filter((what) => came[what]);
};

/** The key that remembers, among the things mastered, that a player was shown the tip for an occasion. */
const metAs = (what: FirstTimeTipName): string => `met ${what}`;

/** Whether the player was shown the tip for an occasion before. */
export const hasMet = (mastery: Mastery, what: FirstTimeTipName): boolean => metAs(what) in mastery;

/** The mastery after the player was shown the tip for an occasion. */
export const afterMeeting = (mastery: Mastery, what: FirstTimeTipName): Mastery => ({
  ...mastery,
  [metAs(what)]: 1,
});
