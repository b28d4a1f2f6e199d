/** The view shown where the list of moves is: the list, the map of branches or the thinking times. */
import { createStore } from 'zustand/vanilla';

export const readingViews = ['moves', 'map', 'times'] as const;

export type ReadingView = (typeof readingViews)[number];

export const viewSwitch = createStore<{ readonly view: ReadingView }>(() => ({ view: 'moves' }));

/** Shows one of them. */
export const showView = (view: ReadingView): void => viewSwitch.setState({ view });

/** A wide window, as the style sheet has it: there the list has a column beside the board. */
export const WIDE_WINDOW =
  '(min-width: 1200px) and (min-height: 600px) and (min-aspect-ratio: 5 / 4)';

/** Shows one of them where it can be seen: beside the board, or in the sheet that `open` opens. */
export const bringView = (view: ReadingView, open: (sheet: 'moves') => void): void => {
  showView(view);
  if (!matchMedia(WIDE_WINDOW).matches) open('moves');
};
