import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../common/Icon.tsx';
import type { Off } from './action.ts';

interface ActionButtonProps {
  /** Its name in the list of all actions. */
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconNode | undefined;
  /** Why it is off; null while it acts. */
  readonly off?: Off | null;
  /** The reason in words, for whoever reads the button; absent where a description says it. */
  readonly why?: string | undefined;
  /** The description that says why. */
  readonly describedBy?: string;
  readonly onPress: () => void;
  /** Somebody came to it though it is off, or went away. */
  readonly onAsk?: ((off: Off | null) => void) | undefined;
}

/** A button of the bar, of the panel or of a menu. One that is off says why when it is focused, pointed at or pressed. */
export const ActionButton = ({
  id,
  label,
  icon,
  off = null,
  why,
  describedBy,
  onPress,
  onAsk,
}: ActionButtonProps) => (
  <button
    type="button"
    className="action"
    data-action={id}
    aria-disabled={off !== null}
    aria-describedby={off === null ? undefined : describedBy}
    title={off === null ? undefined : why}
    onFocus={() => onAsk?.(off)}
    onBlur={() => onAsk?.(null)}
    onClick={off === null ? onPress : () => onAsk?.(off)}
  >
    {icon && <Icon of={icon} />}
    <span>{label}</span>
  </button>
);
