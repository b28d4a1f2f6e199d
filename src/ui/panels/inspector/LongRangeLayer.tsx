import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { settingsFor } from '#store/settings.ts';
import { useSettings, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { ProofLayer } from '../../board/ProofLayer.tsx';
import { useBoardField } from '../../board/use-board-field.ts';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import { usePositionView, useSides } from '../../table/use-position-view.ts';
import './long-range.css';

/**
 * Draws on the board which pieces act from afar, where the game has such pieces. It draws nothing while a proof or a refusal
 * is shown. The same can be read in words beside the board.
 */
export const LongRangeLayer = () => {
  const skin = useSkin();
  const { longRange, longRangeWords } = useGameText().inspector;
  const text = useText();
  const sides = useSides();
  const pack = useTable((state) => state.pack);
  // A piece that was only asked about shows no proof.
  const busy = useTable(
    ({ proof, refused }) => proof.length > 0 || (refused !== null && !refused.asks),
  );
  const settings = useSettings();
  const { pieceSet, coordinates } = useLook();
  const { flipped } = useSitting();
  const { position } = usePositionView().line;
  const evidence = useMemo(
    () => longRange?.(position, settingsFor(settings, pack)) ?? [],
    [longRange, position, settings, pack],
  );
  const field = useBoardField();
  const told = useMemo(
    () =>
      longRangeWords?.(
        { position, settings: settingsFor(settings, pack), sides },
        coordinates,
        text,
      ) ?? [],
    [longRangeWords, position, settings, pack, sides, coordinates, text],
  );
  const drawn =
    !busy &&
    evidence.length > 0 &&
    field !== null &&
    createPortal(
      <div className="hinted">
        <ProofLayer evidence={evidence} skin={skin} pieceSet={pieceSet} flipped={flipped} />
      </div>,
      field,
    );
  return (
    <>
      {drawn}
      {told.length > 0 && (
        <details className="acting-told">
          <summary data-action="show-acting">{text.boardHelp.acting}</summary>
          <ul>
            {told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
