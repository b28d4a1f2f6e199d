import { useMemo } from 'react';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { Captures } from '../../panels/inspector/Captures.tsx';
import { usePositionView } from '../../table/use-position-view.ts';

/** The sheet with the capture table of the game on the table. */
export const CaptureSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { captures } = useGameText();
  const text = useText();
  const { position } = usePositionView().line;
  const table = useMemo(() => captures?.(position, text), [captures, position, text]);
  return (
    <Sheet title={text.commands.captures} onClose={onClose}>
      {table && <Captures table={table} />}
    </Sheet>
  );
};
