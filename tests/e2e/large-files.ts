/** Files too large to write by hand, made on demand. */

const wide = '０１２３４５６７８９';
const ranks = '〇一二三四五六七八九';

/** The files on which each rook goes to and fro. */
const ways = [
  { files: [2, 3, 4, 5, 6, 7], rank: 8 },
  { files: [8, 7, 6, 5, 4], rank: 2 },
] as const;

/** The position of something that walks a row to and fro, after so many steps. */
const stepAt = (row: readonly number[], step: number): number => {
  const last = row.length - 1;
  const along = step % (2 * last);
  return row[along <= last ? along : 2 * last - along] ?? 0;
};

/** The total time as a kifu writes it. */
const clockAt = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

/** A kifu of rooks that go to and fro. */
export const longKif = (plies: number, headers: readonly string[] = []): string => {
  const lines = ['手合割：平手', ...headers, '手数----指手---------消費時間--'];
  for (let ply = 1; ply <= plies; ply += 1) {
    const { files, rank } = ways[ply % 2 === 1 ? 0 : 1];
    const step = Math.floor((ply - 1) / 2);
    const [from, to] = [stepAt(files, step), stepAt(files, step + 1)];
    lines.push(
      `${String(ply).padStart(4)} ${wide[to]}${ranks[rank]}飛(${from}${rank})   ( 0:01/${clockAt(step + 1)})`,
    );
  }
  return `${lines.join('\n')}\n`;
};

/** A kifu of one game whose main line is repeated as a variation, so many times. */
export const variedKif = (plies: number, variations: number): string => {
  const main = longKif(plies);
  const [, moves = ''] = main.split('消費時間--\n');
  return `${main}${`\n変化：1手\n${moves}`.repeat(variations)}`;
};

/** Lines of an engine, each a game of rooks that go to and fro. */
export const manyUsi = (games: number, plies: number): string => {
  const round = ['2h3h', '8b7b', '3h2h', '7b8b'];
  const moves = Array.from({ length: plies }, (_, i) => round[i % 4]).join(' ');
  return `position startpos moves ${moves}\n`.repeat(games);
};

/** A file to choose. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Bytes that are no text; the same each time. */
export const noise = (size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  let state = 1;
  for (let i = 0; i < size; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return bytes;
};
