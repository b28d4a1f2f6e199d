/** The looks and words of a game, as components ask for them: what is on the table was fetched before it came there, and any other suspends until it is here. */
import { use, useMemo, useSyncExternalStore } from 'react';
import type { Messages } from '#i18n/catalogue.ts';
import { settingsFor } from '#store/settings.ts';
import { useApp, useSettings, useTable } from './app-context.tsx';
import type { GameSkin, GameText } from './game-text.ts';
import type { Look, Skin } from './skin.ts';
import { useText } from './text.tsx';

/** The skin of a game; without an id, of the one on the table. */
export const useGameSkin = (gameId?: string): GameSkin => {
  const present = useTable(({ pack }) => pack.id);
  return use(useApp().skinOf(gameId ?? present));
};

const unwatched = () => () => {};

/** How the game on the table looks, in the window as it is. */
export const useSkin = (): Skin => {
  const { skin } = useGameSkin();
  const { laid } = skin;
  return useSyncExternalStore(laid?.watch ?? unwatched, () => laid?.now() ?? skin);
};

/** In which language the signs on the pieces of the game on the table are read. */
export const useSigns = (): string => useSkin().signs ?? 'ja';

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

/** The words of the table with those of a game, which may be another than the one on it. */
export const useTextOf = (gameId: string): Messages => {
  const text = useText();
  const game = use(useGameSkin(gameId).words(text.language));
  return useMemo(() => ({ ...text, game }), [text, game]);
};
