// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { changeSettings, createSettings, firstSettings } from '#store/settings.ts';
import { createTable, freshSitting, type Seating, type Table } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { sit } from '../../../tests/refereed-table.ts';
import { sittingOf, tapAt } from '../../../tests/stored-games.ts';
import { startSessionEffects } from './session-effects.ts';
import { steadyTime } from './steady-time.ts';

const locks = { request: vi.fn(async () => {}) };
const wakeLock = { request: vi.fn(async () => ({ release: async () => {} })) };
const sounds = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  location.hash = '#/play';
  for (const [name, value] of Object.entries({ locks, wakeLock }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        sounds();
        throw new Error('no sound here');
      }
    },
  );
});

/** A table with all effects that run beside it. */
const startBeside = (seating?: Seating) => {
  const ports = portsWith();
  const sitting = freshSitting(shogi, ports, handicaps.even, seating && { seating });
  const table: Table = createTable(shogiPack, ports, sitting, { mayHaveKept: false });
  const settings = createSettings(firstSettings('en'));
  const beat = vi.fn(async () => {});
  return {
    table,
    settings,
    ...startSessionEffects(table, settings, { beat }, steadyTime(), window),
  };
};

test('the table is silent until a player presses, and stays so where sound is off', async () => {
  const { settings } = startBeside();
  changeSettings(settings, { sound: false });
  expect(sounds).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerdown'));
  await new Promise((rest) => setTimeout(rest, 200));
  expect(sounds).not.toHaveBeenCalled();
  changeSettings(settings, { sound: true });
  document.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(sounds).toHaveBeenCalled());
});

test('a visit in which nothing is touched names no game in the address', () => {
  startBeside();
  expect(location.hash).toBe('#/play');
});

test('the address names the game once something of it has changed', () => {
  const { table } = startBeside();
  tapAt(table, 56);
  expect(location.hash).toBe(`#/play/${sittingOf(table).id}`);
});

test('this tab has the game, and takes it over when it is asked to', () => {
  const { table, takeOver } = startBeside();
  const name = `shogi-table/${sittingOf(table).id}`;
  expect(locks.request).toHaveBeenLastCalledWith(name, { ifAvailable: true }, expect.anything());
  takeOver();
  expect(locks.request).toHaveBeenLastCalledWith(name, { steal: true }, expect.anything());
});

test('the screen stays awake while two sit face to face', () => {
  startBeside();
  expect(wakeLock.request).not.toHaveBeenCalled();
  startBeside({ how: 'face', cover: false, marks: ['settings', 'settings'] });
  expect(wakeLock.request).toHaveBeenCalledOnce();
});

test('a running clock is noted twice a second, its last seconds are spoken, and its flag falls', () => {
  vi.useFakeTimers();
  const spoken: string[] = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-US' }],
    cancel: () => {},
    speak: ({ text }: { readonly text: string }) => spoken.push(text),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  document.documentElement.lang = 'en';
  const six = { kind: 'main', mainMs: 6_000 } as const;
  const { table, at } = sit({ clock: [six, six] });
  const beat = vi.fn(async () => {});
  const settings = createSettings(firstSettings('en'));
  startSessionEffects(table, settings, { beat }, { now: () => at.ms, jump: () => 0 }, window);
  for (let passed = 0; passed < 70; passed += 1) {
    at.ms += 100;
    vi.advanceTimersByTime(100);
    if (at.ms === 1_000) expect(beat).toHaveBeenCalledTimes(2);
  }
  expect(spoken).toEqual(['5', '4', '3', '2', '1']);
  expect(sittingOf(table).match.outcome).toMatchObject({ winner: 1 });
  vi.useRealTimers();
});
