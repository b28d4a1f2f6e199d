/** Questions about one move that lessons ask of any game. */

import type { CourseBoard } from '#games/course.ts';
import type { Game, Pick, Seat, Trace } from '#kernel/game.ts';
import { startLine } from '#kernel/line.ts';

/** The square on which the piece that moved now stands. */
export const landedOn = ({ moved, appeared }: Trace): number | undefined =>
  moved.at(-1)?.to ?? appeared[0];

/** Whether the side to move stands in check. */
export const isChecked = (game: Game, position: object): boolean =>
  game.facts(startLine(position)).checked.length > 0;

/** Whether the side to move has a legal move. */
export const canMove = (game: Game, position: object): boolean => {
  for (const _ of game.legalMoves(position)) return true;
  return false;
};

/** The legal moves of the side to move that take something, each with the square on which it does. */
export const capturesIn = (
  game: Game,
  position: object,
): readonly { readonly move: object; readonly square: number }[] =>
  [...game.legalMoves(position)].flatMap((move) =>
    game.trace(position, { move }).removed.map((square) => ({ move, square })),
  );

/** The legal moves of the side to move that take on a square. */
export const takersOn = (game: Game, position: object, square: number): readonly object[] =>
  capturesIn(game, position).flatMap((one) => (one.square === square ? [one.move] : []));

/** Every square of a board. */
export const squaresOf = ({ columns, rows }: CourseBoard['board']): readonly number[] =>
  Array.from({ length: columns * rows }, (_, square) => square);

/** The face on a square in upper case, whichever side it is of; undefined where the square is empty. */
export const faceOn = (view: CourseBoard, position: object, square: number): string | undefined =>
  view.faceAt(position, square)?.face.toUpperCase();

/** The squares on which pieces of a side stand. */
export const piecesOf = (view: CourseBoard, position: object, seat: Seat): readonly number[] =>
  squaresOf(view.board).filter((square) => view.faceAt(position, square)?.seat === seat);

/** The face of the piece that a pick takes up, in upper case. */
export const faceOfPick = (
  view: CourseBoard,
  position: object,
  pick: Pick | undefined,
): string | undefined =>
  pick?.at === 'square'
    ? faceOn(view, position, pick.square)
    : pick?.at === 'hand'
      ? view.handKinds.find(({ kind }) => kind === pick.kind)?.faces[0]
      : undefined;

/** The move that a text names in a position; throws where it names none, because texts of courses are proven. */
export const moveOf = (game: Game, position: object, text: string): object => {
  const read = game.text.parseMove(text, position);
  if (!read.ok) throw new Error(`no move here is called ${text}`);
  return read.value;
};

/** The pick in the mirror of a board. */
export const mirroredPick = ({ columns }: CourseBoard['board'], pick: Pick): Pick =>
  pick.at === 'square' ? { at: 'square', square: mirroredSquare(columns, pick.square) } : pick;

/** The square on the other half of its row. */
export const mirroredSquare = (columns: number, square: number): number =>
  square - (square % columns) + (columns - 1 - (square % columns));
