import type { IconNode } from 'lucide';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import './offers.css';

/** How long a player holds to agree, in milliseconds: longer than a press by mistake, and no longer than agreeing should take. */
const HOLD_MS = 700;

/** How long after the release its click can come, in milliseconds. */
const CLICK_MS = 100;

/** The pointer that holds the button, by its id, or a key. */
type Holder = number | 'key';

const isOf = (holder: Holder, event: Event): boolean =>
  event instanceof PointerEvent ? event.pointerId === holder : holder === 'key';

/** Whether another pointer clicked. Some browsers do not say which pointer a click is of, and none does for a key. */
const isOfOther = (holder: Holder, event: Event): boolean =>
  event instanceof PointerEvent && event.pointerId > 0 && event.pointerId !== holder;

/**
 * Ignores the click and the repeated keys of a press that has held a button long enough, until it is let go. They would
 * press what came in the place of the button, or what got its focus.
 */
const ignoreRestOfPress = (holder: Holder): void => {
  const ended = new AbortController();
  const { signal } = ended;
  const ignore = (event: Event): void => {
    if (event instanceof KeyboardEvent ? !event.repeat : isOfOther(holder, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const release = (event: Event): void => {
    if (event.type === 'blur' || isOf(holder, event)) setTimeout(() => ended.abort(), CLICK_MS);
  };
  for (const type of ['click', 'keydown'])
    addEventListener(type, ignore, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    addEventListener(type, release, { signal });
};

interface HoldButtonProps {
  /** Its name in the list of all actions. */
  readonly action: string;
  readonly label: string;
  readonly icon?: IconNode;
  /** Whether to draw it plainly, as it is not the main thing to do now. */
  readonly quiet?: boolean;
  readonly onHeld: () => void;
}

/** A button that must be held: consent is never a slip of the finger. The keyboard holds it too. */
export const HoldButton = ({ action, label, icon, quiet = false, onHeld }: HoldButtonProps) => {
  const { offers } = useText();
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = (): void => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const hold = (holder: Holder): void => {
    release();
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      ignoreRestOfPress(holder);
      onHeld();
    }, HOLD_MS);
  };
  const isHoldKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      data-action={action}
      className={quiet ? 'action hold' : 'primary hold'}
      data-holding={holding || undefined}
      onPointerDown={({ pointerId }) => hold(pointerId)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={release}
      onKeyDown={(event) => {
        if (!isHoldKey(event)) return;
        event.preventDefault();
        if (!event.repeat) hold('key');
      }}
      onKeyUp={(event) => {
        if (isHoldKey(event)) release();
      }}
      onClick={(event) => {
        // A screen reader clicks without pressing: it has asked for the button by its name.
        if (event.detail === 0 && !holding) onHeld();
      }}
    >
      {icon && <Icon of={icon} />}
      <span>{holding ? offers.holding : label}</span>
    </button>
  );
};
