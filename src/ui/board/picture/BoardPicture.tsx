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
}

/** A small picture of a position, as seat 0 sees it. It says nothing: what stands beside it is in words. */
export const BoardPicture = ({ skin, position, pieceSet }: BoardPictureProps) => {
  const { Face, Ground, board } = skin;
  useFaces(skin, pieceSet);
  const squares = board.seen ?? Array.from({ length: board.columns * board.rows }, (_, at) => at);
  return (
    <div className="board-picture" aria-hidden="true" style={sizesOf(skin)}>
      <div className="field">
        <Ground flipped={false} />
        <div className="board-picture-pieces">
          {squares.map((square) => {
            const piece = skin.faceAt(position, square);
            return (
              <span key={square}>
                {piece && (
                  <Face face={piece.face} down={pointsDown(piece.seat, false)} set={pieceSet} />
                )}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
};
