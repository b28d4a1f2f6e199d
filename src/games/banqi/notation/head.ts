/** The headers of a record: which of them repeat what the record itself holds, and what they say. */
import type { Headers, Names } from '#record/record.ts';
import { type Family, isFamily } from '../family.ts';
import type { Position } from '../position.ts';
import { start } from '../starts.ts';
import { parsePosition } from './position-text.ts';
import type { Account } from './reading.ts';

/** The names of banqi's own headers. All other headers in a head are kept as they are. */
export const own = {
  game: 'Game',
  variant: 'Variant',
  position: 'Position',
  players: ['Player1', 'Player2'],
  colour: 'Player1Colour',
  result: 'Result',
  reason: 'Termination',
} as const;

/** The value of the header that names the game. */
export const GAME = 'Banqi';

const ownKeys: readonly string[] = [
  ...[own.game, own.variant, own.position, ...own.players],
  ...[own.colour, own.result, own.reason],
];

/** Whether a header repeats what the record itself holds. */
export const isOwn = (key: string): boolean => ownKeys.includes(key);

/** A header as a file has it, and its line. */
export interface HeadLine {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** The first header of that name. */
export const lineOf = (head: readonly HeadLine[], key: string): HeadLine | undefined =>
  head.find((header) => header.key === key);

/** The players' names in a head; empty where there are none. */
export const playersIn = (head: readonly HeadLine[]): Names => [
  lineOf(head, own.players[0])?.value ?? '',
  lineOf(head, own.players[1])?.value ?? '',
];

/** The headers that are not banqi's own, and each own one that repeats an earlier header. */
export const othersIn = (head: readonly HeadLine[]): Headers =>
  head
    .filter((header) => !isOwn(header.key) || lineOf(head, header.key) !== header)
    .map(({ key, value }) => [key, value] as const);

/**
 * The position from which a game begins, as its head says. Where that is unreadable or missing, the start of its
 * family.
 */
export const startIn = (head: readonly HeadLine[], account: Account): Position => {
  const [variant, position] = [lineOf(head, own.variant), lineOf(head, own.position)];
  const family: Family | undefined =
    variant !== undefined && isFamily(variant.value) ? variant.value : undefined;
  const told = (code: 'header-differs' | 'bad-position', { key, value, line }: HeadLine): void =>
    account.notice(code, line, `[${key} "${value}"]`);
  if (variant !== undefined && family === undefined) told('header-differs', variant);
  const read = position && parsePosition(position.value);
  if (position !== undefined && read?.ok === false) told('bad-position', position);
  if (read === undefined || !read.ok) return start(family);
  if (variant !== undefined && family !== undefined && family !== read.value.family)
    told('header-differs', variant);
  return read.value;
};
