import type { Seat } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import { usePositionView } from '../../table/use-position-view.ts';
import { useIsNewcomer } from './Newcomer.tsx';

/** What the name of a side means, beside it, for whoever may see the game for the first time: until the first move is made. */
export const SideMeaning = ({ seat }: { readonly seat: Seat }) => {
  const { newcomer } = useText().teach;
  const isNewcomer = useIsNewcomer(undefined);
  const { toMove } = usePositionView();
  if (!isNewcomer) return null;
  return (
    <span className="plate-side plate-gloss">
      {seat === toMove ? newcomer.first : newcomer.second}
    </span>
  );
};
