import type { Skin } from '../../game/skin.ts';
import { useFaces } from '../../game/use-faces.ts';
import { sizesOf } from '../BoardStage.tsx';
import { pointsDown } from '../Square.tsx';
import './board-picture.css';

interface BoardPictureProps {
  readonly skin: Skin;
  readonly position: object;
  /** The set its pieces are drawn from. */
  readonly pieceSet: string;
  /** Whether it is seen from the side of seat 1. */
  readonly flipped?: boolean;
}

/** A small picture of a position. It says nothing: what stands beside it is in words. */
export const BoardPicture = ({ skin, position, pieceSet, flipped = false }: BoardPictureProps) => {
  const { Face, Ground, board } = skin;
  useFaces(skin, pieceSet);
  const all = board.seen ?? Array.from({ length: board.columns * board.rows }, (_, at) => at);
  const squares = flipped ? all.toReversed() : all;
  return (
    <div className="board-picture" aria-hidden="true" style={sizesOf(skin)}>
      <div className="field">
        <Ground flipped={flipped} />
        <div className="board-picture-pieces">
          {squares.map((square) => {
            const piece = skin.faceAt(position, square);
            return (
              <span key={square}>
                {piece && (
                  <Face face={piece.face} down={pointsDown(piece.seat, flipped)} set={pieceSet} />
                )}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
};
