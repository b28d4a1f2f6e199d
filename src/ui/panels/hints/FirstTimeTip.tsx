import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '#kernel/game.ts';
import type { Occasion } from '#store/progress.ts';
import { shownNode } from '#store/selectors.ts';
import { useSettled } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { occasionTold } from '../../table/hint-state.ts';
import { RuleLink } from '../../table/RuleLink.tsx';

/** What has just come up for the first time for somebody; null where nothing has, or on the other's side of the table. */
export const useOccasion = (own: Seat | undefined): Occasion | null => {
  const sitting = useSettled();
  const told = useStore(occasionTold, (state) => state.told);
  if (told === null || told.game !== sitting.id || told.node !== shownNode(sitting)) return null;
  return own === undefined || own === told.seat ? told.what : null;
};

/** One line about it, with the way to the rules; said aloud too, as it comes without being asked for. */
export const FirstTimeTip = ({
  what,
  children,
}: {
  readonly what: Occasion;
  /** What stands there where the game has nothing to say of it. */
  readonly children: ReactNode;
}) => {
  const { occasion } = useGameText().inspector;
  const text = useText();
  const said = occasion?.(what, text) ?? null;
  return said === null ? (
    children
  ) : (
    <p className="status-occasion" data-occasion={what}>
      <span role="status">{said.words}</span> <RuleLink to={said.to} />
    </p>
  );
};
