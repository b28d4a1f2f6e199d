/** Reads a sitting that was kept: texts of its own game, versioned, through a schema, so that what an older version or another hand wrote never breaks the screen. */
import * as v from 'valibot';
import type { GamePack } from '#games/pack.ts';
import type { Game, Outcome } from '#kernel/game.ts';
import { distinctArrows, glyphs } from '#record/marks.ts';
import {
  bare,
  type Ending,
  type GameRecord,
  type Names,
  type Notes,
  type RecordNode,
  type Remarks,
} from '#record/record.ts';
import type { Sitting } from '#store/table.ts';
import { arrowSchema, pickSchema } from './pick-schema.ts';
import { asLeft, refereeStateSchema } from './referee-state-read.ts';
import { seatHelpSchema } from './seat-help.ts';

const seat = v.picklist([0, 1]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const outcomeSchema = v.object({
  winner: v.nullable(seat),
  by: v.string(),
  next: v.picklist(['over', 'replay']),
});

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
        /** Present where the text is that of several remarks of the same place, each on a line. */
        several: v.optional(v.literal(true)),
      }),
    ),
    v.readonly(),
  ),
});

/** What may stand at any node, the root too. */
const notes = {
  bookmark: v.optional(v.string()),
  /** What is none is left out, and the others stay. */
  arrows: v.fallback(
    v.optional(v.pipe(v.array(v.fallback(v.nullable(arrowSchema), null)), v.readonly())),
    undefined,
  ),
  ending: v.optional(endingSchema),
};

const nodeSchema = v.object({
  parent: count,
  move: v.string(),
  drawn: v.optional(v.string()),
  comment: v.optional(v.string()),
  spentMs: v.optional(count),
  illegal: v.optional(v.literal(true)),
  glyph: v.fallback(v.optional(v.picklist(glyphs)), undefined),
  ...notes,
});

const seatingSchema = v.object({
  how: v.picklist(['side', 'teacher', 'face', 'pass']),
  cover: v.boolean(),
  marks: v.pipe(v.tuple([seatHelpSchema, seatHelpSchema]), v.readonly()),
});

const seriesSchema = v.object({
  score: v.pipe(v.tuple([v.number(), v.number()]), v.readonly()),
  games: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        names: v.pipe(v.tuple([v.string(), v.string()]), v.readonly()),
        setup: v.string(),
        outcome: outcomeSchema,
      }),
    ),
    v.readonly(),
  ),
  ladder: v.boolean(),
});

const sourceSchema = v.object({ id: v.string(), name: v.string(), game: count });

const pair = v.pipe(v.tuple([v.string(), v.string()]), v.readonly());

/** The version that is written; a version is never used for anything else. */
export const sittingVersion = 1;

const sittingSchema = v.object({
  version: v.literal(sittingVersion),
  id: v.string(),
  game: v.string(),
  revision: count,
  /** Absent where it is the same as the revision. */
  matchRevision: v.fallback(v.optional(count), undefined),
  startedAtMs: v.number(),
  changedAtMs: v.number(),
  endedAtMs: v.fallback(v.optional(v.number()), undefined),
  origin: v.fallback(v.picklist(['played', 'opened']), 'played'),
  setup: v.string(),
  rules: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** Absent where it was written before records had names of their own: they stood among the headers. */
  players: v.fallback(v.optional(pair), undefined),
  headers: v.fallback(v.pipe(v.array(pair), v.readonly()), []),
  comment: v.fallback(v.string(), ''),
  /** What stands at the root besides; absent where an older version wrote it. */
  atRoot: v.fallback(v.optional(v.object(notes)), undefined),
  /** From id 1 on; null where a branch was deleted. The order of children is that of `order` where it differs from the order of making. */
  nodes: v.array(v.nullable(nodeSchema)),
  order: v.fallback(v.record(v.string(), v.pipe(v.array(count), v.readonly())), {}),
  ending: v.fallback(v.nullable(endingSchema), null),
  remarks: v.fallback(v.optional(remarksSchema), undefined),
  head: count,
  tip: count,
  outcome: v.fallback(v.nullable(outcomeSchema), null),
  looking: v.fallback(v.nullable(count), null),
  picked: v.fallback(v.pipe(v.array(pickSchema), v.readonly()), []),
  flipped: v.fallback(v.boolean(), false),
  agreed: v.fallback(v.optional(refereeStateSchema), undefined),
  seating: v.fallback(v.optional(seatingSchema), undefined),
  swapped: v.fallback(v.optional(v.literal(true)), undefined),
  series: v.fallback(v.optional(seriesSchema), undefined),
  source: v.fallback(v.optional(sourceSchema), undefined),
});

/** A sitting as it is stored. */
export type SittingText = v.InferOutput<typeof sittingSchema>;
/** The remarks of its file. */
export type RemarksText = v.InferOutput<typeof remarksSchema>;
/** One turn of it. */
export type NodeText = v.InferOutput<typeof nodeSchema>;

const readEnding = (ending: v.InferOutput<typeof endingSchema>): Ending => ({
  winner: ending.winner,
  by: ending.by,
  ...(ending.word === undefined ? {} : { word: ending.word }),
  ...(ending.spentMs === undefined ? {} : { spentMs: ending.spentMs }),
});

const readNotes = ({
  bookmark,
  arrows = [],
  ending,
}: NonNullable<SittingText['atRoot']>): Notes => {
  const whole = distinctArrows(arrows.filter((arrow) => arrow !== null));
  return {
    ...(bookmark === undefined ? {} : { bookmark }),
    ...(whole.length === 0 ? {} : { arrows: whole }),
    ...(ending === undefined ? {} : { ending: readEnding(ending) }),
  };
};

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

/** What the reader of a row asks of the game it is of. */
type Reading = Pick<GamePack, 'game' | 'nameHeaders'>;

const playersAmong = (
  headers: SittingText['headers'],
  [first, second]: NonNullable<Reading['nameHeaders']> = [[], []],
): Names => {
  const name = (keys: readonly string[]): string =>
    keys.map((key) => headers.find(([known]) => known === key)?.[1]).find((known) => known) ?? '';
  return [name(first), name(second)];
};

/** Whether chance can have drawn this for a move; where it takes no part, nothing. */
const canDraw = (
  game: Game,
  position: object,
  move: object,
  drawn: string | undefined,
): boolean => {
  const draws = game.draws(position, move);
  return draws.length === 0 ? drawn === undefined : draws.some((one) => one.drawn === drawn);
};

/** Rebuilds the tree; a turn that cannot be made of its text is left out with all that follows it. */
const readRecord = (
  { game, nameHeaders }: Reading,
  text: SittingText,
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
    nodes[id] = {
      id,
      parent: node.parent,
      children: [],
      turn,
      comment: node.comment ?? '',
      spentMs: node.spentMs ?? null,
      ...(node.illegal === undefined ? {} : { illegal: node.illegal }),
      ...(node.glyph === undefined ? {} : { glyph: node.glyph }),
      ...readNotes(node),
    };
  });
  const ordered = (id: number): readonly number[] => {
    const made = children.get(id) ?? [];
    const said = (text.order[id] ?? []).filter((child) => made.includes(child));
    return [...said, ...made.filter((child) => !said.includes(child))];
  };
  return {
    gameId: text.game,
    setup: text.setup,
    players: text.players ?? playersAmong(text.headers, nameHeaders),
    headers: text.headers,
    nodes: nodes.map((node) => node && { ...node, children: ordered(node.id) }),
    root: 0,
    ending: text.ending === null ? null : readEnding(text.ending),
    ...(text.remarks && { remarks: readRemarks(text.remarks) }),
  };
};

const outcomeOf = (outcome: v.InferOutput<typeof outcomeSchema> | null): Outcome | null => outcome;

/** Reads a stored sitting; undefined when it is not one of this game, or its start cannot be read. A clock that ran stands still since its last beat. */
export const readSitting = (
  pack: Reading,
  stored: unknown,
  lastBeat: (id: string) => number = () => 0,
): Sitting | undefined => {
  const { game } = pack;
  const read = v.safeParse(sittingSchema, stored);
  if (!read.success || read.output.game !== game.id) return undefined;
  const text = read.output;
  const start = game.text.parsePosition(text.setup);
  if (!start.ok) return undefined;
  const record = readRecord(pack, text, start.value);
  const known = (id: number): boolean => record.nodes[id] !== undefined;
  const head = known(text.head) ? text.head : record.root;
  const whole = known(text.head);
  return {
    id: text.id,
    revision: text.revision,
    matchRevision: text.matchRevision ?? text.revision,
    startedAtMs: text.startedAtMs,
    changedAtMs: text.changedAtMs,
    ...(text.endedAtMs !== undefined && { endedAtMs: text.endedAtMs }),
    origin: text.origin,
    match: {
      gameId: text.game,
      rules: { ...game.rules, ...text.rules },
      record,
      head,
      tip: whole && known(text.tip) ? text.tip : head,
      outcome: whole ? outcomeOf(text.outcome) : null,
      ...(whole &&
        text.agreed && {
          agreed: asLeft(text.agreed, Math.max(text.changedAtMs, lastBeat(text.id))),
        }),
    },
    looking: text.looking !== null && known(text.looking) ? text.looking : null,
    picked: whole ? text.picked : [],
    flipped: text.flipped,
    ...(text.seating && { seating: text.seating }),
    ...(text.swapped && { swapped: text.swapped }),
    ...(text.series && { series: text.series }),
    ...(text.source && { source: text.source }),
  };
};
