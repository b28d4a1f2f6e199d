import { useSyncExternalStore } from 'react';
import { WIDE_WINDOW } from './view-switch.ts';

const wideWindow = matchMedia(WIDE_WINDOW);

const subscribe = (changed: () => void): (() => void) => {
  wideWindow.addEventListener('change', changed);
  return () => wideWindow.removeEventListener('change', changed);
};

/** Whether the window is wide enough for the panel beside the board. */
export const useIsWideWindow = (): boolean =>
  useSyncExternalStore(subscribe, () => wideWindow.matches);
