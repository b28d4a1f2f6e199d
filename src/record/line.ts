import type { Game, Line, Turn } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { type GameRecord, nodeAt, type RecordNode } from './record.ts';

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

// A list of moves asks for the line to each of its rows: without this every row would walk up to the start again.
const linesOf = new WeakMap<GameRecord, Map<number, AnyLine>>();

const knownIn = (game: Game, record: GameRecord): Map<number, AnyLine> => {
  const known = linesOf.get(record);
  if (known !== undefined) return known;
  const fresh = new Map([[record.root, startOf(game, record.setup)]]);
  linesOf.set(record, fresh);
  return fresh;
};

/** The line of play from the start of a record to one of its nodes; the same object each time it is asked for. */
export const lineTo = (game: Game, record: GameRecord, id: number): AnyLine => {
  const known = knownIn(game, record);
  const path: RecordNode[] = [];
  let node = nodeAt(record, id);
  let line = known.get(id);
  while (line === undefined) {
    path.push(node);
    if (node.parent === null) throw new Error(`node ${node.id} hangs on nothing`);
    node = nodeAt(record, node.parent);
    line = known.get(node.id);
  }
  for (let step = path.pop(); step !== undefined; step = path.pop()) {
    const { turn } = step;
    if (turn === null) throw new Error(`node ${step.id} has no turn`);
    const kept = lines.get(turn);
    if (kept?.before === line) line = kept;
    else {
      line = extend(game, line, turn);
      lines.set(turn, line);
    }
    known.set(step.id, line);
  }
  return line;
};
