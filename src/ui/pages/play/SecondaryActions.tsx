import type { ReactNode } from 'react';
import { ActionButton } from '../../table/ActionButton.tsx';
import type { ActionsProps } from '../../table/actions/action.ts';
import { useActionsBesideBar } from './use-bar-actions.ts';

/** Beside the board, where there is room, what is done more seldom: the same actions as in the menu, as words. */
export const SecondaryActions = ({
  children,
  ...props
}: ActionsProps & {
  /** What the players can say to each other. */
  readonly children: ReactNode;
}) => {
  const ids = [...useActionsBesideBar(), 'redo', 'flip', 'type-move', 'open', 'export'] as const;
  return (
    <div className="second-rank">
      {/* Above, where there is room to grow: the rest stays where a finger is already. */}
      <div className="second-rank-row">{children}</div>
      <div className="second-rank-row">
        {ids.map((id) => (
          <ActionButton key={id} id={id} {...props} />
        ))}
      </div>
    </div>
  );
};
