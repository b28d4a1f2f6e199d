import { memo } from 'react';
import type { FaceProps } from '../../skin.ts';
import { CELL, sizeOf } from './koma.ts';

const midX = CELL.width / 2;
const midY = CELL.height / 2;

/** Which drawing a face has in a set: `kanji`, `kanji swapped`, `kanji both-gyoku` or `western`. */
const drawingOf = (face: string, set: string): string => {
  const [drawn = 'kanji', kings] = set.split(' ');
  // Only the kings differ by side: 玉 is drawn as K, 王 as k.
  if (face !== 'K' && face !== 'k') return `${drawn}-${face.toUpperCase()}`;
  if (kings === 'both-gyoku') return `${drawn}-K`;
  return `${drawn}-${(kings === 'swapped') === (face === 'k') ? 'K' : 'k'}`;
};

/** One koma, as large as its kind in a square of 11:12. It shows drawings that `addSprite` puts into the page. */
export const Face = memo(({ face, down, set }: FaceProps) => {
  const [across, along] = sizeOf(face);
  return (
    <svg className="koma" viewBox={`0 0 ${CELL.width} ${CELL.height}`} aria-hidden="true">
      <use
        href={`#koma-${down ? 1 : 0}`}
        transform={`translate(${midX} ${midY}) scale(${across} ${along}) translate(${-midX} ${-midY})`}
      />
      <use
        href={`#${drawingOf(face, set)}`}
        {...(down && { transform: `rotate(180 ${midX} ${midY})` })}
      />
    </svg>
  );
});
