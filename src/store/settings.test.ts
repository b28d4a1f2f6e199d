import { expect, test, vi } from 'vitest';
import type { Options } from '#games/agreement.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { stubPack } from '../../tests/stub-pack.ts';
import { changed, changeSettings, withGameSettings } from './change-settings.ts';
import { createSettings, firstSettings, type Settings, settingsFor } from './settings.ts';

test('who reads Japanese starts with Japanese moves and edges, others with western ones', () => {
  const of = (language: string) => settingsFor(firstSettings(language), shogiPack);
  expect(of('ja')).toMatchObject({ notation: 'japanese', coordinates: 'japanese' });
  expect(of('es')).toMatchObject({ notation: 'western', coordinates: 'usi' });
});

test('moves and edges follow the language that somebody chooses, until they choose how those are written', () => {
  const chosen = changed(firstSettings('es'), { language: 'ja' });
  expect(settingsFor(chosen, shogiPack)).toMatchObject({
    notation: 'japanese',
    coordinates: 'japanese',
  });
  const back = changed(firstSettings('ja'), { language: 'en' });
  expect(settingsFor(back, shogiPack)).toMatchObject({ notation: 'western', coordinates: 'usi' });
  const liked = changed(chosen, withGameSettings(chosen, 'shogi', { coordinates: 'usi' }));
  expect(settingsFor(liked, shogiPack)).toMatchObject({ notation: 'japanese', coordinates: 'usi' });
});

test('a change touches only what it names', () => {
  const before = Object.freeze(firstSettings('en'));
  expect(changed(before, { theme: 'dark' })).toEqual({ ...before, theme: 'dark' });
});

test('a change in one game touches no other, and none of its other settings', () => {
  const liked = (settings: Settings, game: string, patch: Options): Settings =>
    changed(settings, withGameSettings(settings, game, patch));
  const first = liked(firstSettings('en'), 'shogi', { pieces: 'western' });
  const both = liked(liked(first, 'stub', { row: 'down' }), 'shogi', { upright: true });
  expect(settingsFor(both, shogiPack)).toMatchObject({ pieces: 'western', upright: true });
  expect(settingsFor(both, stubPack)).toEqual({ row: 'down' });
  expect(settingsFor(liked(both, 'stub', { row: 'aslant' }), stubPack)).toEqual({ row: 'across' });
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
