import { useMemo } from 'react';
import { Sheet } from '../common/Sheet.tsx';
import { useGameText } from '../game-skin.ts';
import { Captures } from '../rules-page/Captures.tsx';
import { useText } from '../text.tsx';
import { useBoardView } from './use-board-view.ts';

/** Who captures whom in the game on the table. */
export const CaptureSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { captures } = useGameText();
  const text = useText();
  const { position } = useBoardView().line;
  const table = useMemo(() => captures?.(position, text), [captures, position, text]);
  return (
    <Sheet title={text.commands.captures} onClose={onClose}>
      {table && <Captures table={table} />}
    </Sheet>
  );
};
