import type { Seat } from '#kernel/game.ts';
import { useBoardView } from '../play-page/use-board-view.ts';
import { useText } from '../text.tsx';
import { useIsNewcomer } from './Newcomer.tsx';

/** What the name of a side means, beside it, for whoever may see the game for the first time: until the first move is made. */
export const SideGloss = ({ seat }: { readonly seat: Seat }) => {
  const { newcomer } = useText().teach;
  const isNewcomer = useIsNewcomer(undefined);
  const { toMove } = useBoardView();
  if (!isNewcomer) return null;
  return (
    <span className="plate-side plate-gloss">
      {seat === toMove ? newcomer.first : newcomer.second}
    </span>
  );
};
