/** Writes KI2: moves as Japanese books have them, six in a row, relative marks only where they are needed. It carries no times. */
import type { GameRecord } from '#record/record.ts';
import type { Move } from '../move.ts';
import { type Position, pieceAt } from '../position.ts';
import { fileOf, rankOf } from '../square.ts';
import { moverOf } from '../violation.ts';
import { formatJapanese } from './japanese-move.ts';
import { formatFooter } from './kif-endings.ts';
import { gapBelow, headLines, noteLines, openingNotes } from './kif-write.ts';
import { originsOf } from './origins.ts';
import { remarksFor } from './remarks.ts';
import { sidesOf } from './start-names.ts';
import { startOf, writeTree } from './write-tree.ts';

/** A row holds six moves, each as wide as twelve narrow characters. */
const ROW = 6;
const WIDTH = 12;

const padded = (text: string): string => text + ' '.repeat(Math.max(1, WIDTH - text.length * 2));

/** The origin of a move that no movement of its piece explains, which is a foul: no mark could tell it. */
const originOf = (move: Move, position: Position): string => {
  if ('drop' in move) return '';
  const piece = pieceAt(position, move.from);
  if (piece === undefined) return '';
  const origins = originsOf(position, piece.seat, piece.kind, move.to);
  return origins.includes(move.from) ? '' : `(${fileOf(move.from)}${rankOf(move.from)})`;
};

/** The record as KI2, lines parted by \n. A line that names the encoding, as KIF has, is left out: json-kifu-format stops at it. */
export const formatKi2 = (record: GameRecord<Move>): string => {
  const position = startOf(record);
  const sides = sidesOf(position);
  const remarks = remarksFor(record, 'ki2');
  // Below the headers: json-kifu-format stops at a remark above them.
  const head = [...headLines(record, position), ...remarks(record.root)];
  const lines: string[] = [...head, ...gapBelow(head), ...openingNotes(record)];
  let row: string[] = [];
  const endRow = (): void => {
    if (row.length > 0) lines.push(row.join('').trimEnd());
    row = [];
  };
  writeTree(record, position, {
    move(node, move, cursor) {
      const sign = moverOf(cursor.position, move) === 0 ? '▲' : '△';
      const word = formatJapanese(move, cursor.position, cursor.previousTo);
      row.push(padded(`${sign}${word}${originOf(move, cursor.position)}`));
      const notes = [...noteLines(node), ...remarks(node.id)];
      if (row.length === ROW || notes.length > 0) endRow();
      for (const note of notes) lines.push(note);
    },
    ending(ending, cursor) {
      endRow();
      const footer = formatFooter(ending, cursor.ply, cursor.position.turn, sides, true);
      if (footer !== undefined) lines.push(footer);
      for (const remark of remarks(cursor.node, true)) lines.push(remark);
    },
    branch(ply) {
      endRow();
      lines.push(...gapBelow(lines), `変化：${ply}手`);
    },
  });
  endRow();
  return `${lines.join('\n')}\n`;
};
