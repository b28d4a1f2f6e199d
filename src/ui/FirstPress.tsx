import { useLayoutEffect, useState } from 'react';

/**
 * Dispatches `table-shown` when the app is drawn, before its first frame. `index.html` then repeats to the app what was
 * pressed on the painted board.
 */
export const FirstPress = (): null => {
  const [, draw] = useState(false);
  // Components get changes of the table only after their first frame, unless something is drawn again before that.
  useLayoutEffect(() => draw(dispatchEvent(new Event('table-shown'))), []);
  return null;
};
