/** Short ways to read and write files of xiangqi in tests. */

import type { FileReading, GameReading, Limits } from '#games/pack.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import { endOfLine } from '#record/walk.ts';

const plenty: Limits = { lines: 1e6, games: 1e6, plies: 1e6, 'game-moves': 1e6, moves: 1e6 };

/** Reads a text; throws if it cannot be read. */
export const fileOf = (text: string): FileReading => {
  const read = xiangqiFormats.read(text, plenty, () => {});
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  return read.value;
};

/** The first game of a text. */
export const gameOf = (text: string): GameReading & { readonly record: GameRecord<Move> } => {
  const [game] = fileOf(text).games;
  if (game === undefined) throw new Error(`no game: ${text}`);
  return { ...game, record: game.record as GameRecord<Move> };
};

/** The moves of a line of play, from its first node along first children to its end. */
export const movesOf = (record: GameRecord<Move>, from = record.root): string =>
  pathTo(record, endOfLine(record, from))
    .flatMap((id) => {
      const { turn } = nodeAt(record, id);
      return turn === null ? [] : [formatMoveText(turn.move)];
    })
    .join(' ');

/** The lines of play of a record, each with all its moves, the main line first. */
export const linesIn = (record: GameRecord<Move>): readonly string[] => {
  const ends = record.nodes.filter((node) => node?.children.length === 0);
  return ends
    .map((node) => movesOf(record, node?.id ?? 0))
    .sort((a, b) => (a === movesOf(record) ? -1 : b === movesOf(record) ? 1 : a < b ? -1 : 1));
};

/** The notices of the first game in short: `illegal-move 3`. */
export const noticesOf = (text: string): readonly string[] =>
  gameOf(text).notices.map(({ code, line, also = [] }) => [code, line, ...also].join(' '));
