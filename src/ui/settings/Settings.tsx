import { changeSettings } from '#store/settings.ts';
import { usePlace, useSettings } from '../table-context.tsx';
import { SettingsPage } from './SettingsPage.tsx';

/** The settings page, with the pieces of this table to try. */
export const Settings = () => {
  const { settings, skin } = usePlace();
  const values = useSettings();
  const { Face } = skin;
  return (
    <SettingsPage
      settings={values}
      onChange={(patch) => changeSettings(settings, patch)}
      preview={(set) => <Preview set={set} />}
    />
  );
  function Preview({ set }: { readonly set: string }) {
    void skin.loadFaces(set);
    return (
      <span className="set-preview">
        {['K', 'R', '+R', 'P', '+P'].map((face) => (
          <Face key={face} face={face} down={false} set={set} />
        ))}
      </span>
    );
  }
};
