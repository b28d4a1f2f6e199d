import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { shownNode } from '#store/selectors.ts';
import { useSitting, useTable } from '../../app/app-context.tsx';

/** How long a notice that passes is shown, in milliseconds. */
const TOLD = 10_000;

interface PassingNoticeProps {
  /** Whether it goes by itself. */
  readonly passes: boolean;
  readonly onPass: () => void;
  readonly children: ReactNode;
}

/**
 * A notice that goes by itself after some seconds in which nobody points at it. It goes at once when the player takes up a
 * piece, moves, steps or is refused something.
 */
export const PassingNotice = ({ passes, onPass, children }: PassingNoticeProps) => {
  const node = shownNode(useSitting());
  const isBusy = useTable(
    ({ refused, selection }) => refused !== null || selection.picked.length > 0,
  );
  const [first] = useState(node);
  const [held, hold] = useState(false);
  const begun = isBusy || node !== first;
  const pass = useEffectEvent(onPass);
  useEffect(() => {
    if (!passes || (held && !begun)) return;
    const wait = setTimeout(() => pass(), begun ? 0 : TOLD);
    return () => clearTimeout(wait);
  }, [passes, begun, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes whether the user is at its buttons.
    <div
      className="notice-held"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {children}
    </div>
  );
};
