/** Finds the way from any place of a level to its goal. Hints, *show me* and the proofs of the course all ask here. */

import type { CollectLevel, SquaresLevel } from '#games/course.ts';
import { type Line, other } from '#kernel/game.ts';
import { follow } from '#kernel/picking.ts';
import type { Lesson } from './lesson.ts';
import { capturesIn, faceOn, moveOf, piecesOf, squaresOf } from './moves.ts';
import { prove } from './prover.ts';

type AnyLine = Line<object, object>;

/** The squares of the pieces that are still to be taken. */
export const targetsIn = (
  { view, game }: Lesson,
  level: CollectLevel,
  position: object,
): readonly number[] =>
  piecesOf(view, position, other(game.turn(position))).filter(
    (square) =>
      faceOn(view, position, square) !== view.royal &&
      (level.targets === undefined || level.targets.includes(square)),
  );

/** The moves by which the other side takes after a move of a level where it is awake; none where it sleeps. */
export const wakesTo = (
  { rules, level }: Lesson,
  position: object,
  move: object,
): readonly object[] => {
  if (level.kind !== 'collect' || level.awake !== true) return [];
  return capturesIn(rules, rules.play(position, { move })).map((capture) => capture.move);
};

/** A search for the shortest way: the moves, or null where there is none among so many positions. */
export interface Search {
  readonly moves: readonly object[] | null;
  readonly nodes: number;
}

interface Reached {
  readonly position: object;
  readonly moves: readonly object[];
}

/** The shortest way to take every target from a position, breadth first. */
export const shortestWay = (
  lesson: Lesson,
  level: CollectLevel,
  from: object,
  limit = 1_000_000,
): Search => {
  const { game } = lesson;
  const seen = new Set([game.key(from)]);
  let nodes = 0;
  let layer: readonly Reached[] = [{ position: from, moves: [] }];
  while (layer.length > 0) {
    const next: Reached[] = [];
    for (const { position, moves } of layer) {
      if (targetsIn(lesson, level, position).length === 0) return { moves, nodes };
      for (const move of game.legalMoves(position)) {
        nodes += 1;
        if (nodes > limit) return { moves: null, nodes };
        const after = game.play(position, { move });
        const key = game.key(after);
        if (seen.has(key) || wakesTo(lesson, position, move).length > 0) continue;
        seen.add(key);
        next.push({ position: after, moves: [...moves, move] });
      }
    }
    layer = next;
  }
  return { moves: null, nodes };
};

/** The squares that a level asks for. */
export const askedSquares = (
  { game, view, start }: Lesson,
  { asked }: SquaresLevel,
): readonly number[] => {
  switch (asked.is) {
    case 'these':
      return asked.squares;
    case 'pieces':
      return piecesOf(view, start, asked.seat).filter(
        (square) => asked.faces?.includes(faceOn(view, start, square) ?? '') ?? true,
      );
    case 'reach': {
      const following = follow(game, start, [asked.piece]);
      const next = following.state === 'open' ? following.next : [];
      return next.flatMap((pick) => (pick.at === 'square' ? [pick.square] : []));
    }
    case 'forbidden':
      return squaresOf(view.board).filter(
        (square) =>
          game.refuse(start, [asked.piece, { at: 'square', square }])?.rule === asked.rule,
      );
  }
};

/** The moves of a line, as texts. */
const textsOf = (lesson: Lesson, line: AnyLine): readonly string[] =>
  line.before === null || line.turn === null
    ? []
    : [...textsOf(lesson, line.before), lesson.rules.text.move(line.turn.move)];

/** The moves that texts name, one after another. */
export const movesOf = (
  { game }: Lesson,
  position: object,
  texts: readonly string[],
): readonly object[] => {
  const moves: object[] = [];
  let at = position;
  for (const text of texts) {
    const move = moveOf(game, at, text);
    moves.push(move);
    at = game.play(at, { move });
  }
  return moves;
};

/** The positions that a hint in the middle of a level may cost. */
const HINT_LIMIT = 30_000;

/**
 * The moves to the goal from the end of a line, the learner's first. It is the stored solution while the learner keeps to
 * it, and is looked for otherwise. null where none is found; the way is then from the start again.
 */
export const wayFrom = (lesson: Lesson, line: AnyLine): readonly object[] | null => {
  const { level } = lesson;
  if (!('solution' in level)) return null;
  const made = textsOf(lesson, line);
  if (made.every((text, i) => level.solution[i] === text))
    return movesOf(lesson, line.position, level.solution.slice(made.length));
  if (level.kind === 'collect') return shortestWay(lesson, level, line.position, HINT_LIMIT).moves;
  if (level.kind !== 'answer') return null;
  const proof = prove(lesson.rules, line.position, level.plies - line.ply, HINT_LIMIT);
  return proof.is === 'mate' ? proof.line : null;
};
