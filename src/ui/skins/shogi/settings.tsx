/** What one can like otherwise in shogi, in words and pictures. */
import { useEffect } from 'react';
import type { ShogiMessages, ShogiPageMessages } from '#i18n/shogi/catalogue.ts';
import type { SettingsSkin } from '../../tongue.ts';
import { Face } from './Face.tsx';
import { shogiSkin } from './shogi-skin.ts';

const shown = ['K', 'R', '+R', 'G', 'S', 'N', '+P'];

const Pieces = ({ value: set }: { readonly value: string }) => {
  useEffect(() => void shogiSkin.loadFaces(set), [set]);
  return (
    <span className="set-preview">
      {shown.map((face) => (
        <Face key={face} face={face} down={false} set={set} />
      ))}
    </span>
  );
};

/** The settings of shogi on their page. */
export const shogiSettingsSkin: SettingsSkin<ShogiMessages, ShogiPageMessages> = {
  texts: (text, { settings, game }) => ({
    ...game.settings,
    pieces: text.game.pieceSet,
    notation: { label: settings.notation, values: game.notations },
  }),
  Preview: { pieces: Pieces },
};
