import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { keptGameOf } from '#store/routes.ts';
import { useRoute } from '../../../app/address.ts';
import { ReadDelayed } from '../../../app/app-context.tsx';
import { PrintedGame } from './PrintedGame.tsx';

/** Whether the page is being printed. The browser prints as soon as its event is over, so the answer renders at once. */
const useIsPrinting = (): boolean => {
  const [prints, set] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => set(true));
    const end = (): void => set(false);
    // A browser that only emulates paper, as in its developer tools, has no event for it.
    const paper = matchMedia('print');
    const change = (): void => (paper.matches ? begin() : end());
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return prints;
};

/**
 * The game on paper, in place of everything on the screen, while the page is printed. Other pages are printed as they are.
 * While the cover lies over the game, on any page, the paper stays empty.
 */
export const Printed = () => {
  const prints = useIsPrinting();
  const route = useRoute();
  if (!prints) return null;
  const isCovered = document.querySelector('dialog.pass-device') !== null;
  const isTable = route?.page === 'play' || keptGameOf(route) !== null;
  if (!isCovered && !isTable) return null;
  return createPortal(
    <ReadDelayed value={false}>
      <PrintedGame isCovered={isCovered} />
    </ReadDelayed>,
    document.body,
  );
};
