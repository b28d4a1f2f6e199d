import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '#kernel/game.ts';
import type { FirstTimeTipName } from '#store/progress.ts';
import { shownNode } from '#store/selectors.ts';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { firstTimeTipShown } from '../../table/hint-state.ts';
import { RuleLink } from '../../table/RuleLink.tsx';

/** The occasion that just came up for a player for the first time; null for none, or on the other's side of the table. */
export const useFirstTimeTip = (own: Seat | undefined): FirstTimeTipName | null => {
  const sitting = useSitting();
  const told = useStore(firstTimeTipShown, (state) => state.told);
  if (told === null || told.game !== sitting.id || told.node !== shownNode(sitting)) return null;
  return own === undefined || own === told.seat ? told.what : null;
};

/** One line about the occasion, with a link to the rules. Screen readers announce it, as it comes without being asked for. */
export const FirstTimeTip = ({
  what,
  children,
}: {
  readonly what: FirstTimeTipName;
  /** Shown instead where the game has nothing to say of the firstTimeTip. */
  readonly children: ReactNode;
}) => {
  const { firstTimeTip } = useGameText().inspector;
  const text = useText();
  const said = firstTimeTip?.(what, text) ?? null;
  return said === null ? (
    children
  ) : (
    <p className="status-occasion" data-occasion={what}>
      <span role="status">{said.words}</span> <RuleLink to={said.to} />
    </p>
  );
};
