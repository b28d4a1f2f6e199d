import type { ReactNode } from 'react';
import { BACK, BARE, CELL, isRed, MIDDLE } from './disc.ts';

const turnedRound = `rotate(180 ${MIDDLE} ${MIDDLE})`;

interface DiscProps {
  /** The letter of its piece, `-` for a bare disc, or `x` for the back of one that lies face down. */
  readonly face: string;
  readonly set: string;
  /** Whether its sign stands upside down. */
  readonly turned?: boolean;
  /** How much smaller the sign is than on a plain disc. */
  readonly scale?: number;
  /** More drawings on the disc, in the colour of its side. */
  readonly children?: ReactNode;
}

/** One disc with its side's ring and its sign. It shows drawings that `addDiscs` puts into the page. */
export const Disc = ({ face, set, turned = false, scale = 1, children }: DiscProps) => {
  const seat = isRed(face) ? 0 : 1;
  const side = seat === 0 ? 'disc-red' : 'disc-black';
  const small = `translate(${MIDDLE} ${MIDDLE}) scale(${scale}) translate(${-MIDDLE} ${-MIDDLE})`;
  return (
    <svg className="koma" viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
      <use href="#disc" />
      {face === BACK && <use href="#disc-back" />}
      {face !== BARE && face !== BACK && (
        <>
          <use href={`#disc-ring-${seat}`} />
          <g className={side} {...(turned && { transform: turnedRound })}>
            <use href={`#disc-${set}-${face}`} {...(scale !== 1 && { transform: small })} />
          </g>
          {children && <g className={side}>{children}</g>}
        </>
      )}
    </svg>
  );
};
