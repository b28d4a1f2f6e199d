import { memo } from 'react';
import type { FaceProps } from '../../game/skin.ts';
import { CELL, isTurned, MIDDLE } from './koma.ts';

const turnedRound = `rotate(180 ${MIDDLE.x} ${MIDDLE.y})`;

/**
 * One piece with its name or its code. It shows drawings that `addSprite` puts into the page. A face is the code of its piece,
 * in lower case for White, with a plus in front where it has turned over: it then has a second outline. One that points down and
 * bears an upright sign is edged in ink.
 */
export const Face = memo(({ face, down, set }: FaceProps) => {
  const [drawn] = set.split(' ');
  const code = face.toUpperCase();
  const down180 = down && { transform: turnedRound };
  // Signs may stand upright on the other side's pieces; outlines and ways are always those of the piece.
  const upright = set.includes('upright');
  return (
    <svg className="koma" viewBox={`0 0 ${CELL.width} ${CELL.height}`} aria-hidden="true">
      <use href={`#ko-body-${down ? 1 : 0}`} />
      {down && upright && <use href="#ko-far" />}
      {isTurned(code) && <use href="#ko-turned" {...down180} />}
      <use href={`#ko-${drawn}-${code}`} {...(!upright && down180)} />
      {drawn === 'codes' && <use href={`#ko-ways-${code}`} {...down180} />}
    </svg>
  );
});
