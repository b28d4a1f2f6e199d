/** Writes a record in any format, and says beforehand what the format has no place for. */
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, onMainLine } from '#record/record.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import { csaOfEnding } from './csa-words.ts';
import { formatCsa } from './csa-write.ts';
import { formatJkf } from './jkf-write.ts';
import { formatKi2 } from './ki2-write.ts';
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

const missing: Readonly<Record<Format, readonly Loss[]>> = {
  kif: ['fractions'],
  ki2: ['times', 'fractions'],
  csa: ['variations', 'bookmarks'],
  jkf: ['bookmarks'],
  usi: ['headers', 'variations', 'comments', 'bookmarks', 'times', 'fractions', 'ending'],
  sfen: ['headers', 'variations', 'comments', 'bookmarks', 'times', 'fractions', 'ending'],
};

const finalTurn = (record: GameRecord<Move>): 0 | 1 => {
  let position = startOf(record);
  for (const node of record.nodes)
    if (node?.turn && onMainLine(record, node.id)) position = play(position, node.turn);
  return position.turn;
};

/** What a record has of a kind. */
const has = (record: GameRecord<Move>, what: Loss): boolean => {
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
    case 'ending':
      return record.ending !== null;
  }
};

/** What of a record would be left out in a format. */
export const lossesIn = (record: GameRecord<Move>, format: Format): readonly Loss[] => {
  const lost = losses.filter((loss) => missing[format].includes(loss) && has(record, loss));
  const { ending } = record;
  const noWord =
    format === 'csa' && ending !== null && csaOfEnding(ending, finalTurn(record)) === undefined;
  return noWord ? [...lost, 'ending'] : lost;
};
