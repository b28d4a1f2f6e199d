import { useId } from 'react';
import { changeSettings, settingChoices } from '#store/settings.ts';
import { usePlace, useSettings } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** The piece set beside the board: a newcomer may read no kanji, and should not have to look for this. */
export const PieceSet = () => {
  const { settings } = usePlace();
  const { pieces } = useSettings();
  const text = useText();
  const id = useId();
  return (
    <div className="piece-set">
      <label htmlFor={id}>{text.actions.pieceSet}</label>
      <select
        id={id}
        value={pieces}
        onChange={({ target }) => {
          const set = settingChoices.pieces.find((known) => known === target.value);
          if (set !== undefined) changeSettings(settings, { pieces: set });
        }}
      >
        {settingChoices.pieces.map((set) => (
          <option key={set} value={set}>
            {text.actions.pieceSets[set]}
          </option>
        ))}
      </select>
    </div>
  );
};
