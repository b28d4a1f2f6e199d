/** The board diagram of KIF files (BOD): hands, nine rows, whose turn. */
import type { Seat } from '#kernel/game.ts';
import {
  baseNumber,
  type HandKind,
  handKinds,
  isHandKind,
  type Kind,
  kindNumber,
  type Piece,
  setCount,
} from '../piece.ts';
import { handCount, type Position, pieceAt, positionFrom } from '../position.ts';
import { squareAt } from '../square.ts';
import { kanjiDigit, pieceWord } from './japanese-vocabulary.ts';
import {
  countOf,
  digitOf,
  kanjiCount,
  piecePattern,
  pieceWordAt,
  pieceWords,
} from './kif-vocabulary.ts';

/** The lines of a diagram, each with its line number. */
export interface DiagramLines {
  readonly rows: readonly { readonly text: string; readonly line: number }[];
  readonly hands: readonly [HandLine | undefined, HandLine | undefined];
  readonly flipped: boolean;
  /** Undefined if no line says it. */
  readonly turn: Seat | undefined;
  /** Moves played before the diagram. */
  readonly moves: number;
}

/** A hand as written, after the colon. */
export interface HandLine {
  readonly text: string;
  readonly line: number;
}

/** Something in a diagram that could not be read. */
export interface DiagramFault {
  readonly code: 'bad-diagram' | 'bad-hand';
  readonly line: number;
  readonly text: string;
}

type Hand = Partial<Record<HandKind, number>>;

const handPattern = new RegExp(
  `(${piecePattern})\\s*([0-9０-９〇一二三四五六七八九十]*)枚?|(残り?.*)|[\\s、,，・]+|(.)`,
  'g',
);

/** Reads a hand: 歩十八, 歩18, 金銀歩三, with blanks or without; `rest` when it says that the rest of the set is here. */
const readHand = (
  text: string,
): { readonly hand: Hand; readonly rest: boolean; readonly bad: boolean } => {
  const hand: Hand = {};
  let rest = false;
  let bad = false;
  const [plain = ''] = text.split('#');
  if (/^\s*(なし|無し?|ナシ|-)?\s*$/.test(plain)) return { hand, rest, bad };
  for (const [, word, count = '', remainder, odd] of plain.matchAll(handPattern)) {
    const kind = word === undefined ? undefined : pieceWords[word];
    if (kind !== undefined && isHandKind(kind)) {
      hand[kind] = Math.min((hand[kind] ?? 0) + (countOf(count) ?? 1), 99);
    } else if (remainder !== undefined) rest = true;
    else if (odd !== undefined || word !== undefined) bad = true;
  }
  return { hand, rest, bad };
};

type Mark = 'empty' | 'gote' | 'beside';

const codesOf = (chars: string, mark: Mark): readonly (readonly [number, Mark])[] =>
  Array.from(chars, (char) => [char.charCodeAt(0), mark]);

/** The meaning of characters that are no part of a piece's name: an empty square, gote's piece, or nothing. */
const marks: ReadonlyMap<number, Mark> = new Map([
  ...codesOf('・･·．.＿_*＊□－-', 'empty'),
  ...codesOf('vVｖＶ▽△▼☖', 'gote'),
  ...codesOf('^＾▲☗ 　', 'beside'),
]);

type Cell = Piece | null;

interface Row {
  readonly cells: readonly Cell[];
  /** Whether something in it is neither a piece nor an empty square, or a gote mark stands before no piece. */
  readonly odd: boolean;
}

/** The squares of a row, from left to right; what is neither a piece nor an empty square is passed over. */
const cellsOf = (text: string): Row => {
  const cells: Cell[] = [];
  let seat: Seat = 0;
  let odd = false;
  for (let i = 0; i < text.length; i++) {
    const mark = marks.get(text.charCodeAt(i));
    if (mark === 'beside') continue;
    if (mark === 'gote') {
      odd ||= seat === 1;
      seat = 1;
      continue;
    }
    const word = mark === undefined ? pieceWordAt(text, i) : undefined;
    if (word !== undefined) {
      cells.push({ kind: word.kind, seat });
      i += word.length - 1;
    } else if (mark === 'empty') {
      odd ||= seat === 1;
      cells.push(null);
    } else odd = true;
    seat = 0;
  }
  return { cells, odd: odd || seat === 1 };
};

/** A row and its rank: -1 if it names none, 0 if it names something that is no rank. */
const readRow = (text: string): Row & { readonly rank: number } => {
  const end = Math.max(text.lastIndexOf('|'), text.lastIndexOf('｜'));
  const board = end === -1 ? text : text.slice(0, end);
  const label = end === -1 ? '' : text.slice(end + 1).trim();
  const rank = label === '' ? -1 : Math.max(digitOf(label.charAt(0)), 0);
  const { cells, odd } = cellsOf(board);
  if (cells.length !== 9 && board.length === 18) {
    // Empty squares that are nothing but blanks.
    const pairs = Array.from({ length: 9 }, (_, i) => cellsOf(board.slice(i * 2, i * 2 + 2)));
    return {
      cells: pairs.map((pair) => pair.cells[0] ?? null),
      odd: pairs.some((pair) => pair.odd || pair.cells.length > 1),
      rank,
    };
  }
  return { cells, odd, rank };
};

const restOfSet = (pieces: readonly (readonly [number, Piece])[], hand: Hand): Hand => {
  const rest: Hand = {};
  for (const kind of handKinds) {
    const number = kindNumber(kind);
    const placed = pieces.filter(([, piece]) => baseNumber(kindNumber(piece.kind)) === number);
    const left = setCount[kind] - placed.length - (hand[kind] ?? 0);
    if (left > 0) rest[kind] = left;
  }
  return rest;
};

/** Reads a diagram as far as it goes: squares that cannot be read stay empty. */
export const readDiagram = (
  lines: DiagramLines,
): {
  readonly position: Position;
  readonly faults: readonly DiagramFault[];
  /** Whether a row with a piece was read whole, or three rows: a table of anything else has none. */
  readonly drawn: boolean;
} => {
  const faults: DiagramFault[] = [];
  const pieces: (readonly [number, Piece])[] = [];
  const seen = new Set<number>();
  let whole = 0;
  let drawn = false;
  lines.rows.forEach((row, i) => {
    const { cells, odd, rank: label } = readRow(row.text);
    const rank = label > 0 ? label : lines.flipped ? 9 - i : i + 1;
    if (odd || label === 0 || cells.length !== 9 || rank < 1 || rank > 9 || seen.has(rank)) {
      faults.push({ code: 'bad-diagram', ...row });
      if (rank < 1 || rank > 9 || seen.has(rank)) return;
    } else {
      whole += 1;
      drawn ||= whole > 2 || cells.some((piece) => piece !== null);
    }
    seen.add(rank);
    cells.slice(0, 9).forEach((piece, column) => {
      if (piece === null) return;
      pieces.push([squareAt(lines.flipped ? column + 1 : 9 - column, rank), piece]);
    });
  });
  const last = lines.rows.at(-1);
  if (seen.size < 9 && last !== undefined && faults.length === 0)
    faults.push({ code: 'bad-diagram', ...last });
  const read = lines.hands.map((hand) => readHand(hand?.text ?? ''));
  lines.hands.forEach((hand, seat) => {
    if (hand !== undefined && read[seat]?.bad) faults.push({ code: 'bad-hand', ...hand });
  });
  const hands = [read[0]?.hand ?? {}, read[1]?.hand ?? {}] as const;
  const sente = read[0]?.rest ? restOfSet(pieces, hands[1]) : hands[0];
  const gote = read[1]?.rest ? restOfSet(pieces, hands[0]) : hands[1];
  const position = positionFrom({
    pieces,
    hands: [sente, gote],
    turn: lines.turn ?? 0,
    ply: lines.moves + 1,
  });
  return { position, faults, drawn };
};

const boardWord = (kind: Kind): string => {
  const narrowWords: Partial<Record<Kind, string>> = {
    'promoted-lance': '杏',
    'promoted-knight': '圭',
    'promoted-silver': '全',
  };
  return narrowWords[kind] ?? pieceWord[kind];
};

const formatHand = (position: Position, seat: Seat): string => {
  const held = handKinds
    .map((kind) => [kind, handCount(position, seat, kind)] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${pieceWord[kind]}${count > 1 ? kanjiCount(count) : ''}　`);
  return held.length === 0 ? 'なし' : held.join('');
};

const formatRow = (position: Position, rank: number): string => {
  const cells = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((file) => {
    const piece = pieceAt(position, squareAt(file, rank));
    return piece === undefined ? ' ・' : `${piece.seat === 0 ? ' ' : 'v'}${boardWord(piece.kind)}`;
  });
  return `|${cells.join('')}|${kanjiDigit(rank)}`;
};

/** Writes a position as the lines of a diagram. */
export const formatDiagram = (position: Position): readonly string[] => {
  const border = '+---------------------------+';
  return [
    `後手の持駒：${formatHand(position, 1)}`,
    '  ９ ８ ７ ６ ５ ４ ３ ２ １',
    border,
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => formatRow(position, rank)),
    border,
    `先手の持駒：${formatHand(position, 0)}`,
    ...(position.ply > 1 ? [`手数＝${position.ply - 1}  まで`] : []),
    ...(position.turn === 1 ? ['後手番'] : []),
  ];
};
