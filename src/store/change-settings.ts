/** How settings are changed: apart from reading them, for the first screen changes none. */
import type { Options } from '#games/agreement.ts';
import { type Settings, type SettingsStore, storedFor } from './settings.ts';

/** What a game's settings become with some of them changed. */
export const withGameSettings = (
  settings: Settings,
  game: string,
  patch: Options,
): Pick<Settings, 'games'> => ({
  games: { ...settings.games, [game]: { ...storedFor(settings, game), ...patch } },
});

const withinVolume = (volume: number): number => Math.min(1, Math.max(0, volume));

/** The settings with some of them changed; the very same value when nothing differs. */
export const changed = (settings: Settings, patch: Partial<Settings>): Settings => {
  const next = { ...settings, ...patch };
  const tuned = { ...next, volume: withinVolume(next.volume) };
  const same = JSON.stringify(tuned) === JSON.stringify(settings);
  return same ? settings : tuned;
};

/** Changes some settings; subscribers are not called when nothing differs. */
export const changeSettings = (store: SettingsStore, patch: Partial<Settings>): void =>
  store.setState((settings) => changed(settings, patch));
