/** Promises about two players at one screen: their clocks and their seats. */
import type { Promised } from '../play-all.ts';
import type { Visit } from '../session.ts';
import { answering, doing, expectAttribute, expectStyle, seen, square } from '../sight.ts';
import { act, begin, openTable, play, press, select, write } from '../steps.ts';

export const seats: readonly Promised<Visit>[] = [
  {
    title: 'a player whose clock runs out has lost',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await act(driver, 'new-game');
      await press(driver, `label:has(${answering('time', 'custom')})`);
      await select(driver, 'clock', 'move');
      await write(driver, '[data-option="byoyomiMs"]', '3');
      await press(driver, doing('begin'));
      await play(driver, ['7g7f']);
      await expectAttribute(driver, '[data-outcome]', 'data-outcome', 'timeout');
      await expectAttribute(driver, '[data-outcome]', 'data-winner', '0');
    },
  },
  {
    title: 'two players face to face have each their own side, the upper one turned round',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await begin(driver, answering('seating', 'face'));
      await seen(driver, '.play[data-seating="face"]');
      for (const side of ['.face-side[data-far]', '.plate-far .plate'])
        await expectStyle(driver, side, 'rotate', '180deg');
      await expectStyle(driver, '.face-side:not([data-far])', 'rotate', 'none');
      await press(driver, square('7g'));
      await press(driver, square('7f'));
      await press(driver, `.face-side:not([data-far]) ${doing('take-back')}`);
      await expectAttribute(driver, square('7f'), 'data-piece', '');
    },
  },
];
