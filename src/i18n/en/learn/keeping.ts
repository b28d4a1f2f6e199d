/** The words about the learner, and about keeping and resetting progress in lessons, in English. */
import { counted } from '../format.ts';

const levels = counted({ one: 'level', other: 'levels' });

export const keeping = {
  ask: 'Who is learning?',
  justMe: 'Just me',
  otherName: 'Another name…',
  name: 'Name of the learner',
  use: 'OK',
  /** The button that changes the learner, as it is read aloud. */
  learner: (name: string) => `Learner: ${name}`,
  resetLevel: 'Reset this level',
  resetStage: 'Reset this stage',
  resetAll: 'Reset all lessons',
  reset: (count: number) => `${levels(count)} reset.`,
  undo: 'Undo',
  restored: 'Progress restored.',
  notKept: {
    storage: 'This browser does not keep your progress: it lasts until this page is closed.',
    newer:
      'A newer version of this app keeps your progress here. This one does not show it, and adds nothing to it. Reload the page to get the newer version.',
  },
  /** The same in the strip of a level; the whole sentence is under *More*. */
  notKeptShort: {
    storage: 'Your progress is not kept.',
    newer: 'Progress is kept by a newer version.',
  },
};
