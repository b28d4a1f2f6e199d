/** How games start: the even position and the handicaps. */

import { parseSfen } from './notation/sfen.ts';
import type { Position } from './position.ts';

const gotePawns = '/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

/**
 * The starts of a game by name. In every handicap the stronger player, uwate, gives the pieces, sits
 * as seat 1 and moves first; left and right are uwate's own (rules A5, A11).
 */
export const handicaps = {
  even: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  lance: `lnsgkgsn1/1r5b1${gotePawns}`,
  'right-lance': `1nsgkgsnl/1r5b1${gotePawns}`,
  bishop: `lnsgkgsnl/1r7${gotePawns}`,
  rook: `lnsgkgsnl/7b1${gotePawns}`,
  'rook-lance': `lnsgkgsn1/7b1${gotePawns}`,
  two: `lnsgkgsnl/9${gotePawns}`,
  three: `lnsgkgsn1/9${gotePawns}`,
  four: `1nsgkgsn1/9${gotePawns}`,
  five: `2sgkgsn1/9${gotePawns}`,
  'left-five': `1nsgkgs2/9${gotePawns}`,
  six: `2sgkgs2/9${gotePawns}`,
  'right-seven': `3gkgs2/9${gotePawns}`,
  'left-seven': `2sgkg3/9${gotePawns}`,
  eight: `3gkg3/9${gotePawns}`,
  ten: `4k4/9${gotePawns}`,
  'naked-king': '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
} as const;

/** The name of a start. */
export type Handicap = keyof typeof handicaps;

const isHandicap = (name: string): name is Handicap => Object.hasOwn(handicaps, name);

// Positions are values: one of each start is enough. Only the first few are kept, for any text may be asked.
const known = new Map<string, Position>();

/** The first position: the even start, a handicap by name, or a SFEN that is known to be sound; throws on any other text. */
export const start = (setup = 'even'): Position => {
  const kept = known.get(setup);
  if (kept !== undefined) return kept;
  const read = parseSfen(isHandicap(setup) ? handicaps[setup] : setup);
  if (!read.ok) throw new Error(`no start is called ${setup}`);
  if (known.size < 64) known.set(setup, read.value);
  return read.value;
};
