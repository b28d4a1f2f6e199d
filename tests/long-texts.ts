/** Kifu of any length, for tests that read one whole and for the benchmark of how long that takes. */

/** Moves in KIF, each with a comment, and to every fifth of them a variation. */
export const longKif = (moves: number): string => {
  const shuffle = ['３八飛(28)', '７二飛(82)', '２八飛(38)', '８二飛(72)'];
  const play = Array.from({ length: moves }, (_, i) => `${i + 1} ${shuffle[i % 4]}\n*${i}`);
  const sides = Array.from(
    { length: moves / 5 },
    (_, i) => `変化：${moves - 3 - i * 4}手\n${moves - 3 - i * 4} ７六歩(77)`,
  );
  return ['手合割：平手', ...play, ...sides].join('\n');
};

/** A game in KIF with so many lines of arrows at its first move. */
export const arrowLines = (lines: number): string =>
  [
    '手合割：平手\n1 ７六歩(77)',
    ...Array.from({ length: lines }, (_, i) => `#arrows ${(i % 9) + 1}a${(i % 7) + 1}b`),
  ].join('\n');

/** A game in KIF with so many lines below its moves that are no moves. */
export const unreadLines = (lines: number): string =>
  [
    '手合割：平手\n1 ３八飛(28)\n2 ７二飛(82)',
    ...Array.from({ length: lines }, (_, i) => `よめない行${i}`),
  ].join('\n');

/** The value of a header with so many blanks. */
export const blankHeader = (blanks: number): string => `${' '.repeat(blanks)}a\n  b`;
