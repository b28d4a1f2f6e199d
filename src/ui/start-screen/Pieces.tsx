import { memo, use } from 'react';
import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useApp, useSettings, useTable } from '../app-context.tsx';
import { useGameText, useSkin } from '../game-skin.ts';
import { Choices } from '../settings-page/Choices.tsx';
import { useText } from '../text.tsx';

/** What the pieces look like, as a few of them; a setting of the game, so that the board shows it at once. */
export const Pieces = memo(() => {
  const { settings } = useApp();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  const { beside } = useSkin();
  const { Preview } = use(useGameText().settings());
  const spec = pack.settings.find(({ id }) => id === beside?.option);
  if (beside === null || spec?.kind !== 'choice') return null;
  const { label, values: labels = {} } = beside.text(text);
  const Few = Preview[spec.id];
  return (
    <Choices
      option={spec.id}
      look="pictures"
      legend={label}
      choices={spec.choices.map(String)}
      labels={labels}
      chosen={String(settingsFor(values, pack)[spec.id])}
      onChoose={(set) =>
        changeSettings(settings, withGameSettings(values, pack.id, { [spec.id]: set }))
      }
      {...(Few && { preview: (set: string) => <Few value={set} few /> })}
    />
  );
});
