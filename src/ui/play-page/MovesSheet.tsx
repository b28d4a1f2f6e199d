import { isRead } from '#store/selectors.ts';
import { useSettled } from '../app-context.tsx';
import { Sheet } from '../common/Sheet.tsx';
import { MovesPanel } from '../move-list/MovesPanel.tsx';
import { ReadingViews } from '../reading/views/ReadingViews.tsx';
import { useText } from '../text.tsx';
import type { ActionsProps } from './action.ts';

/** The list of moves, where there is no room for it beside the board. Who reads a record chooses a move and sees the board again. */
export const MovesSheet = ({
  onOpen,
  onClose,
}: Pick<ActionsProps, 'onOpen'> & { readonly onClose: () => void }) => {
  const { moves } = useText();
  const reads = isRead(useSettled());
  return (
    <Sheet title={moves.label} low onClose={onClose}>
      {reads ? <ReadingViews tabs onChoose={onClose} /> : <MovesPanel onOpen={onOpen} />}
    </Sheet>
  );
};
