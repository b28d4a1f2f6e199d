import { use, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { settingsFor } from '#store/settings.ts';
import { useSettings, useSettled, useTable } from '../app-context.tsx';
import { ProofLayer } from '../board/ProofLayer.tsx';
import { useGameText, useLook, useSkin } from '../game-skin.ts';
import { useBoardView } from '../play-page/use-board-view.ts';

/** Draws what acts from afar on the board, where the game has such things and nothing is proved at the moment. */
export const ActingLayer = () => {
  const skin = useSkin();
  const { acting } = use(useGameText().inspector());
  const pack = useTable((state) => state.pack);
  // What was only asked proves nothing.
  const busy = useTable(
    ({ proof, refused }) => proof.length > 0 || (refused !== null && !refused.asks),
  );
  const settings = useSettings();
  const { pieceSet } = useLook();
  const { flipped } = useSettled();
  const { position } = useBoardView().line;
  const evidence = useMemo(
    () => acting?.(position, settingsFor(settings, pack)) ?? [],
    [acting, position, settings, pack],
  );
  const field = document.querySelector('.board .field');
  if (busy || evidence.length === 0 || field === null) return null;
  return createPortal(
    <div className="hinted">
      <ProofLayer evidence={evidence} skin={skin} pieceSet={pieceSet} flipped={flipped} />
    </div>,
    field,
  );
};
