/** Lines and positions of banqi for laws, reached by random play in any family. */
import fc from 'fast-check';
import { families } from '#games/banqi/family.ts';
import type { Move } from '#games/banqi/move.ts';
import type { Position } from '#games/banqi/position.ts';
import type { Line } from '#kernel/game.ts';
import { chanceOf } from '../positions.ts';
import { randomLine } from './table.ts';

/** A line of up to 120 turns from the start of a family. */
export const lines: fc.Arbitrary<Line<Position, Move>> = fc
  .record({ family: fc.constantFrom(...families), plies: fc.nat(120), seed: fc.nat() })
  .map(({ family, plies, seed }) => randomLine(family, plies, chanceOf(seed)));

/** A position at the end of such a line. */
export const played: fc.Arbitrary<Position> = lines.map(({ position }) => position);

/** The settings of a law that is tested this many times. */
export const times = (numRuns: number) => ({ numRuns });
