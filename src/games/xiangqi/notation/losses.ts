/**
 * Finds what a format has no place for, by writing a record in it and reading that again. The losses are told before
 * the record is written.
 */
import { sameNote } from '#record/notes.ts';
import { type GameRecord, nodeAt, type RecordNode } from '#record/record.ts';
import { noLimits } from '../../reading.ts';
import { type Move, sameMove } from '../move.ts';
import { withNames } from './headers.ts';
import { readWithin } from './read.ts';
import type { Format } from './reading.ts';
import { writeRecord } from './write.ts';

/** The parts of a record that may not come back as they were. */
export const losses = [
  'start',
  'headers',
  'moves',
  'variations',
  'comments',
  'bookmarks',
  'glyphs',
  'arrows',
  'times',
  'remarks',
  'ending',
] as const;
export type Loss = (typeof losses)[number];

const readAgain = (record: GameRecord<Move>, format: Format): GameRecord<Move> | undefined => {
  const read = readWithin(noLimits, writeRecord(record, format), () => {});
  if (!read.ok || read.value.games.length !== 1) return undefined;
  return read.value.games[0]?.record;
};

const headersIn = (record: GameRecord<Move>): string =>
  withNames(record)
    .filter(([, value]) => value !== '')
    .map((header) => JSON.stringify(header))
    .sort()
    .join();

type Node = RecordNode<Move>;

/** The child of a node with the same move as another node. */
const sameChild = (record: GameRecord<Move>, parent: Node, of: Node): Node | undefined =>
  parent.children
    .map((id) => nodeAt(record, id))
    .find(({ turn }) => turn !== null && of.turn !== null && sameMove(turn.move, of.turn.move));

/** The differences between two nodes at the same place. */
const lossesAt = (one: Node, another: Node): readonly Loss[] => [
  ...(one.comment === another.comment ? [] : (['comments'] as const)),
  ...(one.bookmark === another.bookmark ? [] : (['bookmarks'] as const)),
  ...(sameNote(one, another, 'glyph') ? [] : (['glyphs'] as const)),
  ...(sameNote(one, another, 'arrows') ? [] : (['arrows'] as const)),
  ...(one.spentMs === another.spentMs ? [] : (['times'] as const)),
  ...(one.ending === undefined ? [] : (['ending'] as const)),
];

/** The losses in a line of play that does not come back at all. */
const lossesBelow = (record: GameRecord<Move>, node: Node): readonly Loss[] => {
  const found: Loss[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.comment !== '') found.push('comments');
    if (next.ending !== undefined) found.push('ending');
    waiting.push(...next.children.map((id) => nodeAt(record, id)));
  }
  return found;
};

/** The parts of a record's tree that another record does not have. */
const treeLosses = (record: GameRecord<Move>, again: GameRecord<Move>): readonly Loss[] => {
  const found: Loss[] = [];
  const waiting: [Node, Node][] = [[nodeAt(record, record.root), nodeAt(again, again.root)]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [one, another] = pair;
    found.push(...lossesAt(one, another));
    for (const [i, id] of one.children.entries()) {
      const child = nodeAt(record, id);
      const there = sameChild(again, another, child);
      if (there !== undefined) waiting.push([child, there]);
      else found.push(i === 0 ? 'moves' : 'variations', ...lossesBelow(record, child));
    }
  }
  return found;
};

const saysEnding = ({ ending }: GameRecord<Move>): string =>
  ending === null ? '' : `${ending.winner} ${ending.by} ${ending.word ?? ''}`;

/** The parts of a record that would not come back from a format, each once. */
export const lossesIn = (record: GameRecord<Move>, format: Format): readonly Loss[] => {
  const again = readAgain(record, format);
  if (again === undefined) return losses;
  const found = new Set<Loss>(treeLosses(record, again));
  if (record.setup !== again.setup) found.add('start');
  if (headersIn(record) !== headersIn(again)) found.add('headers');
  if (record.remarks !== undefined) found.add('remarks');
  if (saysEnding(record) !== saysEnding(again)) found.add('ending');
  if (record.ending?.spentMs !== undefined) found.add('times');
  return losses.filter((loss) => found.has(loss));
};
