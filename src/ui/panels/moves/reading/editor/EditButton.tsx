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

/** One of all actions as a picture alone, with its name and, where it is off, the reason on demand; nothing where there is no such thing. */
export const EditButton = ({ id, icon, onOpen = nowhere }: EditButtonProps) => {
  const text = useText();
  const at = useActionContext(onOpen);
  const { words, off, act } = actions[id];
  const why = off?.(at) ?? null;
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
