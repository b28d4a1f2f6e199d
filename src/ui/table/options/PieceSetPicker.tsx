import { useId } from 'react';
import { OptionsBelow } from './OptionFields.tsx';
import { usePieceSetting } from './use-piece-setting.ts';
import './piece-set.css';

/**
 * The piece sets as pictures, if the game has several. A newcomer may be able to read none of them, and should not have to
 * look for this.
 */
export const PieceSetPicker = () => {
  const name = useId();
  const pieces = usePieceSetting();
  if (pieces === null) return null;
  const { option, label, labels, choices, chosen, Picture, onChange, below } = pieces;
  return (
    <>
      <fieldset className="piece-set" data-action="pieces">
        <legend>{label}</legend>
        {choices.map((set) => (
          <label key={set}>
            <input
              type="radio"
              name={name}
              value={set}
              checked={set === chosen}
              onChange={() => onChange({ [option]: set })}
            />
            {Picture && (
              <span className="piece-set-picture" aria-hidden="true">
                <Picture value={set} />
              </span>
            )}
            <span>{labels[set] ?? set}</span>
          </label>
        ))}
      </fieldset>
      <div className="piece-set-more">
        <OptionsBelow {...below} />
      </div>
    </>
  );
};
