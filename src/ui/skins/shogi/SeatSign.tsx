import type { ComponentProps } from 'react';
import type { Skin } from '../../game/skin.ts';

/** The pentagon that stands for a side in kifu: a koma of wood with black or white in it, which black and white stay in both themes. */
export const SeatSign = ({ seat, className }: ComponentProps<Skin['SeatSign']>) => (
  <svg className={className} viewBox="0 0 20 22" aria-hidden="true" data-seat={seat ?? 'open'}>
    <path d="M10 1.2 16.6 4 18.8 20.8H1.2L3.4 4Z" fill="var(--koma)" stroke="var(--koma-edge)" />
    {seat !== undefined && (
      <path
        d="M10 5.4 13.6 7 14.9 17.4H5.1L6.4 7Z"
        fill={seat === 0 ? 'var(--line)' : '#fff'}
        stroke="var(--line)"
      />
    )}
  </svg>
);
