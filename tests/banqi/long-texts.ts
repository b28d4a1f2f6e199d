/** Banqi files of any length, for tests that read one whole and for the benchmark of how long that takes. */

/** Records of banqi with one sign over and over: behind a move, and in a tag. */
export const garbage = (sign: string, length: number): readonly string[] =>
  [`c3=R ${sign.repeat(length)}d`, `[A "${sign.repeat(length)}]`].map(
    (text) => `[Game "Banqi"]\n${text}`,
  );

/** The signs that such garbage is made of. */
export const garbageSigns = ['!', ' ', '(', '{', ';', '[', '"', '1', 'x', '\\'];

/** A position of banqi with the same line over and over below it. */
export const sameLines = (line: string, lines: number): string =>
  `8/8/3K4/7k 1 r - 7\n${`${line}\n`.repeat(lines)}`;
