import type { ComponentProps } from 'react';
import type { Skin } from '../../skin.ts';

/** The pentagon that stands for a side in kifu. */
export const SeatSign = ({ seat, className }: ComponentProps<Skin['SeatSign']>) => (
  <svg className={className} viewBox="0 0 20 22" aria-hidden="true" data-seat={seat ?? 'open'}>
    <path d="M10 1.2 16.6 4 18.8 20.8H1.2L3.4 4Z" />
  </svg>
);
