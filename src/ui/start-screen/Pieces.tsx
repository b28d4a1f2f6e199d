import { memo, use } from 'react';
import type { Options } from '#games/agreement.ts';
import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useApp, useSettings, useTable } from '../app-context.tsx';
import { useGameText, useSkin } from '../game-skin.ts';
import { OptionsBelow } from '../options/OptionFields.tsx';
import { usePageText } from '../page-text.ts';
import { Choices } from '../settings-page/Choices.tsx';
import { useText } from '../text.tsx';

/** What the pieces look like, as a few of them; a setting of the game, so that the board shows it at once. */
export const Pieces = memo(() => {
  const { settings } = useApp();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  const page = usePageText();
  const { beside } = useSkin();
  const { Preview, texts } = use(useGameText().settings());
  const spec = pack.settings.find(({ id }) => id === beside?.option);
  if (spec?.kind !== 'choice') return null;
  const words = texts(text, page);
  const { label = spec.id, values: labels = {} } = words[spec.id] ?? {};
  const Few = Preview[spec.id];
  const chosen = settingsFor(values, pack);
  const change = (patch: Options): void =>
    changeSettings(settings, withGameSettings(values, pack.id, patch));
  return (
    <>
      <Choices
        option={spec.id}
        look="pictures"
        legend={label}
        choices={spec.choices.map(String)}
        labels={labels}
        chosen={String(chosen[spec.id])}
        onChoose={(set) => change({ [spec.id]: set })}
        {...(Few && { preview: (set: string) => <Few value={set} few /> })}
      />
      <OptionsBelow
        option={spec.id}
        list={pack.settings}
        texts={words}
        chosen={chosen}
        onChange={change}
      />
    </>
  );
});
