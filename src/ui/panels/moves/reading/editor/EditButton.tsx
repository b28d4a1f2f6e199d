import type { IconNode } from 'lucide';
import { useText } from '../../../../app/text.tsx';
import { Icon } from '../../../../base/Icon.tsx';
import type { ActionsProps } from '../../../../table/actions/action.ts';
import { useActionContext } from '../../../../table/actions/action.ts';
import { type ActionId, actions } from '../../../../table/actions/actions.ts';

const nowhere = (): void => {};

interface EditButtonProps {
  readonly id: ActionId;
  readonly icon: IconNode;
  readonly onOpen?: ActionsProps['onOpen'];
}

/**
 * A button for an action, as a picture alone. Its title is the name of the action and, if that is off, the reason. It is
 * nothing where the game has no such action.
 */
export const EditButton = ({ id, icon, onOpen = nowhere }: EditButtonProps) => {
  const text = useText();
  const at = useActionContext(onOpen);
  const { words, disabled, act } = actions[id];
  const why = disabled?.(at) ?? null;
  if (act === undefined || why === 'unknown') return null;
  const name = words(text);
  return (
    <button
      type="button"
      className="quiet"
      data-action={id}
      aria-label={why === null ? undefined : name}
      title={why === null ? name : `${name}: ${text.offers.off[why]}`}
      aria-disabled={why !== null}
      onClick={() => {
        if (why === null) act(at);
      }}
    >
      <Icon of={icon} />
    </button>
  );
};
