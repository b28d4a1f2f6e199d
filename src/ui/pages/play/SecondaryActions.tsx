import type { ReactNode } from 'react';
import { useSitting } from '../../app/app-context.tsx';
import { ActionButton } from '../../table/ActionButton.tsx';
import type { ActionsProps } from '../../table/actions/action.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { useActionsBesideBar } from './use-bar-actions.ts';

const ids = ['new-game', 'redo', 'flip', 'type-move', 'open', 'export'] as const;

/** The less frequent actions, beside the board where there is room: the same as in the menu, as words. */
export const SecondaryActions = ({
  children,
  ...props
}: ActionsProps & {
  /** The proposals that the players can make to each other. */
  readonly children: ReactNode;
}) => {
  const { outcome } = useSitting().match;
  const hasCard = !usePositionView().open && outcome !== null;
  return (
    <div className="second-rank">
      {/* Above the others, where it can grow: the other actions stay where a finger is already. */}
      <div className="second-rank-row">
        {children}
        {useActionsBesideBar().map((id) => (
          <ActionButton key={id} id={id} {...props} />
        ))}
      </div>
      <div className="second-rank-row">
        {ids.map((id) => {
          // The card of a result has it.
          const isThere = hasCard && id === 'export';
          return !isThere && <ActionButton key={id} id={id} {...props} />;
        })}
      </div>
    </div>
  );
};
