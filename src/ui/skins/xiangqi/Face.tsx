import { memo } from 'react';
import type { FaceProps } from '../../skin.ts';
import { BESIDE_WAYS, CELL, isRed, MIDDLE } from './disc.ts';

const turnedRound = `rotate(180 ${MIDDLE} ${MIDDLE})`;
const small = `translate(${MIDDLE} ${MIDDLE}) scale(${BESIDE_WAYS}) translate(${-MIDDLE} ${-MIDDLE})`;

/**
 * One disc with its side's ring and its sign. It shows drawings that `addSprite` puts into the page. A face is the letter
 * of its piece, or `-` for a disc that lies upside down.
 */
export const Face = memo(({ face, down, set }: FaceProps) => {
  const [drawn] = set.split(' ');
  const ways = set.includes('ways');
  // Signs stand upright for both unless players like them turned; ways are always those of the piece.
  const turned = down && set.includes('turned');
  const seat = isRed(face) ? 0 : 1;
  const side = seat === 0 ? 'disc-red' : 'disc-black';
  return (
    <svg className="koma" viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
      <use href="#xq-disc" />
      {face !== '-' && (
        <>
          <use href={`#xq-ring-${seat}`} />
          <g className={side} {...(turned && { transform: turnedRound })}>
            <use href={`#xq-${drawn}-${face}`} {...(ways && { transform: small })} />
          </g>
          {ways && (
            <use
              className={side}
              href={`#xq-ways-${face.toUpperCase()}`}
              {...(down && { transform: turnedRound })}
            />
          )}
        </>
      )}
    </svg>
  );
});
