/** Reads the start of a game from the lines above the moves of a KIF file: headers, hands, a diagram, a handicap's name. */
import type { Seat } from '#kernel/game.ts';
import { type Position, pieceAt } from '../position.ts';
import { handicaps, start } from '../starts.ts';
import { type HandLine, readDiagram } from './kif-diagram.ts';
import { type KifLine, namesHand, showsKifu } from './kif-lines.ts';
import type { MoveWord } from './kif-move.ts';
import { type Notice, noticeAt } from './reading.ts';
import { formatSfen } from './sfen.ts';
import { startNamed } from './start-names.ts';
import { exceedsSet } from './unlikely.ts';

interface Handicap {
  readonly name: string;
  readonly line: number;
  readonly text: string;
}

/** Facts about the start, as far as the lines were read. */
export interface Gathered {
  headers: (readonly [key: string, value: string])[];
  /** Whether a line showed that this is a kifu. */
  told: boolean;
  rows: { text: string; line: number }[];
  hands: [HandLine | undefined, HandLine | undefined];
  /** Lines that give a hand a second time, or the hand of neither side. */
  again: HandLine[];
  flipped: boolean;
  /** Undefined if no line says it. */
  turn: Seat | undefined;
  /** Whether the sides are called shitate and uwate: pieces were given, and uwate moves first. */
  ofGiven: boolean;
  moves: number;
  last: string;
  handicap: Handicap | undefined;
  /** Further 手合割 lines that name another handicap. */
  otherStarts: Handicap[];
}

/** Nothing, as at the first line. */
export const nothingGathered = (): Gathered => ({
  headers: [],
  told: false,
  rows: [],
  hands: [undefined, undefined],
  again: [],
  flipped: false,
  turn: undefined,
  ofGiven: false,
  moves: 0,
  last: '',
  handicap: undefined,
  otherStarts: [],
});

/** Takes a handicap; if two differ, the first counts. */
const nameStart = (into: Gathered, named: Handicap): void => {
  if (into.handicap === undefined) into.handicap = named;
  else if (into.handicap.name !== named.name) into.otherStarts.push(named);
};

/** Takes a line of the head; false when it is no such line. */
export const gather = (into: Gathered, line: KifLine, number: number, text: string): boolean => {
  switch (line.is) {
    case 'header':
      into.headers.push([line.key, line.value]);
      into.told ||= showsKifu(line.key, line.value);
      into.ofGiven ||= line.key === '上手' || line.key === '下手';
      if (namesHand(line.key)) into.again.push({ text, line: number });
      if (line.key === '手合割') nameStart(into, { name: line.value, line: number, text });
      return true;
    case 'row':
      into.rows.push({ text: line.text, line: number });
      return true;
    case 'hand':
      into.told = true;
      into.ofGiven ||= line.ofGiven;
      if (into.hands[line.seat] !== undefined) into.again.push({ text, line: number });
      into.hands[line.seat] = { text: line.text, line: number };
      return true;
    case 'turn':
      into.turn = line.seat;
      return true;
    case 'count':
      into.moves = line.moves;
      into.last = line.last;
      return true;
    case 'files':
      into.flipped = line.flipped;
      return true;
    case 'separator':
      into.told = true;
      return true;
    default:
      return line.is === 'border' || line.is === 'blank' || line.is === 'version';
  }
};

/**
 * The side to move in a diagram that does not name it. It is the side whose piece moves first, or whose sign the first move
 * bears. Else it is uwate, if the sides are called so and as many moves of each were made. Else it is sente.
 */
const turnIn = (
  { ofGiven, moves }: Gathered,
  position: Position,
  first: MoveWord | undefined,
): Seat => {
  const piece = first?.from === undefined ? undefined : pieceAt(position, first.from);
  return piece?.seat ?? first?.side ?? (ofGiven && moves % 2 === 0 ? 1 : 0);
};

/** The start of the game, and its text; `first` is the first move of the file, as far as it has one. */
export const startOf = (
  gathered: Gathered,
  notices: Notice[],
  first: MoveWord | undefined,
): {
  readonly position: Position;
  readonly setup: string;
  /** Whether it is drawn, and a row of the diagram was read whole. */
  readonly drawn?: boolean;
} => {
  const { handicap, turn } = gathered;
  for (const { line, text } of gathered.again) notices.push(noticeAt('bad-hand', line, text));
  for (const { line, text } of gathered.otherStarts)
    notices.push(noticeAt('second-start', line, text));
  const named = handicap && handicap.name !== '' ? startNamed(handicap.name) : handicaps.even;
  if (gathered.rows.length > 0) {
    const { position: read, faults, drawn } = readDiagram(gathered);
    const position = turn === undefined ? { ...read, turn: turnIn(gathered, read, first) } : read;
    for (const { code, line, text } of faults) notices.push(noticeAt(code, line, text));
    const [row] = gathered.rows;
    if (row !== undefined && exceedsSet(position))
      notices.push(noticeAt('too-many-pieces', row.line, row.text));
    const setup = formatSfen(position);
    // The first position of a handicap, drawn without a word on whose turn it is: uwate moves first.
    const isNamed =
      named !== undefined && turn === undefined && setup.replace(' b ', ' w ') === named;
    return isNamed ? { position: start(named), setup: named, drawn } : { position, setup, drawn };
  }
  if (handicap !== undefined && named === undefined)
    notices.push(noticeAt('unknown-handicap', handicap.line, handicap.text));
  const setup = named ?? handicaps.even;
  const plain = start(setup);
  if (turn === undefined || turn === plain.turn) return { position: plain, setup };
  const position = { ...plain, turn };
  return { position, setup: formatSfen(position) };
};
