import type { IconNode } from 'lucide';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { type Holder, ignoreRestOfPress } from '../../base/rest-of-press.ts';
import './offers.css';

/** How long a player holds to agree, in milliseconds: longer than a press by mistake, and no longer than agreeing should take. */
const HOLD_MS = 700;

interface HoldButtonProps {
  /** Its name in the list of all actions. */
  readonly action: string;
  readonly label: string;
  /** A word of `label` that is shown in its place, under the icon. */
  readonly word?: string;
  readonly icon?: IconNode;
  /** Whether to draw it plainly, as it is not the main thing to do now. */
  readonly quiet?: boolean;
  readonly onHeld: () => void;
  /** Called when it was pressed and let go too soon. */
  readonly onTap?: () => void;
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

const isInside = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<Element>): boolean => {
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** A button that must be held: consent is never a slip of the finger. The keyboard holds it too. */
export const HoldButton = ({
  action,
  label,
  word,
  icon,
  quiet = false,
  onHeld,
  onTap,
}: HoldButtonProps) => {
  const { offers } = useText();
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
  };
  const letGo = (): void => {
    const tapped = timer.current !== undefined;
    release();
    if (tapped) onTap?.();
  };
  const hold = (holder: Holder): void => {
    release();
    setHolding(true);
    timer.current = setTimeout(() => {
      release();
      ignoreRestOfPress(holder);
      onHeld();
    }, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const name = holding ? offers.holding : label;
  return (
    <button
      type="button"
      data-action={action}
      className={quiet ? 'action hold' : 'primary hold'}
      data-holding={holding || undefined}
      aria-label={word === undefined ? undefined : name}
      onPointerDown={({ button, pointerId }) => button === 0 && hold(pointerId)}
      onPointerUp={letGo}
      onPointerCancel={release}
      onPointerLeave={release}
      // A touch belongs to the button where it began, so it does not leave the button when the finger does.
      onPointerMove={(event) => !isInside(event) && release()}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={release}
      onKeyDown={(event) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        if (!event.repeat) hold('key');
      }}
      onKeyUp={(event) => {
        if (!isHoldKey(event)) return;
        // Firefox would click now, although the press was prevented.
        event.preventDefault();
        letGo();
      }}
      onClick={(event) => {
        // A screen reader clicks without pressing: it has asked for the button by its name.
        if (event.detail === 0 && !holding) onHeld();
      }}
    >
      {icon && <Icon of={icon} />}
      <span>{word ?? name}</span>
    </button>
  );
};
