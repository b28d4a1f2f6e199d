/** Puts two records of one game together: their lines, and what is written beside them. */
import type { Game } from '#kernel/game.ts';
import { sameEnding, saysAgain } from './builder.ts';
import { endingsOf, settleEndings } from './endings.ts';
import { type NoteName, noteAt, noteKinds, noteNames } from './notes.ts';
import {
  bare,
  type Ending,
  type GameRecord,
  type Headers,
  type Names,
  nodeAt,
  type RecordNode,
  type Remarks,
} from './record.ts';
import { turnText } from './turns.ts';

/** A part of the second record that has no place beside what the first one says, and so is left out. */
export interface LeftOut {
  readonly what: 'players' | 'time' | 'glyph' | 'ending' | 'remarks';
  /** The node of the merged record that it is about; the root where it is about the whole game. */
  readonly node: number;
}

/** Two records as one. */
export interface Merged<M extends object = object> {
  readonly record: GameRecord<M>;
  /** In the order in which it was found; empty where all of both is there. */
  readonly leftOut: readonly LeftOut[];
}

/** A node with the notes that another one has at the same move; the same node where that changes nothing. */
const joinedNodes = <M extends object>(
  first: RecordNode<M>,
  second: RecordNode<M>,
  leaveOut: (what: LeftOut['what']) => void,
): RecordNode<M> => {
  let joined = first;
  const join = <K extends NoteName>(name: K): void => {
    const { merge, leftOut } = noteKinds[name];
    const [here, there] = [noteAt(first, name), noteAt(second, name)];
    if (there === undefined || here === there) return;
    if (here !== undefined && leftOut !== undefined) leaveOut(leftOut);
    const both = here === undefined ? there : (merge?.(here, there) ?? here);
    if (both !== here) joined = { ...joined, [name]: both };
  };
  for (const name of noteNames) join(name);
  return joined;
};

/** The children of a node by their turns: equal ones in their order, should there be any. */
const childrenByTurn = <M extends object>(
  game: Game,
  nodes: readonly (RecordNode<M> | undefined)[],
  { children }: RecordNode<M>,
): ReadonlyMap<string, number[]> => {
  const byTurn = new Map<string, number[]>();
  for (const id of children) {
    const turn = nodes[id]?.turn;
    if (turn == null) continue;
    const text = turnText(game, turn);
    const known = byTurn.get(text);
    if (known === undefined) byTurn.set(text, [id]);
    else known.push(id);
  }
  return byTurn;
};

const joinedHeaders = (first: Headers, second: Headers): Headers => {
  const known = new Set(first.map((header) => JSON.stringify(header)));
  const more = second.filter((header) => !known.has(JSON.stringify(header)));
  return more.length === 0 ? first : [...first, ...more];
};

/** The remarks of both, each as often as the one that has it more often; undefined where they cannot be written in one file. */
const joinedRemarks = (first: Remarks, second: Remarks): Remarks | undefined => {
  if (first.family !== second.family) return undefined;
  const counts = new Map<string, number>();
  const keyOf = ({ node, ended, text }: Remarks['lines'][number]): string =>
    `${node} ${ended === true} ${text}`;
  for (const line of first.lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const more = second.lines.filter((line) => {
    const left = counts.get(keyOf(line)) ?? 0;
    counts.set(keyOf(line), left - 1);
    return left < 1;
  });
  return more.length === 0 ? first : { ...first, lines: [...first.lines, ...more] };
};

/** Where each node of the second record has gone, by its id there. */
type MergedIds = readonly (number | undefined)[];

/** Puts the tree of the second record into the nodes of the first: turns that stand there join, others are added last. */
const joinTrees = <M extends object>(
  game: Game,
  nodes: (RecordNode<M> | undefined)[],
  first: GameRecord<M>,
  second: GameRecord<M>,
  leaveOut: (what: LeftOut['what'], node: number) => void,
): MergedIds => {
  const places: number[] = [];
  const waiting: [into: number, from: number][] = [[first.root, second.root]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [into, from] = pair;
    places[from] = into;
    const [there, here] = [nodes[into], nodeAt(second, from)];
    if (there === undefined) throw new Error(`there is no node ${into}`);
    const joined = joinedNodes(there, here, (what) => leaveOut(what, into));
    const known = childrenByTurn(game, nodes, there);
    const added: number[] = [];
    for (const id of here.children) {
      const { turn } = nodeAt(second, id);
      const child = turn === null ? undefined : known.get(turnText(game, turn))?.shift();
      waiting.push([child ?? nodes.length, id]);
      if (child !== undefined) continue;
      added.push(nodes.length);
      nodes.push(bare(nodes.length, into, turn));
    }
    nodes[into] =
      added.length === 0 ? joined : { ...joined, children: [...joined.children, ...added] };
  }
  return places;
};

/**
 * The endings of both, by the nodes of the first. If both end differently at one node, the ending of the first counts.
 */
const joinedEndings = (
  first: GameRecord,
  second: GameRecord,
  places: MergedIds,
  leaveOut: (what: LeftOut['what'], node: number) => void,
): ReadonlyMap<number, Ending> => {
  const endings = new Map(endingsOf(first));
  for (const [id, ending] of endingsOf(second)) {
    const place = places[id] ?? first.root;
    const known = endings.get(place);
    if (known === undefined) endings.set(place, ending);
    else if (!sameEnding(known, ending) && !saysAgain(known, ending)) leaveOut('ending', place);
  }
  return endings;
};

const isEmpty = (names: Names): boolean => names.every((name) => name === '');

/**
 * The first record with everything that a second one of the same game adds. Equal moves join, and new ones become
 * variations behind those that are there. Notes of the second are added to those of the first. Ids of the first do not
 * shift. Undefined if the two are not of one game from one position.
 */
export const mergeRecords = <M extends object>(
  game: Game,
  first: GameRecord<M>,
  second: GameRecord<M>,
): Merged<M> | undefined => {
  if (first.gameId !== second.gameId || first.setup !== second.setup) return undefined;
  const leftOut: LeftOut[] = [];
  const leaveOut = (what: LeftOut['what'], node: number): void => {
    leftOut.push({ what, node });
  };
  const [one, other] = first.players;
  const players: Names = [one || second.players[0], other || second.players[1]];
  if (second.players.some((name, seat) => name !== '' && name !== players[seat]))
    leaveOut('players', first.root);
  const nodes = first.nodes.slice();
  const places = joinTrees(game, nodes, first, second, leaveOut);
  const endings = joinedEndings(first, second, places, leaveOut);
  const theirs = second.remarks && {
    family: second.remarks.family,
    lines: second.remarks.lines.flatMap((line) => {
      const node = places[line.node];
      return node === undefined ? [] : [{ ...line, node }];
    }),
  };
  const remarks = first.remarks && theirs ? joinedRemarks(first.remarks, theirs) : theirs;
  if (remarks === undefined && theirs !== undefined) leaveOut('remarks', first.root);
  const kept = remarks ?? first.remarks;
  const merged = {
    ...first,
    players: isEmpty(players) ? first.players : players,
    headers: joinedHeaders(first.headers, second.headers),
    nodes,
    ...(kept !== undefined && kept.lines.length > 0 && { remarks: kept }),
  };
  return { record: settleEndings(first, merged, endings), leftOut };
};
