import { createPortal } from 'react-dom';
import { useSitting } from '../../app/app-context.tsx';
import { boardGeometry } from '../../board/board-geometry.ts';
import { useBoardField } from '../../board/use-board-field.ts';
import { useSkin } from '../../game/game-skin.ts';

/** Marks the squares that were found, with a tick in a ring. */
export const FoundLayer = ({ squares }: { readonly squares: readonly number[] }) => {
  const skin = useSkin();
  const { flipped } = useSitting();
  const field = useBoardField();
  if (field === null || squares.length === 0) return null;
  const { viewBox, onto } = boardGeometry({ board: skin.board, flipped });
  return createPortal(
    <svg className="reach found" viewBox={viewBox} aria-hidden="true">
      {squares.map((square) => (
        <g key={square} transform={onto(square)} data-found={skin.squareName(square)}>
          <circle className="halo" r={4.6} />
          <circle r={4.6} />
        </g>
      ))}
    </svg>,
    field,
  );
};
