import type { ComponentProps } from 'react';
import type { Skin } from '../../game/skin.ts';

/** The piece that stands for a side: a stone of its colour on wood, bare wood while the side is open. */
export const SeatSign = ({ seat, className }: ComponentProps<Skin['SeatSign']>) => (
  <svg className={className} viewBox="0 0 20 22" aria-hidden="true" data-seat={seat ?? 'open'}>
    <path d="M10 1.2 16.6 4 18.8 20.8H1.2L3.4 4Z" fill="var(--koma)" stroke="var(--koma-edge)" />
    {seat !== undefined && (
      <circle
        cx="10"
        cy="13"
        r="5.2"
        fill={seat === 0 ? 'var(--line)' : '#fff'}
        stroke="var(--line)"
      />
    )}
  </svg>
);
