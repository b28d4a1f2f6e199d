import { useLayoutEffect, useState } from 'react';

/**
 * Tells the page, once the app stands and before its first frame, that the board is the app's now: `index.html` then gives
 * back what was pressed on the painted board.
 */
export const FirstPress = (): null => {
  const [, draw] = useState(false);
  // Components hear of the table only after their first frame, unless something is drawn before that.
  useLayoutEffect(() => draw(dispatchEvent(new Event('table-shown'))), []);
  return null;
};
