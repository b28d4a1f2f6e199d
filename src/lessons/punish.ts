/**
 * Finds what a wrong move costs: one answer of the other side, and the fact that it proves. It looks two plies ahead and
 * is no engine.
 */

import type { CourseBoard, FactCode } from '#games/course.ts';
import type { Evidence, Game } from '#kernel/game.ts';
import { canMove, capturesIn, faceOfPick, faceOn, isChecked, landedOn, takersOn } from './moves.ts';
import type { Fact } from './state.ts';

/** An answer to a wrong move, and the fact that it proves. */
export interface Punishment {
  readonly reply: object;
  readonly fact: Fact;
}

const worthOf = (view: CourseBoard, face: string | undefined): number =>
  (face === undefined ? undefined : view.worth[face]) ?? 0;

/** The face of the piece that a move moves or drops, in upper case. */
const moverOf = (game: Game, view: CourseBoard, position: object, move: object) =>
  faceOfPick(view, position, game.picks(position, move)[0]);

/** The pawns that the side to move wins by taking on a square again and again, the least piece first; 0 where it had better not. */
const exchange = (game: Game, view: CourseBoard, position: object, square: number): number => {
  const [least] = takersOn(game, position, square).toSorted(
    (a, b) =>
      worthOf(view, moverOf(game, view, position, a)) -
      worthOf(view, moverOf(game, view, position, b)),
  );
  return least === undefined ? 0 : Math.max(0, gain(game, view, position, least, square));
};

const gain = (
  game: Game,
  view: CourseBoard,
  position: object,
  move: object,
  square: number,
): number =>
  worthOf(view, faceOn(view, position, square)) -
  exchange(game, view, game.play(position, { move }), square);

const mark = (square: number, as: string): Evidence => ({ show: 'square', square, as });

/** The fact that an answer of the other side proves about a square. */
export const factOf = (
  game: Game,
  view: CourseBoard,
  position: object,
  reply: object,
  code: FactCode,
  at: number | undefined = landedOn(game.trace(position, { move: reply })),
): Fact => {
  const [origin] = game.picks(position, reply);
  const from = origin?.at === 'square' ? origin.square : null;
  const by = moverOf(game, view, position, reply);
  const face = at === undefined ? undefined : faceOn(view, position, at);
  return {
    code,
    evidence: [
      ...(from !== null && at !== undefined ? [{ show: 'ray', from, to: at } as const] : []),
      ...(at === undefined ? [] : [mark(at, 'cause')]),
    ],
    ...(face === undefined ? {} : { face }),
    ...(by === undefined ? {} : { by }),
    from,
    ...(at === undefined ? {} : { at }),
  };
};

/** The answer that takes something for nothing, or wins an exchange: the one that wins most. */
const capture = (game: Game, view: CourseBoard, position: object): Punishment | null => {
  const captures = capturesIn(game, position).map(({ move, square }) => ({
    reply: move,
    square,
    wins: gain(game, view, position, move, square),
    free: takersOn(game, game.play(position, { move }), square).length === 0,
  }));
  const [best] = captures
    .filter(({ wins }) => wins > 0)
    .toSorted((a, b) => Number(b.free) - Number(a.free) || b.wins - a.wins);
  if (best === undefined) return null;
  const code = best.free ? 'taken' : 'exchanged';
  return { reply: best.reply, fact: factOf(game, view, position, best.reply, code, best.square) };
};

/** The least worth of a piece that a fork is about, beside the king. */
const MAJOR = 8;

/** The answer that attacks king and another great piece at once, and cannot be taken. */
const fork = (game: Game, view: CourseBoard, position: object): Punishment | null => {
  for (const reply of game.legalMoves(position)) {
    const at = landedOn(game.trace(position, { move: reply }));
    if (at === undefined) continue;
    const after = game.play(position, { move: reply });
    if (!isChecked(game, after) || takersOn(game, after, at).length > 0) continue;
    const { captures } = game.reach(after, { at: 'square', square: at });
    const lost = captures.find((square) => {
      const face = faceOn(view, after, square);
      return face !== view.royal && worthOf(view, face) >= MAJOR;
    });
    if (lost === undefined) continue;
    const fact = factOf(game, view, position, reply, 'forked', at);
    const face = faceOn(view, after, lost);
    return {
      reply,
      fact: {
        ...fact,
        ...(face === undefined ? {} : { face }),
        evidence: captures.map((to) => ({ show: 'ray', from: at, to }) as const),
      },
    };
  }
  return null;
};

const mate = (game: Game, view: CourseBoard, position: object): Punishment | null => {
  for (const reply of game.legalMoves(position)) {
    const after = game.play(position, { move: reply });
    if (isChecked(game, after) && !canMove(game, after))
      return { reply, fact: factOf(game, view, position, reply, 'mated') };
  }
  return null;
};

/**
 * The punishment of the move that led to a position. It is a mate, the capture of what nobody guards, a capture that wins
 * the exchange, or a fork; null where there is none.
 */
export const punishmentOf = (game: Game, view: CourseBoard, position: object): Punishment | null =>
  mate(game, view, position) ?? capture(game, view, position) ?? fork(game, view, position);
