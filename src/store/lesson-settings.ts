/** The settings as lessons begin with them: pieces that show how they move, until the player has chosen others. */
import type { Options } from '#games/agreement.ts';
import { type Settings, type SettingsStore, storedFor } from './settings.ts';

/**
 * A view of the settings in which a game has other defaults. What the player has chosen counts before them; a change made
 * through the view changes the settings themselves.
 */
export const withDefaults = (
  settings: SettingsStore,
  game: string,
  defaults: Options,
): SettingsStore => {
  let seen: readonly [from: Settings, as: Settings] | undefined;
  const view = (from: Settings): Settings => {
    if (seen?.[0] === from) return seen[1];
    const games = { ...from.games, [game]: { ...defaults, ...storedFor(from, game) } };
    const as = { ...from, games };
    seen = [from, as];
    return as;
  };
  return {
    ...settings,
    getState: () => view(settings.getState()),
    getInitialState: () => view(settings.getInitialState()),
    subscribe: (listener) => settings.subscribe((now, before) => listener(view(now), view(before))),
  };
};
