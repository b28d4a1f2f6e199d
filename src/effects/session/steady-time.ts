/** Up to this much between the two clocks of a machine, in milliseconds, is a correction of the wall clock and never counts. */
const CORRECTION = 2_000;

/** Time that no correction of the machine's clock moves. */
export interface SteadyTime {
  /**
   * Wall time in whole milliseconds as it was at the start and, since then, at each jump that was seen; between them it
   * goes on by the monotonic clock.
   */
  readonly now: () => number;
  /**
   * Sees whether the wall clock has gone ahead of the monotonic one since it was last looked at: the device slept, or
   * somebody changed its clock. Returns by how much, and time goes on from there; 0 for what is not worth a word, and for
   * a wall clock set back.
   */
  readonly jump: () => number;
}

/** Makes a time that goes on by the monotonic clock, which some machines stop while they sleep. */
export const steadyTime = (
  wall = Date.now,
  monotonic = (): number => performance.now(),
): SteadyTime => {
  let lead = wall() - monotonic();
  let ahead = lead;
  return {
    now: () => Math.round(monotonic() + lead),
    jump: () => {
      const present = wall() - monotonic();
      const by = present - ahead;
      ahead = present;
      if (by <= CORRECTION) return 0;
      lead += by;
      return Math.round(by);
    },
  };
};
