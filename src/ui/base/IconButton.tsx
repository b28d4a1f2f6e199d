import type { IconNode } from 'lucide';
import { Icon } from './Icon.tsx';

interface IconButtonProps {
  /** The name by which tests and programs find it. */
  readonly action: string;
  /** The name that screen readers say. */
  readonly label: string;
  readonly icon: IconNode;
  readonly className?: string;
  /** Shown while a mouse rests on it. */
  readonly title?: string;
  /** Whether it is off now; absent where it never is. */
  readonly off?: boolean;
  readonly onPress: () => void;
}

/** A plain button with a picture alone, such as the cross that puts something away. */
export const IconButton = ({
  action,
  label,
  icon,
  className,
  title,
  off,
  onPress,
}: IconButtonProps) => (
  <button
    type="button"
    className={className === undefined ? 'quiet' : `quiet ${className}`}
    data-action={action}
    aria-label={label}
    aria-disabled={off}
    title={title}
    onClick={onPress}
  >
    <Icon of={icon} />
  </button>
);
