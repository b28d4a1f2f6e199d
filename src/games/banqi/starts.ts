/** How games start: all pieces face down, in one of the families. */
import { type Family, families, isFamily } from './family.ts';
import { formatPosition, parsePosition } from './notation/position-text.ts';
import { DOWN, type Position, wholeSet } from './position.ts';
import { everySquare } from './square.ts';

const evenStart = (family: Family): Position => ({
  cells: everySquare.map(() => DOWN),
  turn: 0,
  first: null,
  pool: wholeSet,
  quiet: 0,
  family,
});

/** The texts of the starts, by family. */
export const startTexts: Readonly<Record<Family, string>> = {
  seed: formatPosition(evenStart('seed')),
  hongkong: formatPosition(evenStart('hongkong')),
  mainland: formatPosition(evenStart('mainland')),
};

/** The family whose start a position text is; undefined for a position of one's own. */
export const familyOfStart = (setup: string): Family | undefined =>
  families.find((family) => startTexts[family] === setup);

/** The first position: the start of the family of that name, or a position text that is known to be sound; throws on any other text. */
export const start = (setup = 'seed'): Position => {
  if (isFamily(setup)) return evenStart(setup);
  const read = parsePosition(setup);
  if (!read.ok) throw new Error(`no start is called ${setup}`);
  return read.value;
};
