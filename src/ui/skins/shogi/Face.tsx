import { memo } from 'react';
import type { FaceProps } from '../../game/skin.ts';
import { CELL, sizeOf } from './koma.ts';

const midX = CELL.width / 2;
const midY = CELL.height / 2;

/** The drawing of a face in a set. The name of a set includes what is special about it: `kanji swapped upright`. */
const drawingOf = (face: string, set: string): string => {
  const [drawn] = set.split(' ');
  // Only the kings differ by side: 玉 is drawn as K, 王 as k.
  if (face !== 'K' && face !== 'k') return `${drawn}-${face.toUpperCase()}`;
  if (set.includes('both-gyoku')) return `${drawn}-K`;
  return `${drawn}-${set.includes('swapped') === (face === 'k') ? 'K' : 'k'}`;
};

/**
 * One koma, as large as its kind in a square of 11:12. It shows drawings that `addSprite` puts into the page. One that points down and
 * bears an upright sign is edged in ink.
 */
export const Face = memo(({ face, down, set }: FaceProps) => {
  const [across, along] = sizeOf(face);
  // Signs that stand upright are not turned. A face with its ways then has its own drawing, because the ways stay those
  // of the piece.
  const upright = down && set.includes('upright');
  const turned = upright && set.includes('-ways');
  const ownSize = `translate(${midX} ${midY}) scale(${across} ${along}) translate(${-midX} ${-midY})`;
  return (
    <svg className="koma" viewBox={`0 0 ${CELL.width} ${CELL.height}`} aria-hidden="true">
      <use href={`#koma-${down ? 1 : 0}`} transform={ownSize} />
      {upright && <use href="#koma-far" transform={ownSize} />}
      <use
        href={`#${turned ? 'up-' : ''}${drawingOf(face, set)}`}
        {...(down && !upright && { transform: `rotate(180 ${midX} ${midY})` })}
      />
    </svg>
  );
});
