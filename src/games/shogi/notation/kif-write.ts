/** Writes KIF as Kifu for Windows does: the main line, then its variations, the last branch first. */
import type { Seat } from '#kernel/game.ts';
import { endOfGame } from '#record/builder.ts';
import { type Ending, type GameRecord, nodeAt, type RecordNode } from '#record/record.ts';
import { type Position, pieceAt } from '../cells.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import { fileOf, rankOf } from '../square.ts';
import { kanjiDigit, pieceWord, wideDigit } from './japanese-words.ts';
import { formatDiagram } from './kif-diagram.ts';
import { formatFooter, wordOf, wordTellsWinner } from './kif-endings.ts';
import { nameOfStart, startNamed } from './kif-words.ts';
import { formatSfen, parseSfen } from './sfen.ts';

type Node = RecordNode<Move>;

const startOf = (record: GameRecord): Position => {
  const read = parseSfen(record.setup);
  if (!read.ok) throw new Error(`the record starts from no position: ${record.setup}`);
  return read.value;
};

const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');

const headLines = (record: GameRecord, position: Position): readonly string[] => {
  const sfen = formatSfen(position);
  const name = nameOfStart(sfen);
  const needsDiagram = name === undefined;
  const lines = record.headers.map(([key, value]) => {
    // The words of the file stay, unless they name another start than the one there is.
    const stands = key !== '手合割' || needsDiagram || startNamed(value) === sfen;
    if (key === '盤面回転' && value === '') return key;
    return `${oneLine(key)}：${stands ? oneLine(value) : name}`;
  });
  const named = record.headers.some(([key]) => key === '手合割');
  if (name !== undefined && !named) lines.unshift(`手合割：${name}`);
  return needsDiagram ? [...lines, ...formatDiagram(position)] : lines;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** `( 0:16/00:00:16)`: this turn, and all of this side's turns so far. */
const formatTime = (spentMs: number, totalMs: number): string => {
  const spent = Math.floor(spentMs / 1000);
  const total = Math.floor(totalMs / 1000);
  const minutes = String(Math.floor(spent / 60)).padStart(2);
  const clock = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map(two);
  return `(${minutes}:${two(spent % 60)}/${clock.join(':')})`;
};

const square = (to: number): string => `${wideDigit(fileOf(to))}${kanjiDigit(rankOf(to))}`;

const formatMove = (move: Move, position: Position, previousTo: number | undefined): string => {
  const to = move.to === previousTo ? '同　' : square(move.to);
  if ('drop' in move) return `${to}${pieceWord[move.drop]}打`;
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error(`nothing stands on square ${move.from}`);
  const origin = `(${fileOf(move.from)}${rankOf(move.from)})`;
  return `${to}${pieceWord[piece.kind]}${move.promote ? '成' : ''}${origin}`;
};

/** A move or an ending with its number, padded to the column where times begin; a wide character counts two. */
const formatLine = (ply: number, text: string, time: string): string => {
  const begin = `${String(ply).padStart(4)} ${text}`;
  if (time === '') return begin;
  const columns = Array.from(text).reduce((sum, char) => sum + (char > 'ÿ' ? 2 : 1), 0);
  return `${begin}${' '.repeat(Math.max(1, 13 - columns))}${time}`;
};

const noteLines = (node: Node): readonly string[] => [
  ...(node.comment === '' ? [] : node.comment.split(/\r\n?|\n/).map((line) => `*${line}`)),
  ...(node.bookmark === undefined ? [] : node.bookmark.split('\n').map((name) => `&${name}`)),
];

/** What is known where a node stands: enough to go on from there. */
interface Place {
  readonly position: Position;
  readonly ply: number;
  readonly previousTo: number | undefined;
  /** Time used by each side so far. */
  readonly used: readonly [number, number];
}

/** A line of play still to be written: a child of the place, or just the way a side line ends there. */
interface Side {
  readonly place: Place;
  readonly begins: Node | Ending;
}

const isNode = (begins: Node | Ending): begins is Node => 'children' in begins;

/** The record as KIF, lines parted by \n. Times are cut to whole seconds. */
export const formatKif = (record: GameRecord<Move>): string => {
  const root = nodeAt(record, record.root);
  const position = startOf(record);
  const mainEnd = endOfGame(record);
  const handicap = position.turn === 1 && nameOfStart(formatSfen(position)) !== undefined;
  const sides = handicap ? (['下手', '上手'] as const) : (['先手', '後手'] as const);
  const lines: string[] = ['#KIF version=2.0 encoding=UTF-8', ...headLines(record, position)];
  lines.push('手数----指手---------消費時間--', ...noteLines(root));

  // Waiting side lines, the next one last: those of a line go on top of those of the line it left.
  const waiting: Side[] = [];

  const writeEnding = (ending: Ending, place: Place, main: boolean): void => {
    const { turn } = place.position;
    const spent = ending.spentMs;
    const time = spent === undefined ? '' : formatTime(spent, place.used[turn] + spent);
    lines.push(formatLine(place.ply + 1, wordOf(ending, turn), time));
    if (main || !wordTellsWinner(ending, turn))
      lines.push(formatFooter(ending, place.ply, turn, sides));
  };

  const writeMove = (node: Node, place: Place): Place => {
    const move = node.turn?.move;
    if (move === undefined) throw new Error(`node ${node.id} has no move`);
    const seat: Seat = place.position.turn;
    const ply = place.ply + 1;
    const used: [number, number] = [...place.used];
    used[seat] += node.spentMs ?? 0;
    const time = node.spentMs === null ? '' : formatTime(node.spentMs, used[seat]);
    const siblings = node.parent === null ? [] : nodeAt(record, node.parent).children;
    const more = siblings.at(-1) === node.id || siblings.length === 0 ? '' : '+';
    const text = formatMove(move, place.position, place.previousTo);
    lines.push(`${formatLine(ply, text, time)}${more}`, ...noteLines(node));
    return {
      position: play(place.position, { move }),
      ply,
      previousTo: move.to,
      used,
    };
  };

  /** Writes on from a node that is written, to the end of its line; its other children wait. */
  const writeOn = (from: Node, start: Place, main: boolean): void => {
    let node = from;
    let place = start;
    for (;;) {
      const ends = main && node.id === mainEnd;
      const [next, ...others] = ends ? [undefined, ...node.children] : node.children;
      for (const id of others.reverse())
        if (id !== undefined) waiting.push({ place, begins: nodeAt(record, id) });
      if (ends && record.ending !== null) writeEnding(record.ending, place, true);
      else if (node.ending !== undefined) {
        if (next === undefined && !ends) writeEnding(node.ending, place, false);
        else waiting.push({ place, begins: node.ending });
      }
      if (next === undefined) return;
      node = nodeAt(record, next);
      place = writeMove(node, place);
    }
  };

  writeOn(root, { position, ply: 0, previousTo: undefined, used: [0, 0] }, true);
  for (let side = waiting.pop(); side !== undefined; side = waiting.pop()) {
    const { place, begins } = side;
    lines.push('', `変化：${place.ply + 1}手`);
    if (isNode(begins)) writeOn(begins, writeMove(begins, place), false);
    else writeEnding(begins, place, false);
  }
  return `${lines.join('\n')}\n`;
};
