import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { playback } from '#store/playback.ts';
import { shownNode } from '#store/selectors.ts';
import type { Table, TableState } from '#store/table.ts';
import { countdownOf } from './countdown.ts';
import type { SoundEvent } from './sound.ts';

const soundOf = ({ sitting, pack: { game } }: TableState, node: number): SoundEvent => {
  const line = lineTo(game, sitting.match.record, node);
  const changed = line.before && line.turn && game.trace(line.before.position, line.turn);
  return changed?.removed.length ? 'capture' : 'move';
};

/** Whether playback has made the next move of a record. */
const playedBack = ({ sitting: now }: TableState, { sitting: before }: TableState): boolean =>
  playback.getState().playing &&
  nodeAt(now.match.record, shownNode(now)).parent === shownNode(before);

/**
 * The sound event for the change between two states; undefined when there is nothing to hear. Looking back is silent,
 * except for a record that is played back.
 */
const soundEventBetween = (now: TableState, before: TableState): SoundEvent | undefined => {
  const { match, id } = now.sitting;
  const was = before.sitting.match;
  if (id !== before.sitting.id) return undefined;
  if (match === was)
    return playedBack(now, before) ? soundOf(now, shownNode(now.sitting)) : undefined;
  if (match.outcome !== null && was.outcome === null) return 'end';
  if (match.head === was.head) return undefined;
  return soundOf(now, match.head);
};

/**
 * Reports each sound event of the table to a listener: moves and ends, once they are shown, and the counts of the last
 * seconds.
 */
export const soundEventsOf =
  (table: Table) =>
  (listener: (event: SoundEvent) => void): (() => void) => {
    const stopCounting = countdownOf(table)(({ seconds, mainOver }) => {
      if (mainOver) listener('main-over');
      else if (seconds !== null) listener(seconds > 5 ? 'count' : 'last-count');
    });
    const unsubscribe = table.delayedStore.subscribe((now, before) => {
      const event = soundEventBetween(now, before);
      if (event !== undefined) listener(event);
    });
    return () => {
      stopCounting();
      unsubscribe();
    };
  };
