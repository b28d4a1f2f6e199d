import { useEffect } from 'react';
import { changeSettings } from '#store/settings.ts';
import { useSkin } from '../game-skin.ts';
import type { Skin } from '../skin.ts';
import { usePlace, useSettings } from '../table-context.tsx';
import '../board/stage.css';
import { Forget } from './Forget.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const shown = ['K', 'R', '+R', 'G', 'S', 'N', '+P'];

const Preview = ({ skin, set }: { readonly skin: Skin; readonly set: string }) => {
  useEffect(() => void skin.loadFaces(set), [skin, set]);
  const { Face } = skin;
  return (
    <span className="set-preview">
      {shown.map((face) => (
        <Face key={face} face={face} down={false} set={set} />
      ))}
    </span>
  );
};

/** The settings page, with the pieces of this table to look at. */
export const Settings = () => {
  const { settings } = usePlace();
  const skin = useSkin();
  const values = useSettings();
  return (
    <SettingsPage
      settings={values}
      onChange={(patch) => changeSettings(settings, patch)}
      forget={<Forget />}
      preview={(set) => <Preview skin={skin} set={set} />}
    />
  );
};
