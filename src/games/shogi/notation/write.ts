/** Writes a record in any format, and says beforehand what the format has no place for. */
import { other, type Seat } from '#kernel/game.ts';
import { endOfGame } from '#record/builder.ts';
import { type Ending, type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import type { Position } from '../cells.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import { csaEndWord, endingOfCsa } from './csa-words.ts';
import { formatCsa } from './csa-write.ts';
import { formatJkf, jkfOfEnding } from './jkf-write.ts';
import { formatKi2 } from './ki2-write.ts';
import {
  endingOf,
  endingWithFooter,
  type Footer,
  formatFooter,
  readFooter,
  wordOf,
} from './kif-endings.ts';
import { formatKif } from './kif-write.ts';
import type { Format } from './reading.ts';
import { formatSfenList, formatUsiGame } from './usi-game.ts';
import { startOf } from './write-tree.ts';

/** Writes a record; the encoding that the file will have is named where the format has a place for it. */
export const writeKifu = (record: GameRecord<Move>, format: Format, encoding: string): string => {
  switch (format) {
    case 'kif':
      return formatKif(record, encoding);
    case 'ki2':
      return formatKi2(record);
    case 'csa':
      return formatCsa(record, encoding);
    case 'jkf':
      return formatJkf(record);
    case 'usi':
      return `${formatUsiGame(record, endOfGame(record))}\n`;
    case 'sfen':
      return formatSfenList(record);
  }
};

/** What a record can hold that a format may not. */
export const losses = [
  'headers',
  'variations',
  'comments',
  'bookmarks',
  'times',
  'fractions',
  'ending',
] as const;
export type Loss = (typeof losses)[number];

/** What a format has no place for. How a game ended depends on the words it has. */
const missing: Readonly<Record<Format, readonly Exclude<Loss, 'ending'>[]>> = {
  kif: ['fractions'],
  ki2: ['times', 'fractions'],
  csa: ['variations', 'bookmarks'],
  jkf: ['bookmarks'],
  usi: ['headers', 'variations', 'comments', 'bookmarks', 'times', 'fractions'],
  sfen: ['headers', 'variations', 'comments', 'bookmarks', 'times', 'fractions'],
};

/** What a format's word and まで line for an ending say when they are read again. */
const toldIn = (format: Format, ending: Ending, turn: Seat): Ending | null => {
  const footer = (alone: boolean): Footer =>
    readFooter((formatFooter(ending, 0, turn, ['先手', '後手'], alone) ?? '').slice(2));
  const unknown = (word: string): Ending => ({ winner: null, by: 'unknown', word });
  switch (format) {
    case 'kif': {
      const word = wordOf(ending, turn);
      return endingWithFooter(endingOf(word, turn) ?? unknown(word), footer(false), turn);
    }
    case 'ki2':
      return endingWithFooter(null, footer(true), turn);
    case 'csa': {
      const word = csaEndWord(ending, turn);
      return endingOfCsa(word, turn) ?? unknown(`%${word}`);
    }
    case 'jkf': {
      const word = jkfOfEnding(ending, turn);
      return endingOfCsa(word, turn) ?? endingOf(word, turn) ?? unknown(word);
    }
    default:
      return null;
  }
};

/** The reason as formats have it, which tell some of ours in the words of another. */
const reasonIn = ({ by, winner }: Ending, turn: Seat): string => {
  if (by === 'no-move') return 'checkmate';
  const isFoul = by === 'perpetual-check' || (by === 'declaration' && winner !== turn);
  return isFoul ? 'foul' : by;
};

/** Whether a format tells how a line ended when it was that side's turn: who won, and why. */
const tells = (format: Format, ending: Ending, turn: Seat): boolean => {
  const told = toldIn(format, ending, turn);
  return told?.winner === ending.winner && reasonIn(told, turn) === reasonIn(ending, turn);
};

/** Whose turn it is at a node. */
const turnAt = (record: GameRecord<Move>, first: Position, id: number): Seat => {
  const path = pathTo(record, id).map((at) => nodeAt(record, at));
  // Turns follow one another, but for a move that broke that rule.
  const known = Math.max(
    path.findLastIndex(({ illegal }) => illegal),
    0,
  );
  let position = first;
  for (const { turn } of path.slice(1, known + 1)) if (turn) position = play(position, turn);
  return (path.length - 1 - known) % 2 === 0 ? position.turn : other(position.turn);
};

/** Whether a format has no words for the end of the game, or of a side line that it has. */
const losesEnding = (record: GameRecord<Move>, format: Format): boolean => {
  const first = startOf(record);
  const lost = (ending: Ending, id: number): boolean =>
    !tells(format, ending, turnAt(record, first, id));
  if (record.ending !== null && lost(record.ending, endOfGame(record))) return true;
  if (missing[format].includes('variations')) return false;
  return record.nodes.some((node) => node?.ending && lost(node.ending, node.id));
};

/** What a record has of a kind. */
const has = (record: GameRecord<Move>, what: Exclude<Loss, 'ending'>): boolean => {
  const nodes = record.nodes.filter((node) => node !== undefined);
  const times = [...nodes, record.ending].map((node) => node?.spentMs ?? null);
  switch (what) {
    case 'headers':
      return record.headers.some(([key]) => key !== '手合割');
    case 'variations':
      return nodes.some(({ children }) => children.length > 1);
    case 'comments':
      return nodes.some(({ comment }) => comment !== '');
    case 'bookmarks':
      return nodes.some(({ bookmark }) => bookmark !== undefined);
    case 'times':
      return times.some((ms) => ms !== null && ms > 0);
    case 'fractions':
      return times.some((ms) => ms !== null && ms % 1000 !== 0);
  }
};

/** What of a record would be left out in a format. */
export const lossesIn = (record: GameRecord<Move>, format: Format): readonly Loss[] =>
  losses.filter((loss) =>
    loss === 'ending'
      ? losesEnding(record, format)
      : missing[format].includes(loss) && has(record, loss),
  );
