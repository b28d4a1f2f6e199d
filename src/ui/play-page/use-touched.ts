import { type SyntheticEvent, useEffect, useState } from 'react';
import { atFirstTouch } from '../first-paint.ts';

/** How long after the board what teaches comes by itself, in milliseconds. */
const AT_REST = 4000;

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
