/** What one can like otherwise in shogi, in words and pictures. */
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { PreviewProps, SettingsSkin } from '../../game-text.ts';
import { useFaces } from '../../use-faces.ts';
import { Face } from './Face.tsx';
import { shogiSkin } from './shogi-skin.ts';

const shown = ['K', 'R', '+R', 'G', 'S', 'N', '+P'];
const shownOfFew = ['S', 'G', '+P'];

const Pieces = ({ value: set, few = false }: PreviewProps) => {
  useFaces(shogiSkin, set);
  return (
    <span className="set-preview">
      {(few ? shownOfFew : shown).map((face) => (
        <Face key={face} face={face} down={false} set={set} />
      ))}
    </span>
  );
};

/** The settings of shogi on their page. */
export const shogiSettingsSkin: SettingsSkin<ShogiMessages> = {
  texts: ({ settings, game }) => ({
    ...game.settings,
    notation: { label: settings.notation, values: game.notations },
  }),
  Preview: { pieces: Pieces },
};
