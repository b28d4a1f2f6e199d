import { memo } from 'react';
import type { FaceProps } from '../../game/skin.ts';
import { Disc } from '../discs/Disc.tsx';
import { MIDDLE } from '../discs/disc.ts';

/** How large a character is that has its ways round it, and how large each symbol: 60 % of its square. */
const BESIDE_WAYS = 0.9;
const symbolsBesideWays: Readonly<Record<string, number>> = {
  K: 1.3,
  A: 1.15,
  B: 1.15,
  N: 1.34,
  R: 1.34,
  C: 1.23,
  P: 1.27,
};

/**
 * A disc, with the ways of its piece if the player wants them. A face is the letter of its piece, or `-` for a bare
 * disc.
 */
export const Face = memo(({ face, down, set }: FaceProps) => {
  const [drawn = set] = set.split(' ');
  const ways = set.includes('ways');
  // Signs stand upright for both sides unless the player wants them turned; ways are always those of the piece.
  const turned = down && set.includes('turned');
  const symbol = drawn === 'western' ? symbolsBesideWays[face.toUpperCase()] : undefined;
  return (
    <Disc face={face} set={drawn} turned={turned} scale={ways ? (symbol ?? BESIDE_WAYS) : 1}>
      {ways && (
        <use
          href={`#xq-ways-${face.toUpperCase()}`}
          {...(down && { transform: `rotate(180 ${MIDDLE} ${MIDDLE})` })}
        />
      )}
    </Disc>
  );
});
