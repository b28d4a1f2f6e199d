/** The effects that a sitting needs from the first press on: its address, its lock, its sounds, its clock and a screen that stays awake. One chunk. */
import type { Pace, Table } from '#store/table.ts';
import { startAddress } from './address.ts';
import { afterFrame } from './after-frame.ts';
import { startAlarm } from './alarm.ts';
import { countdownOf } from './countdown.ts';
import { startPersistence } from './persistence.ts';
import { type Loudness, startSound } from './sound.ts';
import { soundEventsOf } from './sound-events.ts';
import { sayNumber } from './speech.ts';
import type { SteadyTime } from './steady-time.ts';
import { startTabLock } from './tab-lock.ts';
import { startWakeLock } from './wake-lock.ts';

/** Starts it all; `takeOver` takes the game from the tab that has it, and `pace` is when the table’s later state follows. */
export const startSessionEffects = (
  table: Table,
  time: SteadyTime,
  loudness: () => Loudness,
  page: Window,
  keepBeat: (id: string, atMs: number) => Promise<void>,
): { readonly takeOver: () => void; readonly pace: Pace } => {
  startAddress(table, page);
  startAlarm(table, time, page, keepBeat);
  startPersistence(table, page);
  // A sound that is made takes longer than a piece that is moved.
  startSound(soundEventsOf(table), loudness);
  countdownOf(table)(({ seconds }) => {
    const { on, volume } = loudness();
    if (on && seconds !== null) sayNumber(seconds, volume);
  });
  startWakeLock(table, page);
  return { ...startTabLock(table, page.navigator.locks), pace: afterFrame() };
};
