const two = (n: number): string => String(n).padStart(2, '0');

/** A thinking time as it is written after a move: minutes and seconds, with hours where there are any. */
export const spentText = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** The beginning of a comment on one line, at most as long as a row may show. */
export const snippetOf = (comment: string): string =>
  comment.slice(0, 80).replaceAll(/\s+/g, ' ').trim();
