import { type ReactNode, useState } from 'react';

/**
 * Wraps the words of a live region and replaces their element for each new `event`. A screen reader reads changes only:
 * without this, a second refusal in the same words would be silent. Two events are the same if they are identical (`Object.is`).
 */
export const Announced = ({
  event,
  block = false,
  children,
}: {
  readonly event: unknown;
  /** Whether the words are paragraphs or lists. */
  readonly block?: boolean;
  readonly children: ReactNode;
}) => {
  const [last, setLast] = useState({ event, times: 0 });
  if (!Object.is(last.event, event)) setLast({ event, times: last.times + 1 });
  const Element = block ? 'div' : 'span';
  return <Element key={last.times}>{children}</Element>;
};
