import { type ReactNode, useEffect, useState } from 'react';
import { Announced } from './Announced.tsx';

/**
 * A visible sentence that is also announced; `event` as in `Announced`. Buttons and links stand beside it, so that their
 * labels are not read with it. The region is drawn before its words: a screen reader may ignore words that come with their region.
 */
export const LiveSentence = ({
  role,
  event,
  children,
}: {
  /** Undefined on the far side of a shared table, where the same sentence stands a second time. */
  readonly role: 'status' | 'alert' | undefined;
  readonly event?: unknown;
  readonly children: ReactNode;
}) => {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <p role={role}>{isThere && <Announced event={event}>{children}</Announced>}</p>;
};
