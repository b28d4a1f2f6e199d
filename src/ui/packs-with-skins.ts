import { type GamePack, type Packs, packOf } from '#games/pack.ts';
import { loadGameWords } from '#i18n/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { languageOf, type SettingsStore } from '#store/settings.ts';
import { skinOf } from './skins/index.ts';

/** The same packs, each fetched together with the skin and the words of its game: a game is never on the table without them. */
export const packsWithSkins = (packs: Packs, settings: SettingsStore, skins = skinOf): Packs =>
  Object.fromEntries(
    Object.keys(packs).map((id) => {
      const fetchPack = fetchOnce(() => packOf(packs, id));
      const whole = async (): Promise<GamePack> => {
        const language = languageOf(settings.getState());
        const [pack] = await Promise.all([
          fetchPack(),
          skins(id).then((skin) => skin.words(language)),
          // Asked for with the skin, which gives the same words later: not one request after another.
          loadGameWords(language, id).catch(() => {}),
        ]);
        return pack;
      };
      return [id, whole];
    }),
  );
