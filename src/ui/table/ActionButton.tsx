import type { Seat } from '#kernel/game.ts';
import { lastMover } from '#store/why-not.ts';
import { useText } from '../app/text.tsx';
import { type ActionsProps, useActionContext } from './actions/action.ts';
import { type ActionId, actions } from './actions/actions.ts';
import { ButtonWithReason } from './ButtonWithReason.tsx';
import { TakeBackLabel } from './TakeBackLabel.tsx';
import { UndoResignLabel } from './UndoResignLabel.tsx';

export interface ActionButtonProps extends Partial<Pick<ActionsProps, 'onAsk'>> {
  readonly id: ActionId;
  readonly onOpen: ActionsProps['onOpen'];
  /** The seat on whose side of the table the button stands; absent where both share one side. */
  readonly own?: Seat | undefined;
  /** Called before the action, to close a menu. */
  readonly onFirst?: (() => void) | undefined;
}

/** A button for one of the listed actions; nothing where the game on the table has no such action. */
export const ActionButton = ({ id, onOpen, onAsk, own, onFirst }: ActionButtonProps) => {
  const text = useText();
  const at = useActionContext(onOpen, own);
  const { words, icon, disabled, act } = actions[id];
  const why = disabled?.(at) ?? null;
  if (act === undefined || why === 'unknown') return null;
  const asks =
    id === 'take-back' && why === null && at.sitting.match.refereeState?.terms.takebacks === 'ask';
  return (
    <ButtonWithReason
      id={id}
      label={
        asks ? (
          <TakeBackLabel seat={lastMover(at.game, at.sitting)} />
        ) : id === 'undo-resign' ? (
          <UndoResignLabel />
        ) : (
          words(text)
        )
      }
      icon={icon}
      off={why}
      why={why === null ? undefined : text.offers.off[why]}
      onPress={() => {
        onFirst?.();
        act(at);
      }}
      onAsk={onAsk}
    />
  );
};
