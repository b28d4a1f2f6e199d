/**
 * The rows of the database since their version 2. The line that was played first is stored as bytes; beside it are only
 * the times, comments and marks that exist. Rows of older versions are text, and stay readable for ever.
 */
import * as v from 'valibot';
import type { LineCodec } from '#games/pack.ts';
import type { Game, Turn } from '#kernel/game.ts';
import type { GameRecord } from '#record/record.ts';
import { fieldOf } from './field-of.ts';
import type { NodeText } from './record-read.ts';
import type { SittingText } from './sitting-read.ts';

/** The version of the rows that are written; a version is never used for anything else. */
export const rowVersion = 2;

/** The data that may be stored beside a turn of the line. */
type Beside = Omit<NodeText, 'parent' | 'move' | 'drawn' | 'spentMs'>;

/** A sitting as a row. `nodes` has only the nodes after the line. */
export interface CompactRow extends Omit<SittingText, 'version'> {
  readonly version: typeof rowVersion;
  readonly line: { readonly codec: number; readonly bytes: Uint8Array<ArrayBuffer> };
  /** Thinking times of the line's turns in milliseconds; absent if none is known. */
  readonly spent?: readonly (number | null)[];
  /** The data beside each turn, by the number of the turn, from 0. */
  readonly beside?: Readonly<Record<string, Beside>>;
}

/** The turns made one after the other from the start: the first nodes of the record. */
const lineOf = ({ nodes }: GameRecord): readonly Turn<object>[] => {
  const turns: Turn<object>[] = [];
  for (const node of nodes.slice(1)) {
    if (node?.turn == null || node.parent !== turns.length) break;
    turns.push(node.turn);
  }
  return turns;
};

/** A sitting's text as a row. It stays text if its game has no codec, or the codec cannot store one of the turns. */
export const compacted = (
  text: SittingText,
  record: GameRecord,
  codec: LineCodec | undefined,
): CompactRow | SittingText => {
  const turns = lineOf(record);
  const bytes = codec?.pack(turns);
  if (codec === undefined || bytes === undefined) return text;
  const spent: (number | null)[] = [];
  const beside: Record<string, Beside> = {};
  for (const [i, node] of text.nodes.slice(0, turns.length).entries()) {
    if (node === null) continue;
    const { parent: _, move: __, drawn: ___, spentMs, ...more } = node;
    spent.push(spentMs ?? null);
    if (Object.keys(more).length > 0) beside[i] = more;
  }
  return {
    ...text,
    version: rowVersion,
    line: { codec: codec.version, bytes },
    nodes: text.nodes.slice(turns.length),
    ...(spent.some((ms) => ms !== null) && { spent }),
    ...(Object.keys(beside).length > 0 && { beside }),
  };
};

const lineSchema = v.object({
  version: v.literal(rowVersion),
  line: v.object({ codec: v.number(), bytes: v.custom<Uint8Array>((x) => ArrayBuffer.isView(x)) }),
  spent: v.fallback(v.array(v.nullable(v.number())), []),
  beside: v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  nodes: v.array(v.unknown()),
});

/**
 * A stored row as the text that a reader of sittings takes. A value that is no compact row, or cannot be unpacked, is
 * returned unchanged.
 */
export const asText = (game: Game, codec: LineCodec | undefined, stored: unknown): unknown => {
  if (fieldOf(stored, 'version') !== rowVersion) return stored;
  const read = v.safeParse(lineSchema, stored);
  if (!read.success || typeof stored !== 'object') return stored;
  const { line, spent, beside, nodes } = read.output;
  const turns = codec?.unpack(line.bytes, line.codec);
  if (turns === undefined) return stored;
  const first = turns.map(({ move, drawn }, i) => ({
    parent: i,
    move: game.text.move(move),
    ...(drawn !== undefined && { drawn }),
    ...(spent[i] != null && { spentMs: spent[i] }),
    ...beside[i],
  }));
  return { ...stored, version: 1, nodes: [...first, ...nodes] };
};
