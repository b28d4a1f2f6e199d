/** The first answers of a level: all that a learner can give, and those that are right. */

import { judge } from '#lessons/judge.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { squaresOf } from '#lessons/moves.ts';
import { prove } from '#lessons/prover.ts';
import { askedSquares, shortestWay } from '#lessons/solve.ts';

/** The texts of all first answers, the right ones among them, and the positions that were looked at. */
export interface FirstAnswers {
  readonly all: readonly string[];
  readonly accepted: readonly string[];
  readonly nodes: number;
}

const ofMoves = (lesson: Lesson): FirstAnswers => {
  const { game, rules, level, start } = lesson;
  const moves = [...game.legalMoves(start)];
  const text = (move: object): string => rules.text.move(move);
  if (level.kind === 'collect') {
    let nodes = 0;
    const right = moves.filter((move) => {
      if (!judge(lesson, start, move, 0).right) return false;
      const way = shortestWay(lesson, level, game.play(start, { move }));
      nodes += way.nodes;
      return way.moves !== null && way.moves.length < level.par;
    });
    return { all: moves.map(text), accepted: right.map(text), nodes };
  }
  if (level.kind === 'answer') {
    const proof = prove(rules, start, level.plies);
    const first = proof.is === 'mate' ? proof.first : [];
    return { all: moves.map(text), accepted: first.map(text), nodes: proof.nodes };
  }
  const right = moves.filter((move) => judge(lesson, start, move, 0).right);
  return { all: moves.map(text), accepted: right.map(text), nodes: moves.length };
};

/** The first answers of a level. A square is written as its number, an answer beside the board by its word. */
export const firstAnswers = (lesson: Lesson): FirstAnswers => {
  const { level, view, start } = lesson;
  switch (level.kind) {
    case 'squares':
      return {
        all: squaresOf(view.board).map(String),
        accepted: askedSquares(lesson, level).map(String),
        nodes: 0,
      };
    case 'legal':
      return { all: ['yes', 'no'], accepted: [level.rule === null ? 'yes' : 'no'], nodes: 0 };
    case 'face': {
      const face = view.faceAt(start, level.square)?.face.toUpperCase();
      return {
        all: level.offered,
        accepted: level.offered.filter((one) => one === face),
        nodes: 0,
      };
    }
    default:
      return ofMoves(lesson);
  }
};
