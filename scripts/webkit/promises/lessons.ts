/** Promises about lessons. */
import type { Promised } from '../play-all.ts';
import type { Visit } from '../session.ts';
import { seen, square } from '../sight.ts';
import { open, press } from '../steps.ts';

export const lessons: readonly Promised<Visit>[] = [
  {
    title: 'a learner does a level, and goes on to the next',
    play: async (visit) => {
      const { driver } = visit;
      await open(visit, '#/learn/shogi/gold/ahead');
      for (const name of ['5g', '5f', '5f', '5e']) await press(driver, square(name));
      await seen(driver, '[data-part="lesson"][data-state="done"][data-stars="3"]');
      await press(driver, '[data-action="next-level"]');
      await seen(driver, '[data-part="lesson"][data-level="gold/sideways"][data-state="open"]');
    },
  },
];
