/** A mate taken apart: step by step what attacks the king, and why nothing helps. */
import { type Evidence, other } from '#kernel/game.ts';
import { around, attackersOf } from './attacks.ts';
import type { RefusalRule } from './codes.ts';
import { ray, square } from './evidence.ts';
import type { Move } from './move.ts';
import { type HandKind, handKinds, KNIGHT } from './piece.ts';
import { play } from './play.ts';
import { at, handCount, kingCell, onBoard, type Position, sideOf, squareOf } from './position.ts';
import { refuse } from './refusal.ts';

/** The statement of one step; all places are squares. */
export type MateFact =
  | { readonly says: 'king'; readonly king: number; readonly checked: boolean }
  | { readonly says: 'check'; readonly from: number }
  /** The king's way is taken by a piece of its own. */
  | { readonly says: 'own'; readonly to: number }
  /** The king may not go there, or take what stands there. */
  | {
      readonly says: 'covered';
      readonly to: number;
      readonly by: readonly number[];
      readonly takes: boolean;
    }
  /** Two checks together: one move stops only one of them. */
  | { readonly says: 'two-checks' }
  | { readonly says: 'no-capture'; readonly of: number }
  /** A piece could take the one that checks, or step between, but for a pin. */
  | {
      readonly says: 'pinned';
      readonly piece: number;
      readonly to: number;
      readonly by: readonly number[];
      readonly takes: boolean;
    }
  /** Nothing can be put between: there is no square for it, or no piece. */
  | { readonly says: 'no-block'; readonly room: boolean }
  | {
      readonly says: 'no-drop';
      readonly kind: HandKind;
      readonly to: number;
      readonly rule: RefusalRule;
    };

/** One step of a proof: what it says, and what is drawn for it. */
export interface MateStep {
  readonly fact: MateFact;
  readonly evidence: readonly Evidence[];
}

/** The empty cells between two cells on one line; none where no line joins them. */
const between = (cells: readonly number[], from: number, to: number): readonly number[] => {
  for (const delta of around) {
    const way: number[] = [];
    let cell = from + delta;
    while (onBoard(cell) && at(cells, cell) === 0) {
      way.push(cell);
      cell += delta;
    }
    if (cell === to) return way;
  }
  return [];
};

/**
 * Explains why the side to move has no legal move, in the order in which a player would ask. First comes who checks the
 * king, then each square around it, who could take the checking piece, and what could be put between. Empty if that side
 * has no king.
 */
export const mateSteps = (position: Position): readonly MateStep[] => {
  const { cells, turn: seat } = position;
  const king = kingCell(position, seat);
  if (king === -1) return [];
  const foe = other(seat);
  const checkers = attackersOf(cells, king, foe);
  const stands = square(king, checkers.length > 0 ? 'king' : 'cause');
  const step = (fact: MateFact, ...evidence: readonly Evidence[]): MateStep => ({
    fact,
    evidence: [stands, ...evidence],
  });
  // A line of attack goes on over the square that the king has left.
  const withoutKing = cells.with(king, 0);

  const escapes = around
    .map((delta) => king + delta)
    .filter(onBoard)
    .map((cell): MateStep => {
      const to = squareOf(cell);
      if ((at(cells, cell) & sideOf(seat)) !== 0)
        return step({ says: 'own', to }, square(cell, 'blocker'));
      const guards = attackersOf(withoutKing, cell, foe);
      return step(
        { says: 'covered', to, by: guards.map(squareOf), takes: at(cells, cell) !== 0 },
        square(cell, 'escape'),
        ...guards.map((guard) => square(guard, 'guard', cell)),
      );
    });

  /** The pieces that reach a cell but are pinned there. */
  const pinnedTo = (cell: number, takes: boolean): readonly MateStep[] =>
    attackersOf(cells, cell, seat)
      .filter((piece) => piece !== king)
      .map((piece) => {
        const move: Move = { from: squareOf(piece), to: squareOf(cell), promote: false };
        const after = play(position, { move }).cells;
        const pinners = attackersOf(after, king, foe);
        return step(
          { says: 'pinned', piece: move.from, to: move.to, by: pinners.map(squareOf), takes },
          square(piece, 'cause'),
          square(cell, 'escape'),
          ...pinners.flatMap((pinner) => [
            square(pinner, 'pinner', piece),
            ...ray(after, pinner, king),
          ]),
        );
      });

  const dropsOn = (cell: number): readonly MateStep[] =>
    handKinds
      .filter((kind) => handCount(position, seat, kind) > 0)
      .flatMap((kind): readonly MateStep[] => {
        const to = squareOf(cell);
        const refused = refuse(position, [
          { at: 'hand', seat, kind },
          { at: 'square', square: to },
        ]);
        if (refused === null) return [];
        return [step({ says: 'no-drop', kind, to, rule: refused.rule }, ...refused.evidence)];
      });

  const answers = (checker: number): readonly MateStep[] => {
    const from = squareOf(checker);
    const takers = pinnedTo(checker, true);
    const jumps = (at(cells, checker) & 15) === KNIGHT;
    const way = jumps ? [] : between(cells, king, checker);
    const blocks = way.flatMap((cell) => [...pinnedTo(cell, false), ...dropsOn(cell)]);
    return [
      ...(takers.length > 0
        ? takers
        : [step({ says: 'no-capture', of: from }, square(checker, 'checker'))]),
      ...(blocks.length > 0
        ? blocks
        : [
            step(
              { says: 'no-block', room: way.length > 0 },
              square(checker, 'checker'),
              ...ray(cells, checker, king),
            ),
          ]),
    ];
  };

  const [checker] = checkers;
  const checks = checkers.map((cell) =>
    step(
      { says: 'check', from: squareOf(cell) },
      square(cell, 'checker'),
      ...ray(cells, cell, king),
    ),
  );
  return [
    step({ says: 'king', king: squareOf(king), checked: checkers.length > 0 }),
    ...checks,
    ...escapes,
    ...(checker === undefined
      ? []
      : checkers.length > 1
        ? [step({ says: 'two-checks' }, ...checks.flatMap(({ evidence }) => evidence.slice(1)))]
        : answers(checker)),
  ];
};
