/** Reads the record of a stored sitting through a schema: its tree, its headers and the data of each node. */
import * as v from 'valibot';
import type { GamePack } from '#games/pack.ts';
import type { Game } from '#kernel/game.ts';
import { distinctArrows, glyphs } from '#record/marks.ts';
import { type NoteName, notesAt } from '#record/notes.ts';
import {
  bare,
  type Ending,
  type GameRecord,
  type Names,
  type Notes,
  type RecordNode,
  type Remarks,
} from '#record/record.ts';
import { arrowSchema } from './stored-schemas.ts';

/** One of the two seats, and a whole number from 0 on. */
export const seat = v.picklist([0, 1]);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const endingSchema = v.object({
  winner: v.nullable(seat),
  by: v.string(),
  word: v.optional(v.string()),
  spentMs: v.optional(count),
});

const remarksSchema = v.object({
  family: v.string(),
  lines: v.pipe(
    v.array(
      v.object({
        node: count,
        ended: v.optional(v.literal(true)),
        text: v.string(),
        /** Present if the text holds several remarks at the same place, each on a line. */
        several: v.optional(v.literal(true)),
      }),
    ),
    v.readonly(),
  ),
});

/** The stored notes of a node, by kind. Arrows and glyphs that are none are left out, and the others stay. */
const noteEntries = {
  comment: v.optional(v.string()),
  glyph: v.fallback(v.optional(v.picklist(glyphs)), undefined),
  bookmark: v.optional(v.string()),
  arrows: v.fallback(
    v.optional(
      v.pipe(
        v.array(v.fallback(v.nullable(arrowSchema), null)),
        v.transform((arrows) => distinctArrows(arrows.filter((arrow) => arrow !== null))),
      ),
    ),
    undefined,
  ),
  spentMs: v.optional(count),
  illegal: v.optional(v.literal(true)),
} satisfies Readonly<Record<NoteName, v.GenericSchema>>;

const nodeSchema = v.object({
  parent: count,
  move: v.string(),
  drawn: v.optional(v.string()),
  ...noteEntries,
  ending: v.optional(endingSchema),
});

/** The root has no move, and no notes about one. Its comment is an entry of the record. */
const rootSchema = v.object({
  bookmark: noteEntries.bookmark,
  arrows: noteEntries.arrows,
  ending: v.optional(endingSchema),
});

const pair = v.pipe(v.tuple([v.string(), v.string()]), v.readonly());

/** The entries of a stored sitting that hold its record. */
export const recordEntries = {
  setup: v.string(),
  /** Absent in sittings written before players had a field of their own: then their names are among the headers. */
  players: v.fallback(v.optional(pair), undefined),
  headers: v.fallback(v.pipe(v.array(pair), v.readonly()), []),
  comment: v.fallback(v.string(), ''),
  /** Further fields of the root; absent in sittings of older versions. */
  atRoot: v.fallback(v.optional(rootSchema), undefined),
  /**
   * The nodes from id 1 on; null if a branch was deleted. `order` gives the order of children if it differs from the
   * order in which they were made.
   */
  nodes: v.array(v.nullable(nodeSchema)),
  order: v.fallback(v.record(v.string(), v.pipe(v.array(count), v.readonly())), {}),
  ending: v.fallback(v.nullable(endingSchema), null),
  remarks: v.fallback(v.optional(remarksSchema), undefined),
};

const recordSchema = v.object(recordEntries);

/** A record as it is stored. */
type RecordText = v.InferOutput<typeof recordSchema>;
/** The remarks of a record's file, as stored. */
export type RemarksText = v.InferOutput<typeof remarksSchema>;
/** One node of a stored record. */
export type NodeText = v.InferOutput<typeof nodeSchema>;

const readEnding = (ending: v.InferOutput<typeof endingSchema>): Ending => ({
  winner: ending.winner,
  by: ending.by,
  ...(ending.word === undefined ? {} : { word: ending.word }),
  ...(ending.spentMs === undefined ? {} : { spentMs: ending.spentMs }),
});

const readNotes = (text: Partial<Pick<NodeText, NoteName | 'ending'>>): Notes => ({
  ...notesAt(text),
  ...(text.ending && { ending: readEnding(text.ending) }),
});

const readRemarks = ({ family, lines }: RemarksText): Remarks => ({
  family,
  lines: lines.flatMap(({ node, ended, text, several }) =>
    (several ? text.split('\n') : [text]).map((one) => ({
      node,
      ...(ended && { ended }),
      text: one,
    })),
  ),
});

/** The parts of a game's pack that reading a sitting needs. */
export type Reading = Pick<GamePack, 'game' | 'nameHeaders' | 'draw'>;

const playersAmong = (
  headers: RecordText['headers'],
  [first, second]: NonNullable<Reading['nameHeaders']> = [[], []],
): Names => {
  const name = (keys: readonly string[]): string =>
    keys.map((key) => headers.find(([known]) => known === key)?.[1]).find((known) => known) ?? '';
  return [name(first), name(second)];
};

/** Whether chance can have drawn this for a move; a move without chance must have no draw. */
const canDraw = (
  game: Game,
  position: object,
  move: object,
  drawn: string | undefined,
): boolean => {
  const draws = game.draws(position, move);
  return draws.length === 0 ? drawn === undefined : draws.some((one) => one.drawn === drawn);
};

/**
 * Rebuilds the record of a game from its start position. A turn that cannot be read is left out, with all that follow
 * it.
 */
export const readRecord = (
  { game, nameHeaders }: Reading,
  gameId: string,
  text: RecordText,
  start: object,
): GameRecord => {
  const nodes: (RecordNode | undefined)[] = [
    { ...bare(0, null, null), comment: text.comment, ...readNotes(text.atRoot ?? {}) },
  ];
  const positions: (object | undefined)[] = [start];
  const children = new Map<number, number[]>();
  text.nodes.forEach((node, i) => {
    const id = i + 1;
    nodes[id] = undefined;
    const above = node === null || node.parent >= id ? undefined : positions[node.parent];
    if (node === null || above === undefined) return;
    const move = game.text.parseMove(node.move, above);
    if (!move.ok || !canDraw(game, above, move.value, node.drawn)) return;
    const turn =
      node.drawn === undefined ? { move: move.value } : { move: move.value, drawn: node.drawn };
    positions[id] = game.play(above, turn);
    children.set(node.parent, [...(children.get(node.parent) ?? []), id]);
    nodes[id] = { ...bare(id, node.parent, turn), ...readNotes(node) };
  });
  const ordered = (id: number): readonly number[] => {
    const made = children.get(id) ?? [];
    const said = (text.order[id] ?? []).filter((child) => made.includes(child));
    return [...said, ...made.filter((child) => !said.includes(child))];
  };
  return {
    gameId,
    setup: text.setup,
    players: text.players ?? playersAmong(text.headers, nameHeaders),
    headers: text.headers,
    nodes: nodes.map((node) => node && { ...node, children: ordered(node.id) }),
    root: 0,
    ending: text.ending === null ? null : readEnding(text.ending),
    ...(text.remarks && { remarks: readRemarks(text.remarks) }),
  };
};
