/** The rows of growth as a table. */
import { aligned } from '../aligned.ts';
import { type Growth, growthOf, LONGER, MOST_TIMES } from './growth.ts';
import type { Row } from './rows.ts';

/** A row with its part that grew most. */
export interface GrowthStanding {
  readonly row: Row;
  readonly worst: Growth;
  readonly isMissed: boolean;
}

const moreGrown = (one: Growth, other: Growth): Growth =>
  other.times > one.times || (other.times === one.times && other.ms > one.ms) ? other : one;

/** Measures all works of each row. */
export const measureGrowth = (rows: readonly Row[]): readonly GrowthStanding[] =>
  rows.map((row) => {
    const worst = row.works.map(growthOf).reduce(moreGrown);
    return { row, worst, isMissed: worst.times > MOST_TIMES };
  });

/** The standings as a table. It names the worst part of a row that has several. */
export const growthTable = (standings: readonly GrowthStanding[]): string => {
  const rows = [
    [`${LONGER} times the size`, 'takes', 'ratio', 'target', ''],
    ...standings.map(({ row: { name, works }, worst, isMissed }) => [
      works.length === 1 ? name : `${name}: ${worst.name}, worst of ${works.length}`,
      `${worst.ms.toFixed(0)} ms`,
      worst.times === 0 ? 'short' : `${worst.times.toFixed(1)}×`,
      `≤ ${MOST_TIMES}×`,
      isMissed ? 'MISSED' : 'met',
    ]),
  ];
  return aligned(rows).join('\n');
};
