// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type Loudness, type SoundEvent, startSound } from './sound.ts';
import type { Synth } from './synth.ts';

const atOnce = (act: () => void): void => act();

interface Options {
  readonly running?: boolean;
  readonly loudness?: Loudness;
  readonly later?: (act: () => void) => void;
}

const tableAndSynth = (options: Options = {}) => {
  const heard: string[] = [];
  let say: (event: SoundEvent) => void = () => undefined;
  let running = options.running ?? true;
  let agree: () => void = () => undefined;
  const synth: Synth = {
    running: () => running,
    wake: () =>
      new Promise((resolve) => {
        agree = () => {
          running = true;
          resolve();
        };
      }),
    play: (event, volume) => heard.push(`${event} ${volume}`),
    close: () => heard.push('closed'),
  };
  const open = vi.fn(() => synth);
  const stop = startSound(
    (listener) => {
      say = listener;
      return () => {
        say = () => undefined;
      };
    },
    () => options.loudness ?? { on: true, volume: 0.5 },
    open,
    options.later ?? atOnce,
  );
  stops.push(stop);
  return { heard, open, stop, say: (event: SoundEvent) => say(event), agree: () => agree() };
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const gesture = () => document.dispatchEvent(new Event('pointerdown'));

test('the table is silent until the first gesture, then each sound is heard at the chosen volume', () => {
  const table = tableAndSynth();
  table.say('move');
  expect(table.open).not.toHaveBeenCalled();
  gesture();
  table.say('move');
  table.say('capture');
  expect(table.heard).toEqual(['move 0.5', 'capture 0.5']);
});

test('many gestures open one AudioContext', () => {
  const table = tableAndSynth();
  gesture();
  gesture();
  document.dispatchEvent(new Event('keydown'));
  expect(table.open).toHaveBeenCalledOnce();
});

test('no press waits for the sound to be opened, and a move made before that is heard', () => {
  const painted: (() => void)[] = [];
  const table = tableAndSynth({ later: (act) => painted.push(act) });
  gesture();
  gesture();
  expect(table.open).not.toHaveBeenCalled();
  table.say('move');
  for (const act of painted) act();
  expect(table.open).toHaveBeenCalledOnce();
  expect(table.heard).toEqual(['move 0.5']);
  table.say('capture');
  expect(table.heard).toEqual(['move 0.5', 'capture 0.5']);
});

test('a table that is left before the sound was opened opens none', () => {
  const painted: (() => void)[] = [];
  const table = tableAndSynth({ later: (act) => painted.push(act) });
  gesture();
  table.stop();
  for (const act of painted) act();
  expect(table.open).not.toHaveBeenCalled();
});

test('the sound is opened after a frame by default', async () => {
  const open = vi.fn(() => {
    throw new Error('no AudioContext');
  });
  stops.push(
    startSound(
      () => () => undefined,
      () => ({ on: true, volume: 1 }),
      open,
    ),
  );
  gesture();
  expect(open).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
});

test('with sound off nothing is opened and nothing is heard', () => {
  const table = tableAndSynth({ loudness: { on: false, volume: 1 } });
  gesture();
  table.say('move');
  expect(table.open).not.toHaveBeenCalled();
  expect(table.heard).toEqual([]);
});

test('while the browser hesitates one sound waits, not a queue of them', async () => {
  const table = tableAndSynth({ running: false });
  gesture();
  table.say('move');
  table.say('move');
  table.say('capture');
  expect(table.heard).toEqual([]);
  table.agree();
  await vi.waitFor(() => expect(table.heard).toEqual(['move 0.5']));
});

test('a browser without sound is asked once and then left in peace', () => {
  const open = vi.fn(() => {
    throw new Error('no AudioContext');
  });
  const say: ((event: SoundEvent) => void)[] = [];
  const stop = startSound(
    (listener) => {
      say.push(listener);
      return () => undefined;
    },
    () => ({ on: true, volume: 1 }),
    open,
    atOnce,
  );
  gesture();
  gesture();
  for (const listener of say) listener('end');
  expect(open).toHaveBeenCalledOnce();
  stop();
});

test('after stopping, gestures and moves do nothing more', () => {
  const table = tableAndSynth();
  gesture();
  table.stop();
  gesture();
  table.say('move');
  expect(table.open).toHaveBeenCalledOnce();
  expect(table.heard).toEqual(['closed']);
});
