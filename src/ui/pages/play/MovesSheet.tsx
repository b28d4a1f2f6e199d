import { isRead } from '#store/selectors.ts';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { ReadingViews } from '../../panels/moves/reading/views/ReadingViews.tsx';
import type { ActionsProps } from '../../table/actions/action.ts';
import { MovesPanel } from './MovesPanel.tsx';

/**
 * The list of moves, where there is no room for it beside the board. In a record that is read it closes when a move is
 * chosen, and the board is seen again.
 */
export const MovesSheet = ({
  onOpen,
  onClose,
}: Pick<ActionsProps, 'onOpen'> & { readonly onClose: () => void }) => {
  const { moves } = useText();
  const reads = isRead(useSitting());
  return (
    <Sheet title={moves.label} low onClose={onClose}>
      {reads ? <ReadingViews tabs onChoose={onClose} /> : <MovesPanel listsGames onOpen={onOpen} />}
    </Sheet>
  );
};
