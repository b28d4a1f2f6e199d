/** The looks and words of a game, as components ask for them: what is on the table was fetched before it came there, and any other suspends until it is here. */
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

/** How the game on the table looks, in the window as it is. */
export const useSkin = (): Skin => {
  const { skin } = useGameSkin();
  const { laid } = skin;
  return useSyncExternalStore(laid?.watch ?? unwatched, () => laid?.now() ?? skin);
};

/** What the settings of the game on the table come to. */
export const useLook = (): Look => {
  const pack = useTable((state) => state.pack);
  return useSkin().look(settingsFor(useSettings(), pack));
};

/** How the game on the table speaks. */
export const useGameText = (): GameText => useGameSkin().gameText;

/** What the table is called with its game on it. */
export const useTableName = (): string => {
  const text = useText();
  return text.app.name(useGameText().name(text));
};
