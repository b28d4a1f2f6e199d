import { other, type Seat } from '#kernel/game.ts';
import { isUntouched } from '#store/selectors.ts';
import { useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { usePositionView } from '../../table/use-position-view.ts';
import { useIsNewcomer } from './Newcomer.tsx';

/** The seat that gives pieces in the game on the table; null without a handicap. */
const useGiver = (): Seat | null => {
  const { starts } = useTable(({ pack }) => pack.agreement);
  const { setup } = useSitting().match.record;
  return starts.find((start) => start.setup === setup)?.gives ?? null;
};

/**
 * Says beside the name of a side what it means while the game begins. A user who may be new to the game reads whether it moves
 * first. With a handicap everyone reads which side gives it.
 */
export const SideMeaning = ({ seat }: { readonly seat: Seat }) => {
  const { newcomer } = useText().teach;
  const isNewcomer = useIsNewcomer(undefined);
  const sitting = useSitting();
  const { toMove, line } = usePositionView();
  const begins = line.ply % 2 === 0 ? toMove : other(toMove);
  const giver = useGiver();
  const isGiven = giver !== null && isUntouched(sitting);
  if (!isGiven && !isNewcomer) return null;
  const { gives, gets, first, second } = newcomer;
  return (
    <span className="plate-side plate-gloss">
      {isGiven ? (seat === giver ? gives : gets) : seat === begins ? first : second}
    </span>
  );
};
