// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { changeSettings, createSettings, firstSettings } from '#store/settings.ts';
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
  const liked = { ...first, theme: 'dark', pieces: 'western', volume: 0.2, sound: false } as const;
  expect(settingsFrom(settingsText(liked), first)).toEqual(liked);
});

test('a field that is missing, unknown or wrong falls back alone', () => {
  const text = JSON.stringify({
    version: 9,
    theme: 'sepia',
    pieces: 'western',
    volume: 40,
    hints: 'yes',
    future: true,
  });
  expect(settingsFrom(text, first)).toEqual({ ...first, pieces: 'western' });
});

test.each([null, '', '{', 'null', '[]', '7', '"dark"'])('%j gives the first settings', (text) => {
  expect(settingsFrom(text, first)).toEqual(first);
});

test('each change is written at once, with a version', () => {
  const settings = createSettings(readSettings(first));
  const stop = startSettingsStorage(settings);
  changeSettings(settings, { kings: 'both-gyoku' });
  expect(JSON.parse(localStorage.getItem(settingsKey) ?? '')).toMatchObject({
    version: 1,
    kings: 'both-gyoku',
  });
  stop();
  changeSettings(settings, { kings: 'swapped' });
  expect(readSettings(first).kings).toBe('both-gyoku');
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
