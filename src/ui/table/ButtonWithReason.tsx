import type { IconNode } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import type { DisabledReason } from './actions/action.ts';

interface ButtonWithReasonProps {
  /** Its name in the list of all actions. */
  readonly id: string;
  readonly label: ReactNode;
  /** Its whole name, where `label` is only a part of it. */
  readonly name?: string;
  readonly icon?: IconNode | undefined;
  /** Why it is off; null while it acts. */
  readonly off?: DisabledReason | null;
  /** The reason in words, as the title of the button. */
  readonly why?: string | undefined;
  /** Whether what it shows is shown now; absent for a button that shows nothing. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
  /** Called with `off` on focus and on a press while off, and with null on blur. */
  readonly onAsk?: ((off: DisabledReason | null) => void) | undefined;
}

/** A button of the bar, of the panel or of a menu. One that is off says why when it is focused, pointed at or pressed. */
export const ButtonWithReason = ({
  id,
  label,
  name,
  icon,
  off = null,
  why,
  pressed,
  onPress,
  onAsk,
}: ButtonWithReasonProps) => {
  const asks = useRef(false);
  const ask = (reason: DisabledReason | null): void => {
    asks.current = reason !== null;
    onAsk?.(reason);
  };
  // A button that goes with the focus on it hears no blur.
  useEffect(
    () => () => {
      if (asks.current) onAsk?.(null);
    },
    [onAsk],
  );
  return (
    <button
      type="button"
      className="action"
      data-action={id}
      aria-label={name}
      aria-disabled={off !== null}
      aria-pressed={pressed}
      title={off === null ? undefined : why}
      onFocus={() => ask(off)}
      onBlur={() => ask(null)}
      onClick={off === null ? onPress : () => ask(off)}
    >
      {icon && <Icon of={icon} />}
      <span>{label}</span>
    </button>
  );
};
