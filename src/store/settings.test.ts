import { expect, test, vi } from 'vitest';
import { changed, changeSettings, createSettings, firstSettings } from './settings.ts';

test('who reads Japanese starts with Japanese moves and edges, others with western ones', () => {
  expect(firstSettings('ja')).toMatchObject({ notation: 'japanese', coordinates: 'japanese' });
  expect(firstSettings('es')).toMatchObject({ notation: 'western', coordinates: 'usi' });
});

test('a change touches only what it names', () => {
  const before = Object.freeze(firstSettings('en'));
  expect(changed(before, { pieces: 'western' })).toEqual({ ...before, pieces: 'western' });
});

test('the volume stays between silence and full', () => {
  expect(changed(firstSettings('en'), { volume: 3 }).volume).toBe(1);
  expect(changed(firstSettings('en'), { volume: -1 }).volume).toBe(0);
});

test('choosing what is already chosen tells nobody', () => {
  const settings = createSettings(firstSettings('en'));
  const heard = vi.fn();
  settings.subscribe(heard);
  changeSettings(settings, { theme: 'auto' });
  expect(heard).not.toHaveBeenCalled();
  changeSettings(settings, { theme: 'dark' });
  expect(heard).toHaveBeenCalledOnce();
  expect(settings.getState().theme).toBe('dark');
});
