import type { ReactNode } from 'react';
import { useSettled } from '../app-context.tsx';
import { ActionButton } from './ActionButton.tsx';
import { type ActionsProps, besidesBar } from './action.ts';

/** Beside the board, where there is room, what is done more seldom: the same actions as in the menu, as words. */
export const SecondaryActions = ({
  children,
  ...props
}: ActionsProps & {
  /** What the players can say to each other. */
  readonly children: ReactNode;
}) => {
  const ids = [...besidesBar(useSettled()), 'redo', 'flip', 'type-move', 'open', 'export'] as const;
  return (
    <div className="second-rank">
      {/* Above, where there is room to grow: the rest stays where a finger is already. */}
      <div className="second-rank-row">{children}</div>
      <div className="second-rank-row words-alone">
        {ids.map((id) => (
          <ActionButton key={id} id={id} {...props} />
        ))}
      </div>
    </div>
  );
};
