/**
 * A difference up to this between the two clocks of a machine, in milliseconds, is a correction of the wall clock and
 * never counts.
 */
const CORRECTION = 2_000;

/** Time that corrections of the machine's clock do not change. */
export interface SteadyTime {
  /**
   * Wall time in whole milliseconds. It is read at the start and at each jump that was seen, and goes on by the
   * monotonic clock between them.
   */
  readonly now: () => number;
  /**
   * Checks whether the wall clock has gone ahead of the monotonic one since the last check. Then the device slept, or
   * its clock was changed. Returns by how many milliseconds, and time goes on from there. Returns 0 for a small
   * correction, and for a wall clock that was set back.
   */
  readonly jump: () => number;
}

/** Makes a steady time from the two clocks. Some machines stop the monotonic one while they sleep. */
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
