import type { Game, Line, Turn } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { type GameRecord, nodeAt, pathTo } from './record.ts';

type AnyLine = Line<object, object>;

// A record is copied at each edit, but its turns stay the same objects: what was made of one is found again by it.
const starts = new WeakMap<Game, Map<string, AnyLine>>();
const lines = new WeakMap<Turn<object>, AnyLine>();

const startOf = (game: Game, setup: string): AnyLine => {
  const known = starts.get(game) ?? new Map<string, AnyLine>();
  starts.set(game, known);
  const kept = known.get(setup);
  if (kept !== undefined) return kept;
  const read = game.text.parsePosition(setup);
  if (!read.ok) throw new Error(`the record starts from no position: ${setup}`);
  const line = startLine<object, object>(read.value);
  known.set(setup, line);
  return line;
};

/** The line of play from the start of a record to one of its nodes; the same object each time it is asked for. */
export const lineTo = (game: Game, record: GameRecord, id: number): AnyLine => {
  let line = startOf(game, record.setup);
  for (const step of pathTo(record, id).slice(1)) {
    const { turn } = nodeAt(record, step);
    if (turn === null) throw new Error(`node ${step} has no turn`);
    const kept = lines.get(turn);
    if (kept?.before === line) line = kept;
    else {
      line = extend(game, line, turn);
      lines.set(turn, line);
    }
  }
  return line;
};
