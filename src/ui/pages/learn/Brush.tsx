import type { CSSProperties } from 'react';

/** How far the stations stand beside the middle of the path, in percent of its width; one after another. */
const sways = [-10, 4, 14, 6, -8];

/** How far the station with that number stands beside the middle. */
const swayOf = (i: number): number => sways[i % sways.length] ?? 0;

/** Where the stroke crosses the border between a station and the one before it, and half its thickness there. */
const borderOf = (i: number) => ({
  at: 50 + (swayOf(i - 1) + swayOf(i)) / 2,
  half: 4 + ((i * 7) % 5) / 2,
});

/** A half of the stroke through a station, which runs from left to right in a square of 100. */
const strokeOf = (i: number, half: 'before' | 'after'): string => {
  const middle = 50 + swayOf(i);
  const thick = 4.5 + ((i * 3) % 4) / 2;
  const { at, half: thin } = borderOf(half === 'before' ? i : i + 1);
  const [end, near, far] = half === 'before' ? [-1, 20, 30] : [101, 80, 70];
  return (
    `M${end} ${at - thin}C${near} ${at - thin - 1} ${far} ${middle - thick} 50 ${middle - thick}` +
    `V${middle + thick}C${far} ${middle + thick + 1} ${near} ${at + thin} ${end} ${at + thin}Z`
  );
};

/** Places a station as far beside the middle of the path as the stroke through it. */
export const swayStyle = (i: number): CSSProperties => ({ '--sway': swayOf(i) }) as CSSProperties;

/**
 * The part of the path that runs through a station: dark where the learner has been, pale ahead. It runs from left to right, and
 * styles turn it where stations stand in a column.
 */
export const Brush = ({
  i,
  before,
  after,
}: {
  /** The place of the station in its block, from 0. */
  readonly i: number;
  /** How the halves are drawn; null at the ends of a block. */
  readonly before: 'inked' | 'pale' | null;
  readonly after: 'inked' | 'pale' | null;
}) => (
  <svg className="brush" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {before && <path className={before} d={strokeOf(i, 'before')} />}
    {after && <path className={after} d={strokeOf(i, 'after')} />}
  </svg>
);
