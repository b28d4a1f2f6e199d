import type { ComponentProps } from 'react';
import type { Skin } from '../../game/skin.ts';

/** The disc that stands for a side: one ring and a full middle for Red, two rings for Black, bare wood while it is open. */
export const SeatSign = ({ seat, className }: ComponentProps<Skin['SeatSign']>) => (
  <svg className={className} viewBox="0 0 20 22" aria-hidden="true" data-seat={seat ?? 'open'}>
    <circle cx="10" cy="11" r="9" fill="var(--koma)" stroke="var(--koma-edge)" />
    {seat === 0 && <circle cx="10" cy="11" r="5.6" fill="var(--wood-vermilion)" />}
    {seat === 1 && (
      <g fill="none" stroke="var(--wood-ink)" strokeWidth="1.7">
        <circle cx="10" cy="11" r="6.4" />
        <circle cx="10" cy="11" r="2.8" />
      </g>
    )}
  </svg>
);
