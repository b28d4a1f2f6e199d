/**
 * Finds what a format has no place for, before a record is written in it. The record is written and read again; what
 * differs is lost.
 */
import { type GameRecord, nodeAt, type RecordNode } from '#record/record.ts';
import { noLimits } from '../../reading.ts';
import type { Move } from '../move.ts';
import { formatTurn } from './move-text.ts';
import { readBanqi } from './read.ts';
import type { Format } from './reading.ts';
import { writeBanqi } from './write.ts';

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
  'ending',
] as const;
export type Loss = (typeof losses)[number];

type BanqiRecord = GameRecord<Move>;

/** The one game of what was written, read again; undefined where it is none. */
const readAgain = (record: BanqiRecord, format: Format): BanqiRecord | undefined => {
  const read = readBanqi(writeBanqi(record, format), noLimits);
  if (!read.ok || read.value.games.length !== 1) return undefined;
  return read.value.games[0]?.record as BanqiRecord | undefined;
};

/** The nodes of a record in the order of its lines, the main line first: what hangs where, whatever its ids. */
const nodesOf = (record: BanqiRecord, lines: 'all' | 'main'): readonly RecordNode<Move>[] => {
  const nodes: RecordNode<Move>[] = [];
  const waiting = [record.root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodeAt(record, id);
    nodes.push(node);
    waiting.push(...(lines === 'all' ? node.children : node.children.slice(0, 1)).toReversed());
  }
  return nodes;
};

/** The turns of lines, and how many ways go on from each. */
const movesOf = (record: BanqiRecord, lines: 'all' | 'main'): string =>
  JSON.stringify(
    nodesOf(record, lines).map(({ turn, illegal, children }) => [
      turn === null ? '' : formatTurn(turn),
      illegal ?? false,
      lines === 'all' ? children.length : 0,
    ]),
  );

/** The content of a record for each kind of loss, as text: equal for records with the same content. */
const told: Readonly<Record<Loss, (record: BanqiRecord) => string>> = {
  headers: ({ players, headers }) => JSON.stringify([players, headers]),
  moves: (record) => `${record.setup} ${movesOf(record, 'main')}`,
  variations: (record) => movesOf(record, 'all'),
  comments: (record) => JSON.stringify(nodesOf(record, 'all').map(({ comment }) => comment)),
  remarks: ({ remarks }) => JSON.stringify(remarks?.lines ?? []),
  bookmarks: (record) => JSON.stringify(nodesOf(record, 'all').map(({ bookmark }) => bookmark)),
  glyphs: (record) => JSON.stringify(nodesOf(record, 'all').map(({ glyph }) => glyph)),
  arrows: (record) => JSON.stringify(nodesOf(record, 'all').map(({ arrows }) => arrows)),
  times: (record) =>
    JSON.stringify([nodesOf(record, 'all').map(({ spentMs }) => spentMs), record.ending?.spentMs]),
  ending: (record) => {
    const { winner, by, word } = record.ending ?? {};
    const sides = nodesOf(record, 'all').map(({ ending }) => ending);
    return JSON.stringify([winner, by, by === 'unknown' ? word : null, sides]);
  },
};

/** Without its variations a record has fewer comments and marks: only what stands beside moves that come back is asked about. */
const mainLineOf = (record: BanqiRecord): BanqiRecord => {
  const kept = new Set(nodesOf(record, 'main').map(({ id }) => id));
  return {
    ...record,
    nodes: record.nodes.map((node) =>
      node !== undefined && kept.has(node.id)
        ? { ...node, children: node.children.slice(0, 1) }
        : undefined,
    ),
  };
};

/** The parts of a record that a format would leave out or change. */
export const lossesIn = (record: BanqiRecord, format: Format): readonly Loss[] => {
  const again = readAgain(record, format);
  if (again === undefined) return losses.filter((loss) => loss === 'moves');
  const losesLines = told.variations(record) !== told.variations(again);
  const asked = losesLines ? mainLineOf(record) : record;
  const losesMoves = told.moves(record) !== told.moves(again);
  return losses.filter((loss) => {
    // Comments and marks beside variations that do not come back are lost with these and not counted again.
    if (loss === 'variations')
      return losesLines && nodesOf(record, 'all').length > nodesOf(record, 'main').length;
    if (loss === 'moves') return losesMoves;
    return told[loss](asked) !== told[loss](again);
  });
};
