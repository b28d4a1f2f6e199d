import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useApp, useSettings, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { usePageHead } from '../../game/use-page-head.ts';
import '../../board/stage.css';
import { LookPreview } from './LookPreview.tsx';
import { ResetLearning } from './ResetLearning.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The settings page, with those of the game on this table among the table's own. */
export const Settings = () => {
  const { settings } = useApp();
  const gameText = useGameText();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  usePageHead(text.settings.title);
  const { texts, Preview } = gameText.settings;
  return (
    <SettingsPage
      settings={values}
      onChange={(patch) => changeSettings(settings, patch)}
      board={<LookPreview />}
      forget={<ResetLearning />}
      own={{
        list: pack.settings,
        texts: texts(text),
        chosen: settingsFor(values, pack),
        Preview,
        onChange: (patch) =>
          changeSettings(settings, withGameSettings(settings.getState(), pack.id, patch)),
      }}
    />
  );
};
