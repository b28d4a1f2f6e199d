import { Sheet } from '../common/Sheet.tsx';
import { MovesPanel } from '../move-list/MovesPanel.tsx';
import { usePageText } from '../page-text.ts';

/** The list of moves, where there is no room for it beside the board. */
export const MovesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { moves } = usePageText();
  return (
    <Sheet title={moves.label} low onClose={onClose}>
      <MovesPanel />
    </Sheet>
  );
};
