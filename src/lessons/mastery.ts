/** What somebody has shown to master, and how much help that leaves them: hints fade with each thing done right, and a mistake brings them back by a stage. */

/**
 * How often in a row each thing was done right without more help than everybody has. A thing is the way a face of a piece
 * moves, by its letters in upper case (`P`, `+P`), the drop of a piece (`P*`), or a rule by its code. What
 * was never done is absent.
 */
export type Mastery = Readonly<Record<string, number>>;

/** When a hint is there: at once, after a moment of hesitation, or when it is asked for. */
export type Stage = 'always' | 'hesitation' | 'request';

/** How often in a row before hints wait, and before they only come when asked for. */
const waitsFrom = 3;
export const masteredFrom = 8;

/** How long somebody hesitates before a waiting hint comes, in milliseconds. */
export const HESITATION = 3000;

/** How often in a row a thing was done right, at most as often as counts. */
export const streakOf = (mastery: Mastery, thing: string): number => mastery[thing] ?? 0;

/** When hints for a thing are there. */
export const stageOf = (mastery: Mastery, thing: string): Stage => {
  const streak = streakOf(mastery, thing);
  if (streak < waitsFrom) return 'always';
  return streak < masteredFrom ? 'hesitation' : 'request';
};

/** What brought hints that are not there at once: time, or a request; null while nothing has. */
export type Hint = 'waited' | 'asked' | null;

/** Whether the hints for a thing are there. */
export const isShown = (mastery: Mastery, thing: string, hint: Hint): boolean => {
  const stage = stageOf(mastery, thing);
  return stage === 'always' || hint === 'asked' || (hint === 'waited' && stage === 'hesitation');
};

/** After things were done right. What a hint had to come for is not known any better. */
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

/** After a mistake: of what it was about the hints are there a stage sooner; a finger that slipped undoes no more. */
export const afterMistake = (mastery: Mastery, things: readonly string[]): Mastery => ({
  ...mastery,
  ...Object.fromEntries(
    things.map((thing) => [thing, stageOf(mastery, thing) === 'request' ? waitsFrom : 0]),
  ),
});
