/** Checks the evidence of refusals against the independently written rules. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mateEvidence } from '#games/xiangqi/ending-evidence.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import { legalMoves } from '#games/xiangqi/legal.ts';
import { type Move, moveOf } from '#games/xiangqi/move.ts';
import { formatFen } from '#games/xiangqi/notation/fen.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import { cellOf, type Position, pieceAt } from '#games/xiangqi/position.ts';
import { everySquare, formatSquare } from '#games/xiangqi/square.ts';
import type { Evidence } from '#kernel/game.ts';
import { holds } from '../law.ts';
import { sound } from './random-play.ts';
import { after, checkersOf, diagramOf, kingOf } from './second-opinion.ts';

/** The squares that have one of these roles in the evidence, by name, each once. */
const shownAs = (evidence: readonly Evidence[], ...parts: readonly string[]): readonly string[] =>
  [
    ...new Set(
      evidence.flatMap((item) =>
        item.show === 'square' && parts.includes(item.as) ? [formatSquare(item.square)] : [],
      ),
    ),
  ].sort();

/** The occupied squares strictly between the two squares of a move on one line. */
const between = (position: Position, { from, to }: Move): readonly string[] => {
  const step = (from % 9 === to % 9 ? 9 : 1) * Math.sign(to - from);
  const way = Array.from(
    { length: Math.abs((to - from) / step) - 1 },
    (_, i) => from + step * (i + 1),
  );
  return way.filter((square) => pieceAt(position, square) !== undefined).map(formatSquare);
};

/**
 * The squares, and their role, that the evidence of a refused move must contain. Undefined if the rule alone explains
 * it.
 */
const expectedFor = (
  position: Position,
  move: Move,
  rule: string,
): { readonly parts: readonly string[]; readonly squares: readonly string[] } | undefined => {
  const diagram = diagramOf(formatFen(position));
  const now = after(diagram, formatMoveText(move));
  const before = checkersOf(diagram.board, diagram.red);
  const attackers = checkersOf(now.board, diagram.red);
  const kingMoved = kingOf(diagram.board, diagram.red) === formatSquare(move.from);
  switch (rule) {
    case 'blocked':
      return { parts: ['blocker'], squares: between(position, move).slice(0, 1) };
    case 'cannon-many-screens':
      return { parts: ['screen'], squares: between(position, move) };
    case 'pinned':
      return { parts: ['pinner'], squares: attackers.filter((one) => !before.includes(one)) };
    case 'facing-kings':
      return { parts: ['checker'], squares: attackers };
    case 'king-left-in-check':
    case 'moved-into-check':
      return { parts: [kingMoved ? 'guard' : 'checker'], squares: attackers };
    default:
      return undefined;
  }
};

/** Throws if the evidence of a refused move is not what the rule says. */
const expectProof = (position: Position, move: Move): void => {
  const refusal = xiangqi.refuse(position, xiangqi.picks(position, move));
  if (refusal === null) return;
  const { rule, evidence } = refusal;
  const expected = expectedFor(position, move, rule);
  if (expected !== undefined) {
    const { parts, squares } = expected;
    expect([rule, ...shownAs(evidence, ...parts)]).toEqual([rule, ...squares.toSorted()]);
  }
  if (rule !== 'horse-leg' && rule !== 'elephant-eye') return;
  // Without that piece the move must have another fault, or none.
  const [standing] = shownAs(evidence, 'leg', 'eye');
  const square = everySquare.find((one) => formatSquare(one) === standing) ?? -1;
  const freed = { ...position, cells: position.cells.with(cellOf(square), 0) };
  expect(xiangqi.refuse(freed, xiangqi.picks(freed, move))?.rule).not.toBe(rule);
};

test.each(sound)('in %s the evidence of each refusal is what forbids the move', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      for (const from of everySquare) {
        if (pieceAt(position, from)?.seat !== position.turn) continue;
        for (const to of everySquare)
          if (
            to !== from &&
            xiangqi.reach(position, { at: 'square', square: from }).pattern.includes(to)
          )
            expectProof(position, moveOf(from, to));
      }
    }),
    { numRuns: 25 },
  );
});

test.each(sound)('in %s a side without a legal move sees which pieces check it', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const diagram = diagramOf(formatFen(position));
      const found = mateEvidence(position);
      expect(shownAs(found, 'checker')).toEqual([...checkersOf(diagram.board, diagram.red)].sort());
      const escapes = shownAs(found, 'escape');
      const king = kingOf(diagram.board, diagram.red) ?? '';
      const legal = legalMoves(position).map(formatMoveText);
      for (const way of escapes) {
        const guarded = found.some(
          (item) =>
            item.show === 'square' &&
            item.as === 'guard' &&
            item.of !== undefined &&
            formatSquare(item.of) === way,
        );
        expect(guarded).toBe(!legal.includes(`${king}${way}`));
      }
    }),
    { numRuns: 60 },
  );
});
