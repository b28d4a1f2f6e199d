/** More than this between the two clocks of a machine is a sleep, in milliseconds; less is a correction of the wall clock. */
const SLEEP = 2_000;

/**
 * Wall time in whole milliseconds that no correction of the machine's clock moves: it starts at the wall's time and goes
 * on by the monotonic clock, which some machines stop while they sleep; what it missed then the wall knows.
 */
export const steadyTime = (wall: () => number, monotonic: () => number): (() => number) => {
  let [wallBefore, before] = [wall(), monotonic()];
  let now = wallBefore;
  return () => {
    const [wallNow, mono] = [wall(), monotonic()];
    const [byWall, by] = [wallNow - wallBefore, mono - before];
    now += byWall - by > SLEEP ? byWall : Math.max(0, by);
    [wallBefore, before] = [wallNow, mono];
    return Math.round(now);
  };
};
