// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, languageOf } from '#store/settings.ts';
import { settingsKey } from './settings-storage.ts';
import { startSettings } from './start-settings.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP', 'en']);
});

test('a newcomer reads the language that the browser prefers', () => {
  expect(languageOf(startSettings(window).getState())).toBe('ja');
});

test('a chosen language and theme are there at the next start', () => {
  changeSettings(startSettings(window), { language: 'es', theme: 'dark' });
  delete document.documentElement.dataset['theme'];
  expect(languageOf(startSettings(window).getState())).toBe('es');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('a start stores nothing, and a change is stored', () => {
  const settings = startSettings(window);
  expect(localStorage.getItem(settingsKey)).toBeNull();
  changeSettings(settings, { sound: false });
  expect(JSON.parse(localStorage.getItem(settingsKey) ?? '')).toMatchObject({ sound: false });
});

test('the page has the colours that are chosen, or those of the device', () => {
  const settings = startSettings(window);
  const { dataset } = document.documentElement;
  expect(dataset['theme']).toBeUndefined();
  changeSettings(settings, { theme: 'light' });
  expect(dataset['theme']).toBe('light');
  changeSettings(settings, { theme: 'auto' });
  expect(dataset['theme']).toBeUndefined();
});

test('the board has the wood that is chosen, and kaya where the choice is of a newer version', () => {
  changeSettings(startSettings(window), { board: 'grey' });
  const { dataset } = document.documentElement;
  expect(dataset['board']).toBe('grey');
  localStorage.setItem(settingsKey, JSON.stringify({ version: 2, board: 'glass', theme: 'dark' }));
  expect(startSettings(window).getState().board).toBe('kaya');
  expect(dataset['board']).toBeUndefined();
  expect(dataset['theme']).toBe('dark');
});

test('where local storage is forbidden the settings last as long as the page', () => {
  const settings = startSettings(window, null);
  changeSettings(settings, { theme: 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
