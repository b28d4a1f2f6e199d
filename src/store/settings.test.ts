import { expect, test, vi } from 'vitest';
import type { Options } from '#games/agreement.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Language } from '#i18n/languages.ts';
import { stubPack } from '../../tests/stub-pack.ts';
import {
  ANY_GAME,
  changedSettings,
  changeSettings,
  createSettings,
  firstSettings,
  isNewTo,
  noLongerNew,
  type Settings,
  settingsFor,
  withGameSettings,
} from './settings.ts';

test('a reader of Japanese starts with Japanese moves and edges, others with western ones', () => {
  const of = (language: Language) => settingsFor(firstSettings(language), shogiPack);
  expect(of('ja')).toMatchObject({ notation: 'japanese', coordinates: 'japanese' });
  expect(of('es')).toMatchObject({ notation: 'western', coordinates: 'usi' });
});

test('moves and edges follow the language that a player chooses, until they choose how those are written', () => {
  const chosen = changedSettings(firstSettings('es'), { language: 'ja' });
  expect(settingsFor(chosen, shogiPack)).toMatchObject({
    notation: 'japanese',
    coordinates: 'japanese',
  });
  const back = changedSettings(firstSettings('ja'), { language: 'en' });
  expect(settingsFor(back, shogiPack)).toMatchObject({ notation: 'western', coordinates: 'usi' });
  const liked = changedSettings(chosen, withGameSettings(chosen, 'shogi', { coordinates: 'usi' }));
  expect(settingsFor(liked, shogiPack)).toMatchObject({ notation: 'japanese', coordinates: 'usi' });
});

test('a player who has changed nothing hears moves, can ask for help, and sees it fade', () => {
  expect(firstSettings('en')).toMatchObject({
    language: 'auto',
    theme: 'auto',
    board: 'kaya',
    hints: 'fading',
    asking: true,
    letterKeys: true,
    tapHalves: false,
    scrollMoves: false,
    sound: true,
    volume: 0.7,
  });
});

test('a change touches only what it names', () => {
  const before = Object.freeze(firstSettings('en'));
  expect(changedSettings(before, { theme: 'dark' })).toEqual({ ...before, theme: 'dark' });
});

test('a change in one game touches no other, and none of its other settings', () => {
  const liked = (settings: Settings, game: string, patch: Options): Settings =>
    changedSettings(settings, withGameSettings(settings, game, patch));
  const first = liked(firstSettings('en'), 'shogi', { pieces: 'western' });
  const both = liked(liked(first, 'stub', { row: 'down' }), 'shogi', { upright: true });
  expect(settingsFor(both, shogiPack)).toMatchObject({ pieces: 'western', upright: true });
  expect(settingsFor(both, stubPack)).toEqual({ row: 'down' });
  expect(settingsFor(liked(both, 'stub', { row: 'aslant' }), stubPack)).toEqual({ row: 'across' });
});

test('the volume stays between silence and full', () => {
  expect(changedSettings(firstSettings('en'), { volume: 3 }).volume).toBe(1);
  expect(changedSettings(firstSettings('en'), { volume: -1 }).volume).toBe(0);
});

test('choosing what is already chosen notifies no subscriber', () => {
  const settings = createSettings(firstSettings('en'));
  const heard = vi.fn();
  settings.subscribe(heard);
  changeSettings(settings, { theme: 'auto' });
  expect(heard).not.toHaveBeenCalled();
  changeSettings(settings, { theme: 'dark' });
  expect(heard).toHaveBeenCalledOnce();
  expect(settings.getState().theme).toBe('dark');
});

const first = firstSettings('en');

test('a player who has met one game is new to every other', () => {
  const met = changedSettings(first, noLongerNew(first, 'shogi'));
  expect(isNewTo(first, 'shogi')).toBe(true);
  expect(isNewTo(met, 'shogi')).toBe(false);
  expect(isNewTo(met, 'go')).toBe(true);
});

test('a player with settings of the first version is new to no game', () => {
  expect(isNewTo({ ...first, games: { [ANY_GAME]: { pieces: 'kanji' } } }, 'shogi')).toBe(false);
});

test('a player who meets a game again keeps their settings in it, and no change is reported', () => {
  const set = { ...first, games: { shogi: { pieces: 'western' }, go: {} } };
  expect(changedSettings(set, noLongerNew(set, 'shogi'))).toBe(set);
  expect(changedSettings(set, noLongerNew(set, 'go'))).toBe(set);
});
