/** Files of XQStudio for tests, and short ways to read them. */
import type { BytesReading, GameReading, Limits } from '#games/pack.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import type { Move } from '#games/xiangqi/move.ts';
import type { GameRecord } from '#record/record.ts';
import type { XqfKeyBytes, XqfMove, XqfText } from './xqf-encoder.ts';

/** Limits that no file of a test exceeds. */
export const plenty: Limits = { lines: 1e6, games: 1e6, plies: 1e6, 'game-moves': 1e6, moves: 1e6 };

/** The answer of the formats of xiangqi to some bytes. */
export const answerTo = (bytes: Uint8Array, limits = plenty) =>
  xiangqiFormats.readBytes?.(bytes, limits, () => {});

/** Reads a file; throws if it cannot be read. */
export const fileOf = (bytes: Uint8Array): BytesReading => {
  const read = answerTo(bytes);
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
};

/** The only game of a file. */
export const gameOf = (bytes: Uint8Array): GameReading & { readonly record: GameRecord<Move> } => {
  const [game] = fileOf(bytes).games;
  if (game === undefined) throw new Error('no game');
  return { ...game, record: game.record as GameRecord<Move> };
};

/** Its notices in short: `cut-off 3`. */
export const noticesOf = (bytes: Uint8Array): readonly string[] =>
  gameOf(bytes).notices.map(({ code, line }) => `${code} ${line}`);

/** Moves in a row, each with what follows it. */
export const row = (words: string, last: readonly XqfMove[] = []): readonly XqfMove[] =>
  words.split(' ').reduceRight<readonly XqfMove[]>((next, move) => [{ move, next }], last);

/** Key bytes that are all different. */
export const keys: XqfKeyBytes = {
  mask: 0x6d,
  or: [0x11, 0x22, 0x83, 0x4a],
  sum: 0x9c,
  pieces: 0x37,
  from: 0xe1,
  to: 0x5b,
};

/** An invented game: comments on the start and on moves, two variations at the first move, and one in a variation. */
export const game: Omit<XqfText, 'version'> = {
  keys,
  result: 1,
  texts: {
    80: '第01局 一盘短棋',
    208: '友谊赛',
    272: '2026.11.02',
    288: '北京',
    304: '张三',
    320: '李四',
    464: '王五',
    480: '赵六',
  },
  comment: '开局之前\r\n第二行',
  moves: [
    {
      move: 'h2h4',
      comment: '巡河炮',
      next: [
        { move: 'd9e8', next: row('h4g4 g6g5 g4g9') },
        {
          move: 'h9g7',
          comment: '更好',
          next: [{ move: 'h0g2' }, { move: 'g3g4', next: row('g6g5') }],
        },
      ],
    },
    { move: 'h2e2', next: row('h9g7') },
    { move: 'c3c4', comment: '仙人指路' },
  ],
};
