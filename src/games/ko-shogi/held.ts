/** Finds what holds a piece where it stands or keeps it from shooting, regardless of whose turn it is (rules D10, D12). */
import type { Evidence } from '#kernel/game.ts';
import { fogEvidence, netEvidence } from './evidence.ts';
import { isSilenced, landingsOf } from './going-on.ts';
import { at, cellOf, distance, type Position, seatOf, squareOf } from './position.ts';
import { freezingLines, surveyOf } from './survey.ts';
import { startWalk } from './walk.ts';

/** The nets or fogs that hold or silence a piece, and the evidence for it. */
export interface Hold {
  readonly by: 'net' | 'fog';
  /** The points of the nets or fogs. */
  readonly from: readonly number[];
  readonly evidence: readonly Evidence[];
}

/**
 * The nets that hold the piece on a point; without any, the fogs that silence it on some point where it could land
 * next. Null where there are neither.
 */
export const holdOn = (position: Position, square: number): Hold | null => {
  const cell = cellOf(square);
  const piece = at(position.cells, cell);
  if (piece === 0) return null;
  const { nets, fogs } = surveyOf(position, seatOf(piece));
  const lines = freezingLines(position.cells, nets).filter(({ frozen }) => frozen === cell);
  if (lines.length > 0)
    return {
      by: 'net',
      from: lines.map(({ net }) => squareOf(net)),
      evidence: netEvidence(lines),
    };
  const walk = startWalk(position, cell);
  const quiet = landingsOf(walk).filter((to) => isSilenced(walk, to));
  const near = fogs.filter((fog) => quiet.some((to) => distance(fog, to) <= 5));
  return near.length === 0
    ? null
    : { by: 'fog', from: near.map(squareOf), evidence: fogEvidence(near) };
};
