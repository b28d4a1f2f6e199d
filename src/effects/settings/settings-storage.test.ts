// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { shogiPack } from '#games/shogi/pack.ts';
import {
  changeSettings,
  createSettings,
  firstSettings,
  settingsFor,
  withGameSettings,
} from '#store/settings.ts';
import {
  readSettings,
  settingsFrom,
  settingsKey,
  settingsText,
  startSettingsStorage,
} from './settings-storage.ts';

const first = firstSettings('en');

beforeEach(() => localStorage.clear());

test('settings come back as they were kept', () => {
  const games = { shogi: { pieces: 'western' }, go: { stones: 'slate' } };
  const liked = { ...first, theme: 'dark', volume: 0.2, sound: false, games } as const;
  expect(settingsFrom(settingsText(liked), first)).toEqual(liked);
});

test('a field that is missing, unknown or wrong falls back alone', () => {
  const text = JSON.stringify({
    version: 9,
    theme: 'sepia',
    asking: false,
    games: { shogi: 7 },
    volume: 40,
    hints: 'yes',
    future: true,
  });
  expect(settingsFrom(text, first)).toEqual({
    ...first,
    asking: false,
    games: { shogi: {} },
  });
});

test.each([null, '', '{', 'null', '[]', '7', '"dark"'])('%j gives the first settings', (text) => {
  expect(settingsFrom(text, first)).toEqual(first);
});

test('each change is written immediately, with a version', () => {
  const settings = createSettings(readSettings(first));
  const stop = startSettingsStorage(settings);
  const like = (kings: string): void =>
    changeSettings(settings, withGameSettings(settings.getState(), 'shogi', { kings }));
  like('both-gyoku');
  expect(JSON.parse(localStorage.getItem(settingsKey) ?? '')).toMatchObject({
    version: 2,
    games: { shogi: { kings: 'both-gyoku' } },
  });
  stop();
  like('swapped');
  expect(settingsFor(readSettings(first), shogiPack)['kings']).toBe('both-gyoku');
});

test('a change in another tab is taken over and not written back', () => {
  const settings = createSettings(first);
  const stop = startSettingsStorage(settings);
  const newValue = JSON.stringify({ version: 2, theme: 'dark', future: true });
  localStorage.setItem(settingsKey, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: settingsKey, newValue }));
  expect(settings.getState()).toEqual({ ...first, theme: 'dark' });
  expect(localStorage.getItem(settingsKey)).toBe(newValue);
  stop();
});

test('other keys, and a storage cleared elsewhere, change nothing', () => {
  const settings = createSettings({ ...first, theme: 'dark' });
  const stop = startSettingsStorage(settings);
  const newValue = settingsText({ ...first, theme: 'light' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue }));
  window.dispatchEvent(new StorageEvent('storage', { key: settingsKey, newValue: null }));
  expect(settings.getState().theme).toBe('dark');
  stop();
});

test('without storage, or with one that refuses, the settings last as long as the page', () => {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  for (const storage of [null, { getItem: refuse, setItem: refuse }]) {
    const settings = createSettings(readSettings(first, storage));
    const stop = startSettingsStorage(settings, storage);
    changeSettings(settings, { sound: false });
    expect(settings.getState()).toEqual({ ...first, sound: false });
    stop();
  }
});

test('settings of the first version are read, and their pieces and notation become those of the game', () => {
  const stored = {
    version: 1,
    language: 'es',
    theme: 'dark',
    pieces: 'guided',
    notation: 'usi',
    coordinates: 'none',
    kings: 'swapped',
    sound: false,
    volume: 0.2,
    hints: false,
    asking: false,
    letterKeys: false,
    upright: true,
  };
  const read = settingsFrom(JSON.stringify(stored), first);
  expect(read).toMatchObject({
    language: 'es',
    theme: 'dark',
    sound: false,
    volume: 0.2,
    hints: 'off',
    asking: false,
    letterKeys: false,
  });
  // The former piece set `guided` has become the option `ways` of every set.
  const shogi = {
    pieces: 'kanji',
    ways: true,
    notation: 'usi',
    coordinates: 'none',
    kings: 'swapped',
    upright: true,
  };
  expect(settingsFor(read, shogiPack)).toEqual(shogi);
  // They stay when one of them is changed, and when they are written again.
  const changed = { ...read, ...withGameSettings(read, 'shogi', { kings: 'standard' }) };
  expect(settingsFor(settingsFrom(settingsText(changed), first), shogiPack)).toEqual({
    ...shogi,
    kings: 'standard',
  });
});
