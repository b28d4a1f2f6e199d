import { lineTo } from '#record/line.ts';
import type { LaterState, Table, TableState } from '#store/table.ts';
import { countdownOf } from './countdown.ts';
import type { SoundEvent } from './sound.ts';

/** The sound event of what happened between two states; undefined when there is nothing to hear. Looking back is silent. */
const soundEventBetween = (now: TableState, before: TableState): SoundEvent | undefined => {
  const { match, id } = now.sitting;
  const { game } = now.pack;
  const was = before.sitting.match;
  if (id !== before.sitting.id || match === was) return undefined;
  if (match.outcome !== null && was.outcome === null) return 'end';
  if (match.head === was.head) return undefined;
  const line = lineTo(game, match.record, match.head);
  const changed = line.before && line.turn && game.trace(line.before.position, line.turn);
  return changed?.removed.length ? 'capture' : 'move';
};

/** Reports each sound event of the table to a listener: what happens on it, once `shown` has it, and the counting of the last seconds. */
export const soundEventsOf =
  (table: Table, shown: Pick<LaterState, 'subscribe'> = table.store) =>
  (listener: (event: SoundEvent) => void): (() => void) => {
    const stopCounting = countdownOf(table)(({ seconds, mainOver }) => {
      if (mainOver) listener('main-over');
      else if (seconds !== null) listener(seconds > 5 ? 'count' : 'last-count');
    });
    const unsubscribe = shown.subscribe((now, before) => {
      const event = soundEventBetween(now, before);
      if (event !== undefined) listener(event);
    });
    return () => {
      stopCounting();
      unsubscribe();
    };
  };
