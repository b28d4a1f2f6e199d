/**
 * How well a player masters each thing, and how much help that leaves them. Hints fade with each thing done right, and
 * a mistake brings them back by a stage.
 */

/**
 * How often in a row each thing was done right without more help than everybody has. A thing is the way a face of a
 * piece moves, by its letters in upper case (`P`, `+P`), the drop of a piece (`P*`), or a rule by its code. Things
 * never done are absent.
 */
export type Mastery = Readonly<Record<string, number>>;

/** When a hint is there: always, after a moment of hesitation, or when it is asked for. */
export type Stage = 'always' | 'hesitation' | 'request';

/** The streak from which hints wait, and the one from which they come only on request. */
const waitsFrom = 3;
export const masteredFrom = 8;

/** How long a player hesitates before a waiting hint comes, in milliseconds. */
export const HESITATION = 3000;

/** How often in a row a thing was done right, at most `masteredFrom`. */
export const streakOf = (mastery: Mastery, thing: string): number => mastery[thing] ?? 0;

/** When hints for a thing are there. */
export const stageOf = (mastery: Mastery, thing: string): Stage => {
  const streak = streakOf(mastery, thing);
  if (streak < waitsFrom) return 'always';
  return streak < masteredFrom ? 'hesitation' : 'request';
};

/** Why hints are shown that are not always there: the player waited, or asked; null while neither happened. */
export type Hint = 'waited' | 'asked' | null;

/** Whether the hints for a thing are there. */
export const isShown = (mastery: Mastery, thing: string, hint: Hint): boolean => {
  const stage = stageOf(mastery, thing);
  return stage === 'always' || hint === 'asked' || (hint === 'waited' && stage === 'hesitation');
};

/** The mastery after things were done right. A thing that needed such a hint does not count. */
export const afterSuccess = (
  mastery: Mastery,
  things: readonly string[],
  hint: Hint = null,
): Mastery => ({
  ...mastery,
  ...Object.fromEntries(
    things
      .filter((thing) => stageOf(mastery, thing) === 'always' || !isShown(mastery, thing, hint))
      .map((thing) => [thing, Math.min(masteredFrom, streakOf(mastery, thing) + 1)]),
  ),
});

/**
 * The mastery after a mistake: hints for the things it was about come back by one stage. A finger that slipped undoes
 * no more than that.
 */
export const afterMistake = (mastery: Mastery, things: readonly string[]): Mastery => ({
  ...mastery,
  ...Object.fromEntries(
    things.map((thing) => [thing, stageOf(mastery, thing) === 'request' ? waitsFrom : 0]),
  ),
});
