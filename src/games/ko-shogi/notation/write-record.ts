/**
 * Writes records of ko shogi: a line, with its number, for the moves of both sides. Variations stand in brackets behind
 * the move they replace.
 */
import { endOfGame } from '#record/builder.ts';
import { type Ending, type GameRecord, nodeAt, type RecordNode } from '#record/record.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { starts } from '../starts.ts';
import { formatNotes, formatSeconds } from './notes.ts';
import { parsePosition } from './position-text.ts';
import { GAME } from './reading.ts';
import { formatSpelling } from './spelling.ts';
import { escapeQuoted } from './tokens.ts';

type Node = RecordNode<Move>;

/**
 * A part still to be written: the rest after a node, a move, or a sign. Parts wait on a stack, because brackets may
 * nest as deep as they like.
 */
type Task =
  | {
      readonly write: 'rest';
      readonly node: Node;
      readonly position: Position;
      readonly ply: number;
      readonly main: boolean;
    }
  | {
      readonly write: 'move';
      readonly node: Node;
      readonly position: Position;
      readonly ply: number;
    }
  | { readonly write: 'ending'; readonly ending: Ending | null }
  | { readonly write: 'open' | 'close' };

/** The rows of a file while it is written. */
interface Rows {
  readonly rows: string[];
  row: string[];
  depth: number;
  /** Whether White's next move needs its number: nothing of Black's stands right before it. */
  needsNumber: boolean;
}

const breakRow = (out: Rows): void => {
  if (out.row.length > 0) out.rows.push(out.row.join(' '));
  out.row = [];
};

const signs: readonly string[] = ['1-0', '0-1'];

const formatEnding = (ending: Ending | null): readonly string[] => {
  if (ending === null) return ['*'];
  const { winner, by, word, spentMs } = ending;
  const sign = winner === null ? '1/2-1/2' : (signs[winner] ?? '*');
  return [sign, formatNotes({ by, word, time: formatSeconds(spentMs) }, '')];
};

const notesOf = ({ comment, spentMs, bookmark }: Node): string =>
  formatNotes({ time: formatSeconds(spentMs), bookmark }, comment);

const push = (out: Rows, text: string): void => {
  if (text !== '') out.row.push(text);
};

const writeMove = (out: Rows, node: Node, position: Position, ply: number): void => {
  const move = node.turn?.move;
  if (move === undefined) throw new Error(`node ${node.id} has no move`);
  const isBlack = position.turn === 0;
  if (out.depth === 0 && (isBlack || out.needsNumber)) breakRow(out);
  const number = Math.floor(ply / 2) + 1;
  if (isBlack || out.needsNumber) push(out, isBlack ? `${number}.` : `${number}...`);
  push(out, formatSpelling(position, move));
  const notes = notesOf(node);
  push(out, notes);
  out.needsNumber = notes !== '';
};

const bracketed = (...tasks: readonly Task[]): readonly Task[] => [
  { write: 'open' },
  ...tasks,
  { write: 'close' },
];

const after = (node: Node, position: Position): Position =>
  node.turn === null ? position : play(position, node.turn);

/**
 * The rest after a node, as tasks in their order: the line goes on with its first child, the others stand in brackets
 * behind it.
 */
const restOf = (
  record: GameRecord<Move>,
  mainEnd: number,
  { node, position, ply, main }: Extract<Task, { write: 'rest' }>,
): readonly Task[] => {
  const line = (child: Node): readonly Task[] => [
    { write: 'move', node: child, position, ply },
    { write: 'rest', node: child, position: after(child, position), ply: ply + 1, main: false },
  ];
  const children = node.children.map((id) => nodeAt(record, id));
  if (main && node.id === mainEnd)
    return [
      { write: 'ending', ending: record.ending },
      ...children.flatMap((child) => bracketed(...line(child))),
    ];
  const ending: readonly Task[] =
    node.ending === undefined ? [] : [{ write: 'ending', ending: node.ending }];
  const [next, ...others] = children;
  if (next === undefined) return ending;
  return [
    { write: 'move', node: next, position, ply },
    ...(ending.length > 0 ? bracketed(...ending) : []),
    ...others.flatMap((child) => bracketed(...line(child))),
    { write: 'rest', node: next, position: after(next, position), ply: ply + 1, main },
  ];
};

const writeSign = (
  out: Rows,
  task: Extract<Task, { write: 'open' | 'close' | 'ending' }>,
): void => {
  if (task.write === 'ending') {
    if (out.depth === 0) breakRow(out);
    for (const text of formatEnding(task.ending)) push(out, text);
  } else if (task.write === 'open') {
    if (out.depth === 0) breakRow(out);
    out.depth += 1;
    push(out, '(');
  } else {
    out.depth -= 1;
    push(out, ')');
    if (out.depth === 0) breakRow(out);
  }
  out.needsNumber = true;
};

const startName = (setup: string): string =>
  Object.entries(starts).find(([, text]) => text === setup)?.[0] ?? setup;

const headersOf = ({ headers, players, setup }: GameRecord<Move>): readonly string[] =>
  [
    ['Game', GAME] as const,
    ['Black', players[0]] as const,
    ['White', players[1]] as const,
    ['Start', startName(setup)] as const,
    ...headers,
  ].map(([key, value]) => {
    const name = /^[^\s"\]\\]+$/.test(key) ? key : `"${escapeQuoted(key)}"`;
    return `[${name} "${escapeQuoted(value)}"]`;
  });

/** Writes a whole record. */
export const writeRecord = (record: GameRecord<Move>): string => {
  const read = parsePosition(record.setup);
  if (!read.ok) throw new Error(`the record starts from no position: ${record.setup}`);
  const position = read.value;
  const out: Rows = { rows: [...headersOf(record), ''], row: [], depth: 0, needsNumber: true };
  const root = nodeAt(record, record.root);
  push(out, notesOf(root));
  breakRow(out);
  const mainEnd = endOfGame(record);
  // A game with White to move at the start begins with White's half of the first number.
  const tasks: Task[] = [{ write: 'rest', node: root, position, ply: position.turn, main: true }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    if (task.write === 'rest') tasks.push(...restOf(record, mainEnd, task).toReversed());
    else if (task.write === 'move') writeMove(out, task.node, task.position, task.ply);
    else writeSign(out, task);
  }
  breakRow(out);
  return `${out.rows.join('\n')}\n`;
};
