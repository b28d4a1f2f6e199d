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

/** Does something at the first press of a finger or pointer, and at the first of a key. */
export const atFirstTouch = (act: () => void): void => {
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, act, { capture: true, once: true });
};

/** Tells the page that the board is the app's now: what was pressed on the first picture is answered, once. */
export const answerFirstPress = (): boolean => dispatchEvent(new Event('table-shown'));
