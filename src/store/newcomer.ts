/** Who may see a game for the first time. What is set in a game has an entry of its own, and one that is empty says that they have met it all the same. */
import { withGameSettings } from './change-settings.ts';
import { ANY_GAME, type Settings } from './settings.ts';

/** Whether somebody may be new to a game: nothing is set in it here, and nothing was in the first version, which knew one game. */
export const isNewTo = ({ games }: Settings, game: string): boolean =>
  !(game in games) && !(ANY_GAME in games);

/** What the settings of games become when somebody has met one; what is set in it stays. */
export const noLongerNew = (settings: Settings, game: string): Pick<Settings, 'games'> =>
  withGameSettings(settings, game, {});
