import { useId } from 'react';
import { changeSettings, settingsFor, withGameSettings } from '#store/settings.ts';
import { useSkin } from '../game-skin.ts';
import { usePlace, useSettings, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** The piece set beside the board, where the game has several: a newcomer may read none of them, and should not have to look for this. */
export const PieceSet = () => {
  const { settings } = usePlace();
  const pack = useTable((state) => state.pack);
  const values = useSettings();
  const text = useText();
  const id = useId();
  const { beside } = useSkin();
  const spec = pack.settings.find((known) => known.id === beside?.option);
  if (beside === null || spec?.kind !== 'choice') return null;
  const { label, values: names = {} } = beside.text(text);
  return (
    <div className="piece-set">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={String(settingsFor(values, pack)[spec.id])}
        onChange={({ target }) => {
          const set = spec.choices.find((known) => known === target.value);
          if (set !== undefined)
            changeSettings(settings, withGameSettings(values, pack.id, { [spec.id]: set }));
        }}
      >
        {spec.choices.map(String).map((set) => (
          <option key={set} value={set}>
            {names[set] ?? set}
          </option>
        ))}
      </select>
    </div>
  );
};
