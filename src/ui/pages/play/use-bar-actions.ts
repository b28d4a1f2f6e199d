/** Chooses the actions in the bar, and those that every game needs and the bar does not have. */
import type { Seat } from '#kernel/game.ts';
import { resignedSeat } from '#match/match.ts';
import { isRead } from '#store/selectors.ts';
import type { Sitting } from '#store/sitting.ts';
import { useSitting } from '../../app/app-context.tsx';
import type { ActionId } from '../../table/actions/actions.ts';
import { useEndingProof } from '../../table/use-ending-proof.ts';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';

const looking = ['first', 'back', 'forward', 'last', 'more'] as const;
const reading = ['first', 'back', 'playback', 'forward', 'last', 'more'] as const;
const asking = ['withdraw', 'back', 'forward', 'resign', 'more'] as const;
const playing = ['take-back', 'back', 'forward', 'resign', 'more'] as const;
const beginning = ['take-back', 'back', 'forward', 'new-game', 'more'] as const;

/** Stands for the actions after a game, where there is no card of its result (`useActionsAfterGame`). */
export const afterGame: readonly ActionId[] = ['rematch'];

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

/** Whether a game is on, which a player may want to resign. Before and after it a new game is wanted. */
const isOn = ({ match }: Sitting): boolean =>
  match.outcome === null && (match.record.nodes.length > 1 || match.refereeState !== undefined);

/**
 * The actions in the bar: the steps while a player looks back, the way to withdraw an offer, or the usual ones. After a
 * game a bar `beneathResult` has the actions that follow it, as in a narrow window and where two players sit face to face.
 */
export const useBarActions = (beneathResult?: boolean): readonly ActionId[] => {
  const sitting = useSitting();
  const isWide = useIsWideWindow();
  const { outcome, refereeState } = sitting.match;
  if (sitting.viewed !== null && (isOn(sitting) || outcome !== null))
    return isRead(sitting) ? reading : looking;
  if (outcome !== null && (beneathResult ?? !isWide)) return afterGame;
  if (outcome === null && refereeState?.offer) return asking;
  return isOn(sitting) ? playing : beginning;
};

/** The actions that every game needs, without those in that bar. */
export const useActionsBesideBar = (
  beneathResult?: boolean,
): readonly ('take-back' | 'resign' | 'new-game')[] => {
  const inBar = useBarActions(beneathResult);
  return (['take-back', 'resign', 'new-game'] as const).filter((id) => !inBar.includes(id));
};
