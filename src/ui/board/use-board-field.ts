import { useLayoutEffect, useState } from 'react';

/**
 * The element over the squares, in which the layers of other parts are drawn. Null until the board is in the page: a part
 * that is mounted in the same commit renders again with it.
 */
export const useBoardField = (): Element | null => {
  const [field, setField] = useState<Element | null>(null);
  // In each commit, because the board may have another element by then.
  useLayoutEffect(() => {
    const there = document.querySelector('.board .field');
    if (there !== field) setField(there);
  });
  return field;
};
