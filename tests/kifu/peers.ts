/** The contents of a text as other programs read it, in one common shape. */
import library, { type JkfEntry } from 'json-kifu-format';
import {
  type ImmutableNode,
  importCSA,
  importJKFString,
  importKI2,
  importKIF,
  Record as PeerRecord,
  Move as TsshogiMove,
} from 'tsshogi';

/** A move and the moves after it. */
export interface Told {
  readonly move: string;
  readonly comment: string;
  readonly seconds: number;
  /** The ending in the word of that reader; empty where the line goes on or just stops. */
  readonly end: string;
  readonly next: readonly Told[];
}

const siblings = (first: ImmutableNode | null): readonly ImmutableNode[] => {
  const nodes: ImmutableNode[] = [];
  for (let node = first; node !== null; node = node.branch) nodes.push(node);
  return nodes;
};

const ofTsshogi = (node: ImmutableNode): Told => {
  const children = siblings(node.next);
  const ends = children.flatMap(({ move }) =>
    move instanceof TsshogiMove ? [] : [move.type === 'any' ? move.name : move.type],
  );
  return {
    move: node.move instanceof TsshogiMove ? node.move.usi : '',
    comment: node.comment.replace(/\n+$/, ''),
    seconds: Math.floor(node.elapsedMs / 1000),
    end: ends.join(' '),
    next: children.filter(({ move }) => move instanceof TsshogiMove).map(ofTsshogi),
  };
};

const ofRecord = (read: PeerRecord | Error): Told => {
  if (read instanceof Error) throw read;
  return ofTsshogi(read.first);
};

const startOf = (read: PeerRecord | Error): string => {
  if (read instanceof Error) throw read;
  return read.initialPosition.sfen;
};

/** The start of a game as tsshogi reads it, as SFEN. */
export const tsshogiStart = {
  kif: (text: string): string => startOf(importKIF(text)),
  ki2: (text: string): string => startOf(importKI2(text)),
  csa: (text: string): string => startOf(importCSA(text)),
  jkf: (text: string): string => startOf(importJKFString(text)),
};

/** Readers of tsshogi 2.2.0, by format. */
export const tsshogi = {
  kif: (text: string): Told => ofRecord(importKIF(text)),
  ki2: (text: string): Told => ofRecord(importKI2(text)),
  csa: (text: string): Told => ofRecord(importCSA(text)),
  jkf: (text: string): Told => ofRecord(importJKFString(text)),
  usi: (text: string): Told => ofRecord(PeerRecord.newByUSI(text.trim())),
};

const letters: Readonly<Record<string, string>> = {
  FU: 'P',
  KY: 'L',
  KE: 'N',
  GI: 'S',
  KI: 'G',
  KA: 'B',
  HI: 'R',
};

const usiOf = ({ move }: JkfEntry): string => {
  if (move === undefined) return '';
  const square = ({ x, y }: { x: number; y: number }) => `${x}${'abcdefghi'.charAt(y - 1)}`;
  const to = square(move.to);
  return move.from === undefined
    ? `${letters[move.piece] ?? '?'}*${to}`
    : `${square(move.from)}${to}${move.promote ? '+' : ''}`;
};

const secondsOf = ({ time }: JkfEntry): number =>
  time === undefined ? 0 : (time.now.h ?? 0) * 3600 + time.now.m * 60 + Math.floor(time.now.s);

/** The line of entries from this one on. */
const ofEntries = (entries: readonly JkfEntry[], at: number): Told => {
  const entry = entries[at] ?? {};
  const follows = entries[at + 1];
  const lines = [
    ...(follows === undefined ? [] : [entries.slice(at + 1)]),
    ...(follows?.forks ?? []),
  ];
  const moves = lines.filter(([first]) => first?.move !== undefined);
  const ends = lines.flatMap(([first]) => first?.special ?? []);
  return {
    move: usiOf(entry),
    comment: (entry.comments ?? []).join('\n').replace(/\n+$/, ''),
    seconds: secondsOf(entry),
    end: ends.join(' '),
    next: moves.map((line) => ofEntries(line, 0)),
  };
};

const withLines = (told: Told, keep: (line: string) => readonly string[]): Told => ({
  ...told,
  comment: told.comment.split('\n').flatMap(keep).join('\n').replace(/\n+$/, ''),
  next: told.next.map((next) => withLines(next, keep)),
});

/**
 * Readers of json-kifu-format 5.5.0, by format. It reads a KIF bookmark as a comment line, leaves the mark of CSA
 * comments in them, and takes CSA remarks, which have no mark, for comments.
 */
export const jsonKifuFormat = {
  kif: (text: string): Told =>
    withLines(ofEntries(library.Parsers.parseKIF(text).moves, 0), (line) =>
      line.startsWith('&') ? [] : [line],
    ),
  ki2: (text: string): Told => ofEntries(library.Parsers.parseKI2(text).moves, 0),
  csa: (text: string): Told =>
    withLines(ofEntries(library.Parsers.parseCSA(text).moves, 0), (line) =>
      line.startsWith('*') ? [line.slice(1)] : [],
    ),
  jkf: (text: string): Told => {
    const player = library.JKFPlayer.parseJKF(text);
    player.goto(Number.POSITIVE_INFINITY);
    return ofEntries(player.kifu.moves, 0);
  },
};
