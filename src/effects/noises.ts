import { lineTo } from '#record/line.ts';
import type { Table, TableState } from '#store/table.ts';
import { countdownOf } from './countdown.ts';
import type { Noise } from './sound.ts';

/** The noise of what happened between two states; undefined when nothing knocks. Looking back is silent. */
const noiseBetween = (now: TableState, before: TableState): Noise | undefined => {
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

/** Reports each noise of the table to a listener: what happens on it, and the counting of the last seconds. */
export const noisesOf =
  (table: Table) =>
  (listener: (noise: Noise) => void): (() => void) => {
    const stopCounting = countdownOf(table)(({ seconds, mainOver }) => {
      if (mainOver) listener('main-over');
      else if (seconds !== null) listener(seconds > 5 ? 'count' : 'last-count');
    });
    const unsubscribe = table.store.subscribe((now, before) => {
      const noise = noiseBetween(now, before);
      if (noise !== undefined) listener(noise);
    });
    return () => {
      stopCounting();
      unsubscribe();
    };
  };
