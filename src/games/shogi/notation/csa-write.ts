/** Writes CSA in its versions 2.2 and 3.0. The format has no variations. */
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import { foulName } from '../foul.ts';
import type { Move } from '../move.ts';
import { handKinds, otherFace } from '../piece.ts';
import { play } from '../play.ts';
import { handCount, type Position, pieceAt } from '../position.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import { handicaps } from '../starts.ts';
import { csaEndWord, csaOfHeader, csaWord } from './csa-vocabulary.ts';
import { oneLine } from './one-line.ts';
import { remarksFor } from './remarks.ts';
import { formatSfen } from './sfen.ts';
import { nameOfStart, sidesOf } from './start-names.ts';
import type { CsaVersion } from './time-control.ts';
import { startOf, wholeSeconds } from './write-tree.ts';

const sign = (seat: 0 | 1): string => (seat === 0 ? '+' : '-');

const sideHeaders = [
  ['N+', ['先手', '下手']],
  ['N-', ['後手', '上手']],
] as const;

/**
 * The header that names a side. If a record has both 先手 and 下手, it is the one that readers will make of the name. The other
 * one is written under its own name, like a header that only CSA files have.
 */
const nameOfSide = (record: GameRecord, keys: readonly string[], side: string) =>
  record.headers.find(([key]) => key === side) ??
  record.headers.find(([key]) => keys.includes(key));

const headerLines = (
  record: GameRecord,
  position: Position,
  version: CsaVersion,
): readonly string[] => {
  const sides = sidesOf(position);
  const names = sideHeaders.map(([, keys], seat) => nameOfSide(record, keys, sides[seat] ?? ''));
  const players = sideHeaders.flatMap(([begin], seat) => {
    const [, name] = names[seat] ?? [];
    return name === undefined ? [] : [`${begin}${oneLine(name)}`];
  });
  const implied = nameOfStart(formatSfen(position)) ?? 'その他';
  const others = record.headers
    // The position itself tells the handicap.
    .filter(
      (header) => !names.includes(header) && !(header[0] === '手合割' && header[1] === implied),
    )
    .map(([key, value]) => {
      const [name, told] = csaOfHeader(oneLine(key), oneLine(value), version);
      // A name goes up to its colon, so it holds none.
      return `$${name.replaceAll(':', '：')}:${told}`;
    });
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

/** Version 2.2 has whole seconds, version 3 thousandths too. */
const timeLine = (spentMs: number, version: CsaVersion): string =>
  `T${version === '3.0' ? spentMs / 1000 : wholeSeconds(spentMs)}`;

const commentLines = (comment: string): readonly string[] =>
  comment === '' ? [] : comment.split(/\r\n?|\n/).map((line) => `'*${line}`);

/** The record's main line as CSA of a version, lines parted by \n. Version 3 names the encoding that the file will have. */
export const formatCsaIn = (
  record: GameRecord<Move>,
  encoding: string,
  version: CsaVersion,
): string => {
  let position = startOf(record);
  const remarks = remarksFor(record, 'csa');
  let foul: string | undefined;
  const lines: string[] = [
    ...(version === '3.0' ? [`'CSA encoding=${encoding.toUpperCase()}`] : []),
    `V${version}`,
    ...headerLines(record, position, version),
    ...remarks(record.root),
    ...positionLines(position),
    ...commentLines(nodeAt(record, record.root).comment),
  ];
  const end = endOfGame(record);
  for (const id of pathTo(record, end)) {
    const { turn, spentMs, comment, illegal } = nodeAt(record, id);
    if (turn === null) continue;
    lines.push(formatMove(turn.move, position));
    if (spentMs !== null) lines.push(timeLine(spentMs, version));
    for (const line of commentLines(comment)) lines.push(line);
    for (const line of remarks(id)) lines.push(line);
    foul = illegal ? `'反則：${foulName(position, turn.move)}` : undefined;
    position = play(position, turn);
  }
  const { ending } = record;
  if (ending !== null) {
    // The foul is a remark, and no comment of the record. A record that was read has it already.
    if (ending.by === 'foul' && foul !== undefined && !remarks(end).includes(foul))
      lines.push(foul);
    lines.push(`%${csaEndWord(ending, position.turn)}`);
    if (ending.spentMs !== undefined) lines.push(timeLine(ending.spentMs, version));
    for (const line of remarks(end, true)) lines.push(line);
  }
  return `${lines.join('\n')}\n`;
};

/** Whether a text has the same bytes in an encoding as in Shift_JIS, which readers expect where a file names none. */
const isPlainIn = (text: string, encoding: string): boolean =>
  encoding === 'Shift_JIS' || (encoding !== 'UTF-16' && !/[\u0080-\uffff]/.test(text));

/** The version in which a record is written where nobody asks for one: 2.2, which every program reads, unless the encoding has to be named. */
export const csaVersionFor = (record: GameRecord<Move>, encoding: string): CsaVersion =>
  isPlainIn(formatCsaIn(record, encoding, '2.2'), encoding) ? '2.2' : '3.0';

/** The record's main line as CSA of the version asked for, or of the usual one. */
export const formatCsa = (
  record: GameRecord<Move>,
  encoding = 'UTF-8',
  version: CsaVersion = csaVersionFor(record, encoding),
): string => formatCsaIn(record, encoding, version);
