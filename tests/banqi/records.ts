/** Records of banqi for tests: read from texts, or made by random play. */

import type { Family } from '#games/banqi/family.ts';
import { banqiFormats } from '#games/banqi/formats.ts';
import { banqi } from '#games/banqi/game.ts';
import { startTexts } from '#games/banqi/starts.ts';
import type { GameReading } from '#games/pack.ts';
import type { Game } from '#kernel/game.ts';
import { drawIn } from '#record/chance.ts';
import { lineTo } from '#record/line.ts';
import { append, emptyRecord, type GameRecord, nodeAt } from '#record/record.ts';

const game: Game = banqi;
const draw = drawIn(game);

export const limits = {
  lines: 100_000,
  games: 100,
  plies: 10_000,
  'game-moves': 100_000,
  moves: 100_000,
};

/** A record as a file of one of the formats. */
export const write = (record: GameRecord, format = 'record'): string =>
  banqiFormats.write(record, format, 'utf-8');

/** The games of a text; throws if it is not a text of banqi. */
export const readAll = (text: string): readonly GameReading[] => {
  const read = banqiFormats.read(text, limits, () => {});
  if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
  return read.value.games;
};

/** The only game of a text. */
export const readOne = (text: string): GameReading => {
  const [reading, ...others] = readAll(text);
  if (reading === undefined || others.length > 0) throw new Error(`not one game: ${text}`);
  return reading;
};

/** The notices of a reading, as `line code`. */
export const said = ({ notices }: GameReading): readonly string[] =>
  notices.map(({ line, code }) => `${line} ${code}`);

/** The moves of the main line of a record, as the position format writes them. */
export const movesOf = (record: GameRecord): string =>
  write(record, 'position')
    .trim()
    .replace(/^.*? moves /, '')
    .replace(record.setup, '');

/**
 * A record of this many random moves. Each continues from the last node or from any earlier one, so that the record
 * branches.
 */
export const anyRecord = (
  family: Family,
  moves: number,
  chance: () => number,
  branching = 0.1,
): GameRecord => {
  let record = emptyRecord('banqi', startTexts[family]);
  let node = 0;
  for (let i = 0; i < moves; i++) {
    if (chance() < branching) node = Math.floor(chance() * record.nodes.length);
    const { position } = lineTo(game, record, node);
    const legal = [...game.legalMoves(position)];
    const move = legal[Math.floor(chance() * legal.length)];
    if (move === undefined) break;
    const drawn = draw(record, node, move, chance());
    const word = game.text.move(move);
    const known = nodeAt(record, node).children.find((child) => {
      const there = nodeAt(record, child).turn;
      return there !== null && game.text.move(there.move) === word;
    });
    if (known !== undefined) {
      node = known;
      continue;
    }
    const made = append(record, node, drawn === undefined ? { move } : { move, drawn });
    record = made.record;
    node = made.id;
  }
  return record;
};
