/** A record in pieces: flat lists of some thousand nodes each, which a worker can post and a page can take in without a pause that is felt. */
import type { Turn } from '#kernel/game.ts';
import { recordBuilder } from './builder.ts';
import { lettersOf, noteNames, notesAt } from './notes.ts';
import type { Ending, GameRecord, Headers, Names, Notes, Remark } from './record.ts';

/** Nodes that follow those of the pieces before, and headers and remarks that follow theirs. */
export interface RecordPiece<M extends object = object> {
  readonly headers: Headers;
  readonly remarks: readonly Remark[];
  /** The parent of each node; -1 for the root. */
  readonly parents: Int32Array;
  /** The move of each node: its place in the list of all moves that the pieces up to here brought; -1 for the root. */
  readonly moves: Int32Array;
  /** Moves that no piece had before. */
  readonly newMoves: readonly M[];
  /** The thinking time of each node in milliseconds; NaN if it is unknown. */
  readonly spentMs: Float64Array;
  /** The results of chance, of the nodes that have one. */
  readonly drawn: readonly (readonly [id: number, drawn: string])[];
  /** The notes besides the time, of the nodes that have some, and how their lines ended. */
  readonly notes: readonly (readonly [id: number, notes: Notes])[];
}

/** The parts of a record besides its nodes, headers and remarks. */
export interface RecordFrame {
  readonly gameId: string;
  readonly setup: string;
  readonly players: Names;
  readonly ending: Ending | null;
  /** The family of its remarks; undefined where there are none. */
  readonly family: string | undefined;
}

/** The parts of a record that are not in its pieces. */
export const frameOf = ({ gameId, setup, players, ending, remarks }: GameRecord): RecordFrame => ({
  gameId,
  setup,
  players,
  ending,
  family: remarks?.family,
});

/** How many nodes, headers and remarks a piece has together at most, and after how many letters of text it is closed. */
const NODES = 4_000;
const LETTERS = 500_000;
/** Nearly all nodes of a played game have a time: it has a list of numbers of its own. */
const rareNotes = noteNames.filter((name) => name !== 'spentMs');

type Growing<M extends object> = {
  -readonly [Key in Exclude<
    keyof RecordPiece<M>,
    'parents' | 'moves' | 'spentMs'
  >]: RecordPiece<M>[Key][number][];
} & { parents: number[]; moves: number[]; spentMs: number[]; letters: number };

const empty = <M extends object>(): Growing<M> => ({
  headers: [],
  remarks: [],
  parents: [],
  moves: [],
  newMoves: [],
  spentMs: [],
  drawn: [],
  notes: [],
  letters: 0,
});

const close = <M extends object>({ letters: _, ...piece }: Growing<M>): RecordPiece<M> => ({
  ...piece,
  parents: Int32Array.from(piece.parents),
  moves: Int32Array.from(piece.moves),
  spentMs: Float64Array.from(piece.spentMs),
});

const isFull = ({ headers, remarks, parents, letters }: Growing<object>): boolean =>
  headers.length + remarks.length + parents.length >= NODES || letters >= LETTERS;

/** The pieces of a record as a reader builds it: without gaps, and children in the order of their ids. */
export function* piecesOf<M extends object>(record: GameRecord<M>): Generator<RecordPiece<M>> {
  const known = new Map<M, number>();
  let piece = empty<M>();
  for (const header of record.headers) {
    piece.headers.push(header);
    piece.letters += header[0].length + header[1].length;
    if (!isFull(piece)) continue;
    yield close(piece);
    piece = empty();
  }
  for (const node of record.nodes) {
    if (node === undefined) throw new Error('a record that was just read has no gaps');
    const { id, turn, ending } = node;
    const index = turn === null ? -1 : (known.get(turn.move) ?? known.size);
    if (turn !== null && index === known.size) {
      known.set(turn.move, index);
      piece.newMoves.push(turn.move);
    }
    piece.parents.push(node.parent ?? -1);
    piece.moves.push(index);
    piece.spentMs.push(node.spentMs ?? Number.NaN);
    if (turn?.drawn !== undefined) piece.drawn.push([id, turn.drawn]);
    const notes = { ...notesAt(node, rareNotes), ...(ending && { ending }) };
    if (Object.keys(notes).length > 0) {
      piece.notes.push([id, notes]);
      piece.letters += lettersOf(notes);
    }
    if (!isFull(piece)) continue;
    yield close(piece);
    piece = empty();
  }
  for (const remark of record.remarks?.lines ?? []) {
    piece.remarks.push(remark);
    piece.letters += remark.text.length;
    if (!isFull(piece)) continue;
    yield close(piece);
    piece = empty();
  }
  yield close(piece);
}

/** Rebuilds a record from the pieces it was cut into, added in order. */
export interface Assembly<M extends object = object> {
  add(piece: RecordPiece<M>): void;
  /** The record that they were the pieces of. */
  build(frame: RecordFrame): GameRecord<M>;
}

/** A record with no piece in it yet. */
export const assemble = <M extends object = object>(): Assembly<M> => {
  const builder = recordBuilder<M>('');
  const headers: Headers[number][] = [];
  const remarks: Remark[] = [];
  // One turn for each move that differs: a record has the same few again and again.
  const turns: Turn<M>[] = [];
  let next = 0;
  return {
    add(piece) {
      headers.push(...piece.headers);
      remarks.push(...piece.remarks);
      for (const move of piece.newMoves) turns.push({ move });
      const drawn = new Map(piece.drawn);
      for (const [i, parent] of piece.parents.entries()) {
        const id = next;
        next += 1;
        const plain = turns[piece.moves[i] ?? -1];
        // The builder begins with the root.
        if (plain === undefined) continue;
        const spentMs = piece.spentMs[i] ?? Number.NaN;
        const chance = drawn.get(id);
        const turn: Turn<M> = chance === undefined ? plain : { ...plain, drawn: chance };
        builder.add(parent, turn, Number.isNaN(spentMs) ? null : spentMs);
      }
      for (const [id, notes] of piece.notes) builder.note(id, notes);
    },
    build: ({ gameId, setup, players, ending, family }) => ({
      ...builder.build(
        setup,
        headers,
        ending,
        family === undefined ? undefined : { family, lines: remarks },
      ),
      gameId,
      players,
    }),
  };
};
