import { type SyntheticEvent, useEffect, useState } from 'react';

/** How long after the board what teaches comes by itself, in milliseconds. */
const AT_REST = 4000;

const touches = ['pointerdown', 'keydown'] as const;

/** Does something once, at the first press of a finger, a pointer or a key. Returns how to stop waiting for it. */
const atFirstTouch = (act: () => void): (() => void) => {
  const stop = (): void => {
    for (const touch of touches) removeEventListener(touch, touched, { capture: true });
  };
  const touched = (): void => {
    stop();
    act();
  };
  for (const touch of touches) addEventListener(touch, touched, { capture: true });
  return stop;
};

/** Whether somebody has pointed at anything on the play page, or the page has come to rest; `wake` hears what is pointed at. */
export const useTouched = () => {
  const [touched, touch] = useState(false);
  const wake = ({ target, currentTarget }: SyntheticEvent): void => {
    // A pointer that rests beside everything when the page comes points at nothing.
    if (target !== currentTarget) touch(true);
  };
  useEffect(() => {
    // A key means the table wherever the focus is.
    const stop = atFirstTouch(() => touch(true));
    const rest = setTimeout(() => touch(true), AT_REST);
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, []);
  return { touched, wake };
};
