/** Lists the parts of a record that a format has no place for, before the record is written in it. */
import { other, type Seat } from '#kernel/game.ts';
import { endOfGame } from '#record/builder.ts';
import {
  type Ending,
  type GameRecord,
  type Headers,
  nobody,
  nodeAt,
  pathTo,
} from '#record/record.ts';
import { type Move, sameMove } from '../move.ts';
import { play } from '../play.ts';
import { csaEndWord, endingOfCsa } from './csa-vocabulary.ts';
import { jkfOfEnding } from './jkf-write.ts';
import {
  endingOf,
  endingWithFooter,
  type Footer,
  formatFooter,
  isUnusual,
  readFooter,
  wordOf,
} from './kif-endings.ts';
import { readKifu } from './kifu.ts';
import { formatArrow } from './marks.ts';
import { withNameHeaders } from './players.ts';
import type { Format } from './reading.ts';
import { losesRemarks } from './remarks.ts';
import { nameOfStart } from './start-names.ts';
import { type CsaVersion, timeGiven, timeWords } from './time-control.ts';
import { versionFor, writeKifu } from './write.ts';
import { startOf } from './write-tree.ts';

/** The parts of a record that may not come back as they were. */
export const losses = [
  'headers',
  'moves',
  'variations',
  'comments',
  'remarks',
  'bookmarks',
  'glyphs',
  'arrows',
  'times',
  'fractions',
  'ending',
  'word',
  'number',
] as const;
export type Loss = (typeof losses)[number];

/** The parts whose loss depends on the format alone. */
type Kind = 'variations' | 'comments' | 'bookmarks' | 'glyphs' | 'times' | 'fractions';

const missing: Readonly<Record<Format, readonly Kind[]>> = {
  kif: ['fractions'],
  ki2: ['times', 'fractions'],
  csa: ['variations', 'bookmarks', 'glyphs'],
  jkf: [],
  usi: ['variations', 'comments', 'bookmarks', 'glyphs', 'times', 'fractions'],
  sfen: ['variations', 'comments', 'bookmarks', 'glyphs', 'times', 'fractions'],
};

const hasLines = (format: Format): boolean => !missing[format].includes('variations');

/** The ending that a format's word and まで line give when they are read again. */
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

/** The reason of an ending as formats have it: they write some of our reasons in the words of another. */
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

/**
 * The side to move at each node. Turns follow one another, unless a move broke a rule: then the moves are played to find
 * out.
 */
const turnsIn = (record: GameRecord<Move>): readonly Seat[] => {
  const first = startOf(record);
  const turns: Seat[] = [];
  if (!record.nodes.some((node) => node?.illegal)) {
    for (const node of record.nodes)
      if (node !== undefined)
        turns[node.id] =
          node.parent === null ? first.turn : other(turns[node.parent] ?? first.turn);
    return turns;
  }
  const waiting = [{ id: record.root, position: first }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { turn, children } = nodeAt(record, next.id);
    const position = turn === null ? next.position : play(next.position, turn);
    turns[next.id] = position.turn;
    for (const id of children) waiting.push({ id, position });
  }
  return turns;
};

/** The endings that a format has to tell, and where they stand. */
const endingsFor = (
  record: GameRecord<Move>,
  format: Format,
): readonly (readonly [id: number, ending: Ending])[] => {
  const end = endOfGame(record);
  const main: (readonly [number, Ending])[] = record.ending === null ? [] : [[end, record.ending]];
  if (!hasLines(format)) return main;
  const sides = record.nodes.flatMap((node) =>
    node?.ending === undefined ? [] : [[node.id, node.ending] as const],
  );
  return [...main, ...sides];
};

/** Whether a format has no words for the end of the game, or of a side line that it has. */
const losesEnding = (record: GameRecord<Move>, format: Format): boolean => {
  const endings = endingsFor(record, format);
  if (endings.length === 0) return false;
  const turns = turnsIn(record);
  return endings.some(([id, ending]) => !tells(format, ending, turns[id] ?? 0));
};

/** Whether the file had its own word for an ending, which no writer repeats. */
const losesWord = (record: GameRecord<Move>, format: Format): boolean =>
  endingsFor(record, format).some(([, { word }]) => word !== undefined && isUnusual(word));

/** How a record is written. */
interface WrittenAs {
  readonly format: Format;
  readonly encoding: string;
  readonly version: CsaVersion | undefined;
}

/** The only game of what was written, read again. */
const readAgain = (record: GameRecord<Move>, as: WrittenAs): GameRecord<Move> | undefined => {
  const read = readKifu(writeKifu(record, as.format, as.encoding, as.version));
  if (!read.ok || read.value.games.length !== 1) return undefined;
  return read.value.games[0]?.record;
};

/** A header with how time is given in the words that every format has for it: those of CSA come back in these. */
const inWords = ([key, value]: Headers[number]): Headers[number] => {
  const given = key.endsWith('持ち時間') ? timeGiven(value) : undefined;
  return [key, given === undefined ? value : timeWords(given)];
};

/** Headers in one order, without a 手合割 that only says what the first position does. */
const toldHeaders = ({ headers, setup }: GameRecord<Move>): string => {
  const implied = nameOfStart(setup) ?? 'その他';
  const told: Headers = headers.filter(([key, value]) => key !== '手合割' || value !== implied);
  return told
    .map((header) => JSON.stringify(inWords(header)))
    .sort()
    .join();
};

/** Whether a header or a name would not come back as it is: the head alone is written and read again. */
const losesHeaders = (record: GameRecord<Move>, as: WrittenAs): boolean => {
  const told = toldHeaders(record);
  if (told === '') return false;
  if (as.format === 'usi' || as.format === 'sfen') return true;
  const { remarks: _, ...rest } = record;
  const root = { ...nodeAt(record, record.root), children: [], comment: '' };
  const again = readAgain({ ...rest, nodes: [root], ending: null }, as);
  return again === undefined || toldHeaders(again) !== told;
};

/** Whether two records have the same moves, on all their lines or on the main line alone. */
const sameMoves = (one: GameRecord<Move>, another: GameRecord<Move>, lines: boolean): boolean => {
  const main = new Set([...pathTo(one, endOfGame(one))]);
  const waiting: [number, number][] = [[one.root, another.root]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [a, b] = [nodeAt(one, pair[0]), nodeAt(another, pair[1])];
    if (a.turn !== null && (b.turn === null || !sameMove(a.turn.move, b.turn.move))) return false;
    const children = a.children.filter((id) => lines || main.has(id));
    if (children.length !== b.children.length) return false;
    for (const [i, id] of children.entries()) waiting.push([id, b.children[i] ?? -1]);
  }
  return true;
};

/** Whether moves would not come back. Only those that broke a rule can be lost: a drop out of turn, or one that changes nothing. */
const losesMoves = (record: GameRecord<Move>, as: WrittenAs): boolean => {
  if (!record.nodes.some((node) => node?.illegal)) return false;
  const { remarks: _, ...rest } = record;
  const again = readAgain({ ...rest, players: nobody, headers: [] }, as);
  return again === undefined || !sameMoves(record, again, hasLines(as.format));
};

/**
 * Whether a format has no place for an arrow of a record. Some formats have none for any arrow, the others have none for
 * arrows that point at what shogi does not have.
 */
const losesArrows = ({ nodes }: GameRecord, format: Format): boolean => {
  const writes = format === 'kif' || format === 'ki2' || format === 'jkf';
  return nodes.some(
    (node) => node?.arrows?.some((arrow) => !writes || formatArrow(arrow) === undefined) === true,
  );
};

/** Whether a record has a part of a kind. */
const has = (record: GameRecord<Move>, what: Kind): boolean => {
  const some = (
    test: (node: NonNullable<(typeof record.nodes)[number]>) => boolean | undefined,
  ): boolean => record.nodes.some((node) => node !== undefined && test(node) === true);
  const timed = (test: (ms: number) => boolean): boolean =>
    test(record.ending?.spentMs ?? 0) || some(({ spentMs }) => test(spentMs ?? 0));
  switch (what) {
    case 'variations':
      // An end beside the moves that go on is a line of its own.
      return some(({ children, ending }) => children.length > 1 || (ending && children.length > 0));
    case 'comments':
      return some(({ comment }) => comment !== '');
    case 'bookmarks':
      return some(({ bookmark }) => bookmark !== undefined);
    case 'glyphs':
      return some(({ glyph }) => glyph !== undefined);
    case 'times':
      return timed((ms) => ms > 0);
    case 'fractions':
      return timed((ms) => ms % 1000 !== 0);
  }
};

/** The parts of a record that a format would leave out, or would not give back as they were; a version is for CSA alone. */
export const lossesIn = (
  given: GameRecord<Move>,
  format: Format,
  encoding = 'UTF-8',
  version = versionFor(given, format, encoding),
): readonly Loss[] => {
  const record = withNameHeaders(given);
  const as: WrittenAs = { format, encoding, version };
  return losses.filter((loss) => {
    switch (loss) {
      case 'headers':
        return losesHeaders(record, as);
      case 'moves':
        return losesMoves(record, as);
      case 'remarks':
        return losesRemarks(record, format);
      case 'arrows':
        return losesArrows(record, format);
      case 'ending':
        return losesEnding(record, format);
      case 'word':
        return losesWord(record, format);
      case 'number':
        return (format === 'csa' || format === 'jkf') && startOf(record).ply > 1;
      case 'fractions':
        return (missing[format].includes(loss) || version === '2.2') && has(record, loss);
      default:
        return missing[format].includes(loss) && has(record, loss);
    }
  });
};
