/** What one can like otherwise in xiangqi, in words and pictures. */
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { PreviewProps, SettingsSkin } from '../../game-text.ts';
import { useFaces } from '../../use-faces.ts';
import { Face } from './Face.tsx';
import { xiangqiSkin } from './xiangqi-skin.ts';

const shown = ['K', 'a', 'B', 'n', 'R', 'c', 'P'];
const shownOfFew = ['K', 'n', 'R'];

const Pieces = ({ value: set, few = false }: PreviewProps) => {
  useFaces(xiangqiSkin, set);
  return (
    <span className="set-preview">
      {(few ? shownOfFew : shown).map((face) => (
        <Face key={face} face={face} down={false} set={set} />
      ))}
    </span>
  );
};

/** The settings of xiangqi on their page. */
export const xiangqiSettingsSkin: SettingsSkin<XiangqiMessages> = {
  texts: ({ settings, game }) => ({
    ...game.settings,
    notation: { label: settings.notation, values: game.notations },
  }),
  Preview: { pieces: Pieces },
};
