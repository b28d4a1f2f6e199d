/** The tree of a record while it is read: what is played, which face each cell has shown, and where lines branch. */
import type { Turn } from '#kernel/game.ts';
import { type RecordBuilder, recordBuilder } from '#record/builder.ts';
import { type Budget, countMove } from '../../reading.ts';
import { hidden } from '../draws.ts';
import { isLegal } from '../legal.ts';
import { type Move, sameMove } from '../move.ts';
import { isFace } from '../piece.ts';
import { play } from '../play.ts';
import type { Position } from '../position.ts';
import { moveOfWord, readMoveWord, saysOtherwise } from './move-text.ts';
import type { NoticeCode } from './reading.ts';

/** A place in a tree. */
export interface Spot {
  readonly id: number;
  readonly ply: number;
  readonly position: Position;
  /** The spot before it; null at the start. */
  readonly before: Spot | null;
}

export interface Tree {
  readonly builder: RecordBuilder<Move>;
  readonly budget: Budget;
  /** The face that each cell showed when it was first turned up, by the cell's name. */
  readonly faces: Map<string, string>;
}

/** A tree with nothing but its start. */
export const growTree = (budget: Budget): Tree => ({
  builder: recordBuilder<Move>('banqi'),
  budget,
  faces: new Map(),
});

/** The place before the first move. */
export const rootSpot = (position: Position): Spot => ({ id: 0, ply: 0, position, before: null });

/** The result of playing a word: the spot after it, or none where its line stops here, and the notices about it. */
export interface Played {
  readonly spot: Spot | undefined;
  readonly notices: readonly NoticeCode[];
}

const stopped = (code: NoticeCode): Played => ({ spot: undefined, notices: [code] });

const sameTurn = (a: Turn<Move>, b: Turn<Move>): boolean =>
  sameMove(a.move, b.move) && a.drawn === b.drawn;

/** The node of a turn below a spot: the one that another line has made of it, or a new one. */
const nodeFor = ({ builder }: Tree, { id, position }: Spot, turn: Turn<Move>): number => {
  const known = builder.at(id)?.children.find((child) => {
    const there = builder.at(child)?.turn;
    return there !== null && there !== undefined && sameTurn(there, turn);
  });
  return known ?? builder.add(id, turn, null, !isLegal(position, turn.move));
};

/** Plays a word of a record at a spot. */
export const playWord = (tree: Tree, spot: Spot, text: string): Played => {
  const { position } = spot;
  const word = readMoveWord(text);
  if (word === undefined) return stopped('unreadable-move');
  const move = moveOfWord(word, position);
  if (move === undefined) return stopped('impossible-move');
  const { drawn } = word;
  const isTurnUp = 'up' in move;
  if (isTurnUp !== (drawn !== undefined))
    return stopped(isTurnUp ? 'face-missing' : 'impossible-move');
  if (drawn !== undefined && !(isFace(drawn) && position.pool[drawn] > 0))
    return stopped('impossible-move');
  countMove(tree.budget, spot.ply + 1);
  const turn: Turn<Move> = drawn === undefined ? { move } : { move, drawn };
  const notices: NoticeCode[] = [];
  const otherwise = saysOtherwise(word, move, position);
  if (otherwise !== undefined) notices.push(otherwise);
  if (!isTurnUp && word.sign === undefined) notices.push('spelling');
  if (!isLegal(position, move)) notices.push('illegal-move');
  const cell = hidden(move);
  if (cell !== undefined && drawn !== undefined) {
    if ((tree.faces.get(cell) ?? drawn) !== drawn) notices.push('face-differs');
    else tree.faces.set(cell, drawn);
  }
  const id = nodeFor(tree, spot, turn);
  return {
    spot: { id, ply: spot.ply + 1, position: play(position, turn), before: spot },
    notices,
  };
};
