/** A tick of vibration for each move, on devices that can vibrate. */
import type { SoundEvent } from './sound.ts';

/** The length of a tick in milliseconds: a piece that is put down, and no alarm. */
const TICK = 12;

/** The events that are felt; the seconds of a clock are only heard. */
const felt: readonly SoundEvent[] = ['move', 'capture', 'end'];

/** Vibrates for each move of the `events` while `isWanted`; returns how to stop. Nothing happens on a device that cannot. */
export const startVibration = (
  events: (listener: (event: SoundEvent) => void) => () => void,
  isWanted: () => boolean,
  device: Partial<Pick<Navigator, 'vibrate'>> = navigator,
): (() => void) =>
  events((event) => {
    if (isWanted() && felt.includes(event)) device.vibrate?.(TICK);
  });
