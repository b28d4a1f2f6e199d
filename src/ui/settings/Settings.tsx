import { use } from 'react';
import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettings, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import '../board/stage.css';
import { Forget } from './Forget.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The settings page, with those of the game on this table among the table's own. */
export const Settings = () => {
  const { settings } = usePlace();
  const tongue = useTongue();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  const page = usePageText();
  const { texts, Preview } = use(tongue.settings());
  return (
    <SettingsPage
      settings={values}
      onChange={(patch) => changeSettings(settings, patch)}
      forget={<Forget />}
      own={{
        list: pack.settings,
        texts: texts(text, page),
        chosen: settingsFor(values, pack),
        Preview,
        onChange: (patch) =>
          changeSettings(settings, withGameSettings(settings.getState(), pack.id, patch)),
      }}
    />
  );
};
