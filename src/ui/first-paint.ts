/** The passage from the first picture, which the page itself draws, to the app. */
import { useEffect, useLayoutEffect, useState } from 'react';

interface FirstPaintProps {
  /** Tells whether it did something that the first frame is to show. */
  readonly before: () => boolean;
  readonly after: () => Promise<void>;
}

/** Does something when the app stands, before it is on the screen for the first time, and after: that would only keep it from coming. */
export const FirstPaint = ({ before, after }: FirstPaintProps): null => {
  const [, draw] = useState(false);
  // Components hear of a store only after the frame, unless something is to be drawn before it.
  useLayoutEffect(() => draw(before()), [before]);
  useEffect(() => void after(), [after]);
  return null;
};

const touches = ['pointerdown', 'keydown'] as const;

/** Does something once, at the first press of a finger, a pointer or a key. Returns how to stop waiting for it. */
export const atFirstTouch = (act: () => void): (() => void) => {
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

/** Tells the page that the board is the app's now: what was pressed on the first picture is answered, once. */
export const answerFirstPress = (): boolean => dispatchEvent(new Event('table-shown'));
