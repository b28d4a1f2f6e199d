/** The words of the path of a course in English. */
export const path = {
  title: 'Learn',
  unknown: 'There is no such lesson. These are all there are.',
  none: 'There are no lessons for this game yet. Its rules say how to begin.',
};
