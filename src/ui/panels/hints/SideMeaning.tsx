import type { Seat } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import { usePositionView } from '../../table/use-position-view.ts';
import { useIsNewcomer } from './Newcomer.tsx';

/** Says beside the name of a side whether it moves first, to a user who may be new to the game, until the first move. */
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
