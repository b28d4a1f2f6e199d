/** What comes up for the first time while somebody plays and learns: each is told of once, at the moment it is good for. */
import type { Pick, Trace } from '#kernel/game.ts';
import type { Mastery } from './mastery.ts';

/** What a turn may bring: the most pressing first, since one thing is told at a time. */
export const occasions = ['third-time', 'check', 'choice', 'drop', 'capture'] as const;

/** Something that a game may have words for when it first comes up. */
export type Occasion = (typeof occasions)[number];

/** What a turn was made of, and what it came to. */
export interface TurnMade {
  readonly picks: readonly Pick[];
  readonly trace: Trace;
  /** Whether the side to move next is in check. */
  readonly check: boolean;
  /** How often the position has stood. */
  readonly occurrences: number;
}

/** Whose news an occasion is: that of the side that has moved, or of the one that is to move. */
export const concerns = (what: Occasion): 'mover' | 'next' =>
  what === 'check' || what === 'third-time' ? 'next' : 'mover';

/** What a turn brought, the most pressing first. */
export const occasionsOf = ({
  picks,
  trace,
  check,
  occurrences,
}: TurnMade): readonly Occasion[] => {
  const came: Readonly<Record<Occasion, boolean>> = {
    'third-time': occurrences === 3,
    check,
    choice: picks.some(({ at }) => at === 'choice'),
    drop: picks[0]?.at === 'hand',
    capture: trace.hands.some(({ change }) => change === 'gained'),
  };
  return occasions.filter((what) => came[what]);
};

/** Under what name of a thing it is remembered that somebody was told of an occasion. */
const metAs = (what: Occasion): string => `met ${what}`;

/** Whether somebody was told of an occasion before. */
export const hasMet = (mastery: Mastery, what: Occasion): boolean => metAs(what) in mastery;

/** After somebody was told of an occasion. */
export const afterMeeting = (mastery: Mastery, what: Occasion): Mastery => ({
  ...mastery,
  [metAs(what)]: 1,
});
