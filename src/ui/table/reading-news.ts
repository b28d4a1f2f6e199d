/** Events of a record that the screen does not show: a key that found nothing, an edit undone or done again. */
import { createStore } from 'zustand/vanilla';
import type { EditedPart } from '#record/change.ts';
import type { Landmark } from '#record/walk.ts';

/** A kind of move that keys lead to; bookmarks have no key. */
export type SoughtLandmark = Exclude<Landmark, 'bookmark'>;

/** One thing that happened. */
export type ReadingEvent =
  | {
      readonly what: 'none-left';
      readonly way: 'next' | 'previous';
      readonly landmark: SoughtLandmark;
    }
  | { readonly what: 'undone' | 'redone'; readonly part: EditedPart };

/** The last of them, and how many there have been: the same may happen twice. */
export const readingNews = createStore<{
  readonly times: number;
  readonly last: ReadingEvent | null;
}>(() => ({ times: 0, last: null }));

/** Announces an event. */
export const tellReading = (last: ReadingEvent): void =>
  readingNews.setState(({ times }) => ({ times: times + 1, last }));
