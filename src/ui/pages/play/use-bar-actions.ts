/**
 * Chooses the actions in the bar, and those that every game needs and the bar does not have. An action has the same place
 * before the first move, in the game and after it.
 */
import type { Seat } from '#kernel/game.ts';
import { resignedSeat } from '#match/match.ts';
import { isRead } from '#store/selectors.ts';
import { useSitting } from '../../app/app-context.tsx';
import type { ActionId } from '../../table/actions/actions.ts';
import { useEndingProof } from '../../table/use-ending-proof.ts';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';

const looking = ['first', 'back', 'forward', 'last', 'more'] as const;
const reading = ['first', 'back', 'playback', 'forward', 'last', 'more'] as const;
const asking = ['withdraw', 'back', 'forward', 'resign', 'more'] as const;
const playing = ['take-back', 'back', 'forward', 'resign', 'more'] as const;

/** Stands for the actions after a game, where there is no card of its result (`useActionsAfterGame`). */
export const resultBar: readonly ActionId[] = ['rematch'];

/**
 * The actions after a game; a rematch stands before them. Between it and the review is the proof of the ending, or the way
 * out of a resignation. Copying and saving stand in the bar only where there is neither. With `own` they are those of
 * a seat that has a bar of its own.
 */
export const useActionsAfterGame = (own?: Seat): readonly ActionId[] => {
  const { match } = useSitting();
  const { isOffered } = useEndingProof();
  const seat = resignedSeat(match);
  const isRefused =
    match.refereeState?.declined.some(({ what }) => what === 'undo-resign') ?? false;
  const isMine = seat !== null && (own ?? seat) === seat && !isRefused;
  if (match.refereeState?.offer && own === undefined) return ['withdraw', 'review', 'more'];
  if (isOffered) return ['why', 'review', 'more'];
  return isMine ? ['undo-resign', 'review', 'more'] : ['review', 'export', 'more'];
};

/**
 * The actions in the bar: the steps while a player looks back, the way to withdraw an offer, or the usual ones. After a
 * game a bar `beneathResult` has the actions that follow it, as in a narrow window and where two players sit face to face.
 */
export const useBarActions = (beneathResult?: boolean): readonly ActionId[] => {
  const sitting = useSitting();
  const isWide = useIsWideWindow();
  const { outcome, refereeState } = sitting.match;
  if (sitting.viewed !== null) return isRead(sitting) ? reading : looking;
  if (outcome !== null && (beneathResult ?? !isWide)) return resultBar;
  return outcome === null && refereeState?.offer ? asking : playing;
};

/** The actions of the usual bar that this bar does not have now. */
export const useActionsBesideBar = (beneathResult?: boolean): readonly ActionId[] => {
  const inBar = useBarActions(beneathResult);
  return (['take-back', 'resign'] as const).filter((id) => !inBar.includes(id));
};
