/** Writes records: headers and moves with comments and variations as PGN has them, or one line of a position and its moves. */
import { type GameRecord, nodeAt, pathTo, type RecordNode } from '#record/record.ts';
import { endOfLine } from '#record/walk.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { familyOfStart, start } from '../starts.ts';
import { reasonOf, resultOf } from './endings.ts';
import { GAME, isOwn, own } from './head.ts';
import { formatTurn } from './move-text.ts';
import type { Format } from './reading.ts';

type BanqiRecord = GameRecord<Move>;

/** How long a line of moves becomes before it is broken. */
const WIDTH = 78;

const headerLine = (key: string, value: string): string =>
  `[${key} "${value.replaceAll(/[\r\n]+/g, ' ').replaceAll(/["\\]/g, '\\$&')}"]`;

/** The position at the end of the main line. */
const lastPosition = (record: BanqiRecord): Position =>
  pathTo(record, endOfLine(record, record.root)).reduce((position, id) => {
    const { turn } = nodeAt(record, id);
    return turn === null ? position : play(position, turn);
  }, start(record.setup));

const headOf = (record: BanqiRecord): readonly string[] => {
  const { setup, players, headers, ending } = record;
  const { family } = start(setup);
  const { first } = lastPosition(record);
  const [one, two] = players;
  const reason = ending === null ? undefined : reasonOf(ending);
  const told: readonly (readonly [string, string | undefined])[] = [
    [own.game, GAME],
    [own.variant, family],
    [own.position, familyOfStart(setup) === undefined ? setup : undefined],
    [own.players[0], one === '' ? undefined : one],
    [own.players[1], two === '' ? undefined : two],
    [own.colour, first ?? undefined],
    [own.result, resultOf(ending)],
    [own.reason, reason],
    // A header that a head cannot hold, or that repeats what the record itself says, is reported among the losses.
    ...headers.filter(([key]) => /^\w+$/.test(key) && !isOwn(key)),
  ];
  return told.flatMap(([key, value]) => (value === undefined ? [] : [headerLine(key, value)]));
};

/** A comment in braces; where they could not hold it as it is, line by line behind semicolons. */
const commentLines = (comment: string): readonly string[] => {
  if (comment === '') return [];
  const lines = comment.split(/\r\n|\r|\n/);
  return comment.includes('}') || comment !== comment.trim()
    ? lines.map((line) => `; ${line}`)
    : `{${lines.join('\n')}}`.split('\n');
};

/** Lines that grow word by word, each only up to a width. */
interface Page {
  readonly lines: string[];
  word(text: string): void;
  /** Lines that stand by themselves; none where there is nothing to say. */
  apart(lines: readonly string[]): void;
}

const openPage = (lines: string[]): Page => {
  // Whether the last line is one of words, and not full.
  let isOpen = false;
  return {
    lines,
    word: (text) => {
      const last = lines.at(-1) ?? '';
      if (isOpen && last.length + 1 + text.length <= WIDTH)
        lines[lines.length - 1] = `${last} ${text}`;
      else lines.push(text);
      isOpen = true;
    },
    apart: (more) => {
      lines.push(...more);
      if (more.length > 0) isOpen = false;
    },
  };
};

/** Writes a move with its number, where it has one or needs one, and its comment. */
const writeMove = (
  { turn, comment }: RecordNode<Move>,
  ply: number,
  isNumbered: boolean,
  page: Page,
): void => {
  if (turn === null) return;
  const number = Math.floor(ply / 2) + 1;
  if (ply % 2 === 0) page.word(`${number}.`);
  else if (!isNumbered) page.word(`${number}...`);
  page.word(formatTurn(turn));
  page.apart(commentLines(comment));
};

/** Writes the moves below a node; of several in one place the others stand in parentheses behind the first, before it goes on. */
const writeBelow = (record: BanqiRecord, from: number, plies: number, page: Page): void => {
  let [node, ply, isNumbered] = [nodeAt(record, from), plies, from !== record.root];
  for (
    let [next, ...others] = node.children;
    next !== undefined;
    [next, ...others] = node.children
  ) {
    const first = nodeAt(record, next);
    writeMove(first, ply, isNumbered && node.comment === '', page);
    for (const other of others) {
      page.word('(');
      writeMove(nodeAt(record, other), ply, false, page);
      writeBelow(record, other, ply + 1, page);
      page.word(')');
    }
    isNumbered = others.length === 0;
    node = first;
    ply += 1;
  }
};

const writeRecord = (record: BanqiRecord): string => {
  const page = openPage([...headOf(record), '']);
  page.apart(commentLines(nodeAt(record, record.root).comment));
  writeBelow(record, record.root, start(record.setup).turn, page);
  page.word(resultOf(record.ending));
  return `${page.lines.join('\n')}\n`;
};

const writePosition = (record: BanqiRecord): string => {
  const turns = pathTo(record, endOfLine(record, record.root)).flatMap(
    (id) => nodeAt(record, id).turn ?? [],
  );
  const moves = turns.length === 0 ? [] : ['moves', ...turns.map(formatTurn)];
  return `${[record.setup, ...moves].join(' ')}\n`;
};

/** Writes a record in one of the formats. */
export const writeBanqi = (record: BanqiRecord, format: Format): string =>
  format === 'record' ? writeRecord(record) : writePosition(record);
