/** Writes CSA 2.2, or 3 where it must name its encoding or tell parts of a second. The format has no variations. */
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import { foulName } from '../foul.ts';
import type { Move } from '../move.ts';
import { handKinds, otherFace } from '../piece.ts';
import { play } from '../play.ts';
import { handCount, type Position, pieceAt } from '../position.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';
import { handicaps } from '../starts.ts';
import { type CsaVersion, csaEndWord, csaOfHeader, csaWord } from './csa-vocabulary.ts';
import { nameOfStart, sidesOf } from './kif-vocabulary.ts';
import { oneLine } from './one-line.ts';
import { remarksFor } from './remarks.ts';
import { formatSfen } from './sfen.ts';
import { startOf } from './write-tree.ts';

const sign = (seat: 0 | 1): string => (seat === 0 ? '+' : '-');

const sideHeaders = [
  ['N+', ['先手', '下手']],
  ['N-', ['後手', '上手']],
] as const;

/**
 * The header that names a side: of two, 先手 and 下手, that which readers will give it. Another one keeps its name, as a header
 * that only CSA files of others have.
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
      // A name goes up to its colon, so it holds none.
      const name = csaOfHeader(oneLine(key), value, version).replaceAll(':', '：');
      return `$${name}:${oneLine(value)}`;
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

const timeLine = (spentMs: number, version: CsaVersion): string => {
  const seconds = version === 3 ? spentMs / 1000 : Math.floor(spentMs / 1000);
  return `T${seconds}`;
};

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
  const version: CsaVersion = shiftJis && !hasFractions(record) ? 2 : 3;
  let position = startOf(record);
  const remarks = remarksFor(record, 'csa');
  let foul: string | undefined;
  const lines: string[] = [
    ...(version === 3 ? [`'CSA encoding=${encoding.toUpperCase()}`, 'V3.0'] : ['V2.2']),
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
    // A remark, and no comment of the record; one that was read has it already.
    if (ending.by === 'foul' && foul !== undefined && !remarks(end).includes(foul))
      lines.push(foul);
    lines.push(`%${csaEndWord(ending, position.turn)}`);
    if (ending.spentMs !== undefined) lines.push(timeLine(ending.spentMs, version));
    for (const line of remarks(end, true)) lines.push(line);
  }
  return `${lines.join('\n')}\n`;
};
