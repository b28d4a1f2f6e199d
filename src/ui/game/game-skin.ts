/**
 * The looks and words of a game, for components. Those of the game on the table were fetched before it came there; for any
 * other game the hooks suspend until they are loaded.
 */
import { createContext, use, useContext, useSyncExternalStore } from 'react';
import { settingsFor } from '#store/settings.ts';
import { useSettings, useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import type { GameSkin, GameText } from './game-text.ts';
import type { Look, Skin } from './skin.ts';

/** Fetches how a game looks and speaks, by its id; gives the same promise each time. */
export type SkinOf = (gameId: string) => Promise<GameSkin>;

const Skins = createContext<SkinOf | null>(null);

/** Gives the skins of all games to everything below. */
export const SkinsProvider = Skins;

/** Fetches the skin of any game. */
export const useSkinOf = (): SkinOf => {
  const skinOf = useContext(Skins);
  if (skinOf === null) throw new Error('no SkinsProvider');
  return skinOf;
};

/** The skin of a game; without an id, of the one on the table. */
export const useGameSkin = (gameId?: string): GameSkin => {
  const present = useTable(({ pack }) => pack.id);
  return use(useSkinOf()(gameId ?? present));
};

const unwatched = () => () => {};

/** The skin of the game on the table, for the present window. */
export const useSkin = (): Skin => {
  const { skin } = useGameSkin();
  const { responsive } = skin;
  return useSyncExternalStore(responsive?.watch ?? unwatched, () => responsive?.now() ?? skin);
};

/** The look of the game on the table that follows from the settings. */
export const useLook = (): Look => {
  const pack = useTable((state) => state.pack);
  return useSkin().look(settingsFor(useSettings(), pack));
};

/** The texts of the game on the table. */
export const useGameText = (): GameText => useGameSkin().gameText;

/** The name of the app, with that of the game on the table. */
export const useTableName = (): string => {
  const text = useText();
  return text.app.name(useGameText().name(text));
};
