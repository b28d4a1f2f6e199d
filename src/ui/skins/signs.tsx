/** The bodies of the signs that stand for games in lists: flat shapes, so that they read at the size of a word. */
import type { ReactNode } from 'react';

interface KomaSignProps {
  /** The outline of the character, round 0,0. */
  readonly character: string;
}

const pentagon = (down: number): string =>
  `M55 ${4 + down}L87 ${20 + down}L100 ${111 + down}H10L23 ${20 + down}Z`;

/** A koma that points up, with a character. */
export const KomaSign = ({ character }: KomaSignProps) => (
  <svg className="koma" viewBox="0 0 110 120" aria-hidden="true">
    <path d={pentagon(4)} fill="var(--koma-edge)" />
    <path d={pentagon(0)} fill="var(--koma)" stroke="var(--koma-edge)" strokeWidth="2" />
    <path d={character} fill="var(--wood-ink)" transform="translate(55 67) scale(.66)" />
  </svg>
);

/** A disc, with what is drawn on it round 55,54. */
export const DiscSign = ({ children }: { readonly children: ReactNode }) => (
  <svg className="koma" viewBox="0 0 110 120" aria-hidden="true">
    <circle cx="55" cy="58" r="50" fill="var(--koma-edge)" />
    <circle cx="55" cy="54" r="50" fill="var(--koma)" stroke="var(--koma-edge)" strokeWidth="2" />
    {children}
  </svg>
);
