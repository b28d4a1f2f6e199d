import type { ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import { type ActionId, actions } from '../actions.ts';
import { useText } from '../text.tsx';
import { ActionButton } from './ActionButton.tsx';
import type { ActionsProps } from './action.ts';
import { useActionContext } from './action.ts';

export interface LazyButtonProps extends Partial<Pick<ActionsProps, 'onAsk'>> {
  readonly id: ActionId;
  readonly onOpen: ActionsProps['onOpen'];
  /** Whose side of the table it stands on; absent where both share one. */
  readonly own?: Seat | undefined;
  /** What it is called here, where that is not its usual name. */
  readonly label?: ReactNode;
  /** What it is for, told by a hint while it acts. */
  readonly hint?: string;
  /** Done before the action: a menu closes. */
  readonly onFirst?: (() => void) | undefined;
}

/** One of all actions, once something has been pressed; nothing where the game on the table has no such thing. */
export const LazyButton = ({ id, onOpen, onAsk, own, label, hint, onFirst }: LazyButtonProps) => {
  const text = useText();
  const at = useActionContext(onOpen, own);
  const { words, icon, off, act } = actions[id];
  const why = off?.(at) ?? null;
  if (act === undefined || why === 'unknown') return null;
  return (
    <ActionButton
      id={id}
      label={label ?? words(text)}
      icon={icon}
      off={why}
      why={why === null ? hint : text.offers.off[why]}
      onPress={() => {
        onFirst?.();
        act(at);
      }}
      onAsk={onAsk}
    />
  );
};
