/** What one can like otherwise in ko shogi, in words and pictures. */
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { PreviewProps, SettingsSkin } from '../../game-text.ts';
import { useFaces } from '../../use-faces.ts';
import { Face } from './Face.tsx';
import { koShogiSkin } from './ko-shogi-skin.ts';

const shown = ['G', 'hs', '+LB', 'wr', 'CH', 'c', '+M'];
const shownOfFew = ['G', 'hs', '+M'];

const Pieces = ({ value: set, few = false }: PreviewProps) => {
  useFaces(koShogiSkin, set);
  return (
    <span className="set-preview">
      {(few ? shownOfFew : shown).map((face) => (
        <Face key={face} face={face} down={false} set={set} />
      ))}
    </span>
  );
};

/** The settings of ko shogi on their page. */
export const koShogiSettingsSkin: SettingsSkin<KoShogiMessages> = {
  texts: ({ settings, game }) => ({
    ...game.settings,
    notation: { label: settings.notation, values: game.notations },
  }),
  Preview: { pieces: Pieces },
};
