/** Reads and writes records of ko shogi for tests. */
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import type { GameReading, Limits } from '#games/pack.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';

export const enough: Limits = {
  lines: 10_000,
  games: 100,
  plies: 2_000,
  'game-moves': 10_000,
  moves: 10_000,
};

export const readAll = (text: string, limits = enough): readonly GameReading[] => {
  const read = koShogiFormats.read(text, limits, () => {});
  if (!read.ok) throw new Error(read.error.code);
  return read.value.games;
};

export const readOne = (text: string): GameReading => {
  const [game, ...others] = readAll(text);
  if (game === undefined || others.length > 0) throw new Error('not one game');
  return game;
};

export const write = (record: GameRecord): string => koShogiFormats.write(record, 'ko', 'utf-8');

/** A record as nested lines, without node numbers, which depend on the order of reading. */
export const shape = (record: GameRecord, id = record.root): unknown => {
  const { turn, comment, spentMs, illegal, bookmark, ending, children } = nodeAt(record, id);
  return {
    move: turn && koShogi.text.move(turn.move as Move),
    ...{ comment, spentMs, illegal, bookmark, ending },
    children: children.map((child) => shape(record, child)),
  };
};

export const whole = (record: GameRecord): unknown => {
  const { setup, players, headers, ending } = record;
  return { setup, players, headers, ending, tree: shape(record) };
};

export const moves = (text: string): readonly string[] => {
  const { record } = readOne(text);
  const found: string[] = [];
  for (
    let [id] = nodeAt(record, 0).children;
    id !== undefined;
    [id] = nodeAt(record, id).children
  ) {
    const { turn } = nodeAt(record, id);
    if (turn !== null) found.push(koShogi.text.move(turn.move as Move));
  }
  return found;
};

export const codes = (text: string): readonly string[] =>
  readOne(text).notices.map(({ line, code }) => `${line} ${code}`);

export const head = '[Game "ko-shogi"]\n';
