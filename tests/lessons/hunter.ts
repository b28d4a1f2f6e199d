/** A simple hunter: it mates where it can, and otherwise leaves the king as little room as it can. */
import type { CourseBoard, EndGame } from '#games/course.ts';
import { type Game, type Line, other, type Seat } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { flee, type HuntEnd, huntEnd, huntGame } from '#lessons/hunt.ts';
import { capturesIn, piecesOf } from '#lessons/moves.ts';
import { prove } from '#lessons/prover.ts';

/** How many squares a king comes to that runs on and on while the other side stands still. */
const roomOf = (game: Game, view: CourseBoard, position: object): number => {
  const seen = new Set<number>();
  const waiting = [position];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const move of game.legalMoves(at)) {
      const to = game.trace(at, { move }).moved[0]?.to ?? -1;
      if (seen.has(to)) continue;
      seen.add(to);
      waiting.push(view.pass(game.play(at, { move })));
    }
  return seen.size;
};

/** How far the pieces of the hunter are from the king, in steps. */
const farFrom = (view: CourseBoard, position: object, hunter: Seat): number => {
  const { columns } = view.board;
  const [king = 0] = piecesOf(view, position, other(hunter));
  const steps = (square: number): number =>
    Math.max(
      Math.abs((square % columns) - (king % columns)),
      Math.abs(Math.floor(square / columns) - Math.floor(king / columns)),
    );
  return piecesOf(view, position, hunter).reduce((sum, square) => sum + steps(square), 0);
};

/** The move of the hunter, who sees a mate in three moves; otherwise the one after which the king has least room. */
const chase = (game: Game, view: CourseBoard, line: Line<object, object>, hunter: Seat): object => {
  const { position } = line;
  for (const plies of [1, 3]) {
    const proof = prove(game, position, plies, 200_000);
    if (proof.is === 'mate' && proof.first[0] !== undefined) return proof.first[0];
  }
  const judged = [...game.legalMoves(position)].map((move) => {
    const after = extend(game, line, { move });
    const isLost = capturesIn(game, after.position).length > 0;
    const isOver = game.judge(after) !== undefined || game.facts(after).occurrences > 1;
    return {
      move,
      room: isLost || isOver ? Infinity : roomOf(game, view, after.position),
      far: farFrom(view, after.position, hunter),
    };
  });
  const [best] = judged.sort((a, b) => a.room - b.room || a.far - b.far);
  if (best === undefined) throw new Error('the hunter has no move');
  return best.move;
};

/** Plays a hunt to its end against a king that flees by itself. */
export const hunted = (whole: Game, view: CourseBoard, hunt: EndGame, seed: number) => {
  const game = huntGame(whole, hunt);
  const hunter = hunt.hunter ?? 0;
  let line = startLine(game.start(hunt.setup));
  for (let end: HuntEnd | null = null; ; ) {
    const move =
      game.turn(line.position) === hunter
        ? chase(game, view, line, hunter)
        : flee(game, view, line, seed);
    if (move === undefined) throw new Error('no move');
    line = extend(game, line, { move });
    end = huntEnd(game, hunt, line);
    if (end !== null) return { end, line };
  }
};
