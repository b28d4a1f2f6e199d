/**
 * The effects that run beside a table. They are the address, the tab lock, the clock and its countdown, the sounds
 * and the wake lock.
 */
import type { SettingsStore } from '#store/settings.ts';
import type { Table } from '#store/table.ts';
import type { GameStorage } from '../storage/open-storage.ts';
import { startAddress } from './address.ts';
import { startAlarm } from './alarm.ts';
import { countdownOf } from './countdown.ts';
import { type Loudness, sayNumber, startSound } from './sound.ts';
import { soundEventsOf } from './sound-events.ts';
import type { SteadyTime } from './steady-time.ts';
import { startTabLock } from './tab-lock.ts';
import { startVibration } from './vibration.ts';
import { startWakeLock } from './wake-lock.ts';

/** Starts them; `takeOver` takes the game over from the tab that has it. */
export const startSessionEffects = (
  table: Table,
  settings: SettingsStore,
  storage: Pick<GameStorage, 'beat'>,
  time: SteadyTime,
  page: Window,
): { readonly takeOver: () => void } => {
  const loudness = (): Loudness => {
    const { sound, volume } = settings.getState();
    return { on: sound, volume };
  };
  startAddress(table, page);
  startAlarm(table, time, page, storage.beat);
  startSound(soundEventsOf(table), loudness);
  startVibration(soundEventsOf(table), () => settings.getState().vibration);
  countdownOf(table)(({ seconds }) => {
    const { on, volume } = loudness();
    if (on && seconds !== null) sayNumber(seconds, volume);
  });
  startWakeLock(table, page);
  return startTabLock(table, page.navigator.locks);
};
