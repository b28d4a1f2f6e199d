/** The settings of a game in words and pictures. */

import type { PreviewProps, SettingsSkin } from '../game/game-text.ts';
import type { OptionTexts } from '../game/option-text.ts';
import type { Skin } from '../game/skin.ts';
import { useFaces } from '../game/use-faces.ts';

/** The words that a game has for its settings and notations. */
interface SettingsWords {
  readonly settings: OptionTexts;
  readonly notations: Readonly<Record<string, string>>;
}

/** Makes the settings of a game, whose set of pieces is shown by these faces, or by few of them. */
export const settingsOf = (
  skin: Pick<Skin, 'Face' | 'loadFaces'>,
  { faces, few }: { readonly faces: readonly string[]; readonly few: readonly string[] },
): SettingsSkin<SettingsWords> => {
  const { Face } = skin;
  const Pieces = ({ value: set, few: isFew = false }: PreviewProps) => {
    useFaces(skin, set);
    return (
      <span className="set-preview">
        {(isFew ? few : faces).map((face) => (
          <Face key={face} face={face} down={false} set={set} />
        ))}
      </span>
    );
  };
  return {
    texts: ({ settings, game }) => ({
      ...game.settings,
      notation: { label: settings.notation, values: game.notations },
    }),
    Preview: { pieces: Pieces },
  };
};
