import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { boardGeometry } from '../../board/board-geometry.ts';
import { useBoardField } from '../../board/use-board-field.ts';
import { useSkin } from '../../game/game-skin.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { seekNothing, sought } from './sought.ts';
import './find-piece.css';

/** Marks the pieces that the user searched for, says how many there are and leads to the first, until Escape or the next move. */
export const SoughtLayer = () => {
  const skin = useSkin();
  const words = useText().boardHelp.find;
  const { flipped } = useSitting();
  const { position } = usePositionView().line;
  const { piece } = useStore(sought);
  const shown = piece?.position === position ? piece : null;
  useEffect(() => {
    if (piece === null) return undefined;
    const [first = 0] = piece.squares;
    const lead = (): void =>
      document
        .querySelector<HTMLElement>(`.board [data-square="${skin.squareName(first)}"]`)
        ?.focus();
    // After this wait the closing sheet has given the focus back.
    const wait = setTimeout(lead, 60);
    const put = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('.sheet-overlay') !== null) return;
      seekNothing();
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', put, { capture: true });
    return () => {
      clearTimeout(wait);
      removeEventListener('keydown', put, { capture: true });
    };
  }, [piece, skin]);
  useEffect(() => {
    if (piece !== null && piece.position !== position) seekNothing();
  }, [piece, position]);
  const { viewBox, onto } = boardGeometry({ board: skin.board, flipped });
  const field = useBoardField();
  return (
    <>
      {shown !== null &&
        field !== null &&
        createPortal(
          <svg className="reach sought" viewBox={viewBox} aria-hidden="true">
            {shown.squares.map((square) => (
              <g key={square} transform={onto(square)} data-sought={skin.squareName(square)}>
                <circle className="halo" r={6} />
                <circle r={6.5} />
                <circle r={5.5} />
              </g>
            ))}
          </svg>,
          field,
        )}
      <p className="unseen" aria-live="polite">
        <Announced event={shown}>
          {shown !== null && words.found(shown.name, shown.squares.length)}
        </Announced>
      </p>
    </>
  );
};
