/** Writes CSA 2.2, or 3 where it must name its encoding or tell parts of a second. The format has no variations. */
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, headerOf, nodeAt, pathTo } from '#record/record.ts';
import { handCount, type Position, pieceAt } from '../cells.ts';
import { foulName } from '../foul.ts';
import type { Move } from '../move.ts';
import { handKinds, otherFace } from '../piece.ts';
import { play } from '../play.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import { handicaps } from '../starts.ts';
import { csaEndWord, csaOfHeader, csaTimeLimit, csaWord } from './csa-words.ts';
import { oneLine } from './one-line.ts';
import { formatSfen } from './sfen.ts';
import { startOf } from './write-tree.ts';

const sign = (seat: 0 | 1): string => (seat === 0 ? '+' : '-');

const sideHeaders = [
  ['N+', ['先手', '下手']],
  ['N-', ['後手', '上手']],
] as const;

/** A header's name up to its colon, so none in it. */
const keyword = (key: string): string => csaOfHeader(oneLine(key)).replaceAll(':', '：');

/** The time control; in its own words under its own name where CSA has no form for it. */
const timeLimitLine = (record: GameRecord, value: string): string => {
  const limit = csaTimeLimit([value, headerOf(record, '秒読み') ?? ''].filter(Boolean).join('+'));
  return limit === undefined ? `$持ち時間:${oneLine(value)}` : `$TIME_LIMIT:${limit}`;
};

const headerLines = (record: GameRecord): readonly string[] => {
  const players = sideHeaders.flatMap(([begin, keys]) => {
    const name = keys.map((key) => headerOf(record, key)).find((text) => text !== undefined);
    return name === undefined ? [] : [`${begin}${oneLine(name)}`];
  });
  const told: ReadonlySet<string> = new Set(sideHeaders.flatMap(([, keys]) => keys));
  const others = record.headers
    // The position itself tells the handicap.
    .filter(([key]) => key !== '手合割' && !told.has(key))
    .map(([key, value]) =>
      key === '持ち時間' ? timeLimitLine(record, value) : `$${keyword(key)}:${oneLine(value)}`,
    );
  return [...players, ...others];
};

const positionLines = (position: Position): readonly string[] => {
  const turn = sign(position.turn);
  if (formatSfen(position) === handicaps.even) return ['PI', turn];
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const rows = ranks.map((rank) => {
    const cells = [...ranks].reverse().map((file) => {
      const piece = pieceAt(position, squareAt(file, rank));
      return piece === undefined ? ' * ' : `${sign(piece.seat)}${csaWord(piece.kind)}`;
    });
    return `P${rank}${cells.join('')}`;
  });
  const hands = ([0, 1] as const).flatMap((seat) => {
    const held = handKinds.flatMap((kind) =>
      Array.from({ length: handCount(position, seat, kind) }, () => `00${csaWord(kind)}`),
    );
    return held.length === 0 ? [] : [`P${sign(seat)}${held.join('')}`];
  });
  return [...rows, ...hands, turn];
};

const formatMove = (move: Move, position: Position): string => {
  const to = `${fileOf(move.to)}${rankOf(move.to)}`;
  if ('drop' in move) return `${sign(move.by ?? position.turn)}00${to}${csaWord(move.drop)}`;
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error(`nothing stands on square ${move.from}`);
  const { kind, seat } = piece;
  const face = (move.promote ? otherFace(kind) : undefined) ?? kind;
  return `${sign(seat)}${fileOf(move.from)}${rankOf(move.from)}${to}${csaWord(face)}`;
};

const timeLine = (spentMs: number, version: Version): string => {
  const seconds = version === 3 ? spentMs / 1000 : Math.floor(spentMs / 1000);
  return `T${seconds}`;
};

type Version = 2 | 3;

const hasFractions = (record: GameRecord): boolean =>
  [...record.nodes, record.ending].some((node) => (node?.spentMs ?? 0) % 1000 !== 0);

const commentLines = (comment: string): readonly string[] =>
  comment === '' ? [] : comment.split(/\r\n?|\n/).map((line) => `'*${line}`);

/**
 * The record's main line as CSA, lines parted by \n. In Shift_JIS, its first encoding, it is version 2.2; in any other, or
 * with parts of seconds, version 3, which names its encoding.
 */
export const formatCsa = (record: GameRecord<Move>, encoding = 'UTF-8'): string => {
  const shiftJis = encoding === 'Shift_JIS';
  const version: Version = shiftJis && !hasFractions(record) ? 2 : 3;
  let position = startOf(record);
  let foul: string | undefined;
  const lines: string[] = [
    ...(version === 3 ? [`'CSA encoding=${encoding.toUpperCase()}`, 'V3.0'] : ['V2.2']),
    ...headerLines(record),
    ...positionLines(position),
    ...commentLines(nodeAt(record, record.root).comment),
  ];
  for (const id of pathTo(record, endOfGame(record))) {
    const { turn, spentMs, comment, illegal } = nodeAt(record, id);
    if (turn === null) continue;
    lines.push(formatMove(turn.move, position));
    if (spentMs !== null) lines.push(timeLine(spentMs, version));
    for (const line of commentLines(comment)) lines.push(line);
    foul = illegal ? foulName(position, turn.move) : undefined;
    position = play(position, turn);
  }
  const { ending } = record;
  if (ending !== null) {
    // A remark, and no comment of the record.
    if (ending.by === 'foul' && foul !== undefined) lines.push(`'反則：${foul}`);
    lines.push(`%${csaEndWord(ending, position.turn)}`);
    if (ending.spentMs !== undefined) lines.push(timeLine(ending.spentMs, version));
  }
  return `${lines.join('\n')}\n`;
};
