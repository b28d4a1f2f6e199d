import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import type { Off } from './actions/action.ts';

interface ButtonWithReasonProps {
  /** Its name in the list of all actions. */
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: IconNode | undefined;
  /** Why it is off; null while it acts. */
  readonly off?: Off | null;
  /** The reason in words, as the title of the button. */
  readonly why?: string | undefined;
  readonly onPress: () => void;
  /** Somebody came to it though it is off, or went away. */
  readonly onAsk?: ((off: Off | null) => void) | undefined;
}

/** A button of the bar, of the panel or of a menu. One that is off says why when it is focused, pointed at or pressed. */
export const ButtonWithReason = ({
  id,
  label,
  icon,
  off = null,
  why,
  onPress,
  onAsk,
}: ButtonWithReasonProps) => (
  <button
    type="button"
    className="action"
    data-action={id}
    aria-disabled={off !== null}
    title={off === null ? undefined : why}
    onFocus={() => onAsk?.(off)}
    onBlur={() => onAsk?.(null)}
    onClick={off === null ? onPress : () => onAsk?.(off)}
  >
    {icon && <Icon of={icon} />}
    <span>{label}</span>
  </button>
);
