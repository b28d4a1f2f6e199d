import type { OptionSpec, Options } from '#games/agreement.ts';
import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useApp, useSettings, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText, useSkin } from '../../game/game-skin.ts';

/**
 * The setting for the looks of the pieces, which the game offers beside the board; null where the game has none. It has
 * words and pictures, the present choice, and a way to change it.
 */
export const usePieceSetting = () => {
  const { settings } = useApp();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  const { beside } = useSkin();
  const { Preview, texts } = useGameText().settings;
  const isBeside = ({ id }: OptionSpec): boolean => id === beside?.option;
  const spec = pack.settings.find(isBeside);
  if (spec?.kind !== 'choice') return null;
  const words = texts(text);
  const { label = spec.id, values: labels = {} } = words[spec.id] ?? {};
  const onChange = (patch: Options): void =>
    changeSettings(settings, withGameSettings(values, pack.id, patch));
  const chosen = settingsFor(values, pack);
  return {
    option: spec.id,
    label,
    labels,
    choices: spec.choices.map(String),
    chosen: String(chosen[spec.id]),
    Picture: Preview[spec.id],
    onChange,
    /** The flags that refine it, to be shown below. */
    below: { option: spec.id, list: pack.settings, texts: words, chosen, onChange },
  };
};
