/** Writes KIF as Kifu for Windows does: the main line, then its variations, the last branch first. */
import { type GameRecord, nodeAt, type RecordNode } from '#record/record.ts';
import type { Move } from '../move.ts';
import { type Position, pieceAt } from '../position.ts';
import { fileOf, rankOf } from '../square.ts';
import { moverOf } from '../violation.ts';
import { kanjiDigit, pieceWord, wideDigit } from './japanese-vocabulary.ts';
import { formatDiagram } from './kif-diagram.ts';
import { formatFooter, wordOf, wordTellsWinner } from './kif-endings.ts';
import { readLine } from './kif-lines.ts';
import { isRowOfMoves } from './kif-move.ts';
import { markLines } from './marks.ts';
import { oneLine } from './one-line.ts';
import { remarksFor } from './remarks.ts';
import { formatSfen } from './sfen.ts';
import { isRareStart, nameOfStart, sidesOf, startNamed } from './start-names.ts';
import { type Cursor, startOf, wholeSeconds, writeTree } from './write-tree.ts';

/** The words of a 手合割 beside a diagram: those of the file, unless they name a start with the other side to move. */
const besideDiagram = (words: string, position: Position): string =>
  position.turn === 0 && startNamed(words)?.includes(' w ') ? 'その他' : words;

/** The empty line that parts what follows from the lines above; below a remark there is none, since json-kifu-format stops at it. */
export const gapBelow = (lines: readonly string[]): readonly string[] =>
  lines.at(-1)?.startsWith('#') ? [] : [''];

const headerLine = (key: string, value: string): string => `${oneLine(key)}：${oneLine(value)}`;

/** Whether a header's line is read as that header: 変化：3手 would be a variation. */
const isHeader = ([key, value]: readonly [key: string, value: string]): boolean => {
  const line = headerLine(key, value);
  const read = readLine(line);
  return read.is === 'header' && read.key === oneLine(key).trim() && !isRowOfMoves(line);
};

/** Whether the first move of a record is made by the side that is not to move. */
const beginsOutOfTurn = (record: GameRecord<Move>, position: Position): boolean => {
  const [first] = nodeAt(record, record.root).children;
  const turn = first === undefined ? null : nodeAt(record, first).turn;
  return turn !== null && moverOf(position, turn.move) !== position.turn;
};

/** The headers of a record, and the start as a name or a diagram, or both. */
export const headLines = (record: GameRecord<Move>, position: Position): readonly string[] => {
  const sfen = formatSfen(position);
  const name = nameOfStart(sfen);
  const lines = record.headers.filter(isHeader).map(([key, value]) => {
    if (key === '盤面回転' && value === '') return key;
    // A start with a name has one that all readers know.
    return headerLine(key, key === '手合割' ? (name ?? besideDiagram(value, position)) : value);
  });
  const named = record.headers.some(([key]) => key === '手合割');
  // Some readers want a name even beside a diagram.
  if (!named) lines.unshift(`手合割：${name ?? 'その他'}`);
  const needsDiagram = name === undefined || isRareStart(sfen);
  if (!needsDiagram) return lines;
  // Readers take the side of the first move for the side to move, where a diagram does not say it.
  const isUnclear = position.turn === 0 && beginsOutOfTurn(record, position);
  return [...lines, ...formatDiagram(position), ...(isUnclear ? ['先手番'] : [])];
};

/** The comment at the start. Headers that would be read as something else are part of it. */
export const openingNotes = (record: GameRecord<Move>): readonly string[] => [
  ...record.headers
    .filter((header) => !isHeader(header))
    .map(([key, value]) => `*${headerLine(key, value)}`),
  ...noteLines(nodeAt(record, record.root)),
];

const two = (number: number): string => String(number).padStart(2, '0');

/** `( 0:16/00:00:16)`: this turn, and all of this side's turns so far; both in seconds. */
const formatTime = (spent: number, total: number): string => {
  const minutes = String(Math.floor(spent / 60)).padStart(2);
  const clock = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map(two);
  return `(${minutes}:${two(spent % 60)}/${clock.join(':')})`;
};

const square = (to: number): string => `${wideDigit(fileOf(to))}${kanjiDigit(rankOf(to))}`;

const formatMove = (move: Move, position: Position, previousTo: number | undefined): string => {
  // Only a move out of turn needs to say whose it is.
  const seat = moverOf(position, move);
  const sign = seat === position.turn ? '' : seat === 0 ? '▲' : '△';
  const to = `${sign}${move.to === previousTo ? '同　' : square(move.to)}`;
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

/** A node's comment and bookmarks, its arrows and its glyph. */
export const noteLines = (node: RecordNode<Move>): readonly string[] => [
  ...(node.comment === '' ? [] : node.comment.split(/\r\n?|\n/).map((line) => `*${line}`)),
  ...(node.bookmark === undefined ? [] : node.bookmark.split(/\r\n?|\n/).map((name) => `&${name}`)),
  ...markLines(node),
];

/** The record as KIF, lines parted by \n; the first names the encoding the file will have. Times are cut to whole seconds. */
export const formatKif = (record: GameRecord<Move>, encoding = 'UTF-8'): string => {
  const position = startOf(record);
  const sides = sidesOf(position);
  const remarks = remarksFor(record, 'kif');
  const atStart = remarks(record.root);
  const lines: string[] = [
    `#KIF version=2.0 encoding=${encoding}`,
    ...atStart.filter((line) => line.startsWith('#')),
    ...headLines(record, position),
    // These stand below the headers, which show the format: lines that were not understood may look like another format.
    ...atStart.filter((line) => !line.startsWith('#')),
    '手数----指手---------消費時間--',
    ...openingNotes(record),
  ];
  const timeOf = (spentMs: number | null | undefined, { used, position: { turn } }: Cursor) => {
    if (spentMs === null || spentMs === undefined) return '';
    const spent = wholeSeconds(spentMs);
    return formatTime(spent, used[turn] + spent);
  };
  writeTree(record, position, {
    move(node, move, cursor, hasMore) {
      const text = formatMove(move, cursor.position, cursor.previousTo);
      const line = formatLine(cursor.ply + 1, text, timeOf(node.spentMs, cursor));
      lines.push(`${line}${hasMore ? '+' : ''}`);
      for (const note of noteLines(node)) lines.push(note);
      for (const remark of remarks(node.id)) lines.push(remark);
    },
    ending(ending, cursor, main) {
      const { turn } = cursor.position;
      const word = wordOf(ending, turn);
      // The foul is a remark: every reader passes over it, and no comment is added to the move. A record that was read has
      // it already.
      const foul = `# 反則：${cursor.foul}`;
      if (ending.by === 'foul' && cursor.foul !== undefined && !remarks(cursor.node).includes(foul))
        lines.push(foul);
      lines.push(formatLine(cursor.ply + 1, word, timeOf(ending.spentMs, cursor)));
      const footer = formatFooter(ending, cursor.ply, turn, sides);
      if (footer !== undefined && (main || !wordTellsWinner(ending, turn))) lines.push(footer);
      for (const remark of remarks(cursor.node, true)) lines.push(remark);
    },
    branch: (ply) => lines.push(...gapBelow(lines), `変化：${ply}手`),
  });
  return `${lines.join('\n')}\n`;
};
