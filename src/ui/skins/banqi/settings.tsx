/** What one can like otherwise in banqi, in words and pictures. */
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { PreviewProps, SettingsSkin } from '../../game-text.ts';
import { useFaces } from '../../use-faces.ts';
import { banqiSkin } from './banqi-skin.ts';
import { Face } from './Face.tsx';

const shown = ['K', 'a', 'B', 'r', 'N', 'c', 'P'];
const shownOfFew = ['K', 'n', 'R'];

const Pieces = ({ value: set, few = false }: PreviewProps) => {
  useFaces(banqiSkin, set);
  return (
    <span className="set-preview">
      {(few ? shownOfFew : shown).map((face) => (
        <Face key={face} face={face} down={false} set={set} />
      ))}
    </span>
  );
};

/** The settings of banqi on their page. */
export const banqiSettingsSkin: SettingsSkin<BanqiMessages> = {
  texts: ({ settings, game }) => ({
    ...game.settings,
    notation: { label: settings.notation, values: game.notations },
  }),
  Preview: { pieces: Pieces },
};
