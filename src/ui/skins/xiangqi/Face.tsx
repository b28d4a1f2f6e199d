import { memo } from 'react';
import type { FaceProps } from '../../game/skin.ts';
import { Disc } from '../discs/Disc.tsx';
import { MIDDLE } from '../discs/disc.ts';

/** How much smaller a sign is that has its ways round it. */
const BESIDE_WAYS = 0.66;

/**
 * A disc, with the ways of its piece if the player wants them. A face is the letter of its piece, or `-` for a bare
 * disc.
 */
export const Face = memo(({ face, down, set }: FaceProps) => {
  const [drawn = set] = set.split(' ');
  const ways = set.includes('ways');
  // Signs stand upright for both sides unless the player wants them turned; ways are always those of the piece.
  const turned = down && set.includes('turned');
  return (
    <Disc face={face} set={drawn} turned={turned} scale={ways ? BESIDE_WAYS : 1}>
      {ways && (
        <use
          href={`#xq-ways-${face.toUpperCase()}`}
          {...(down && { transform: `rotate(180 ${MIDDLE} ${MIDDLE})` })}
        />
      )}
    </Disc>
  );
});
