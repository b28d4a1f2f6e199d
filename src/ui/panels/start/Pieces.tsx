import { memo } from 'react';
import { Choices } from '../../game/Choices.tsx';
import { OptionsBelow } from '../../table/options/OptionFields.tsx';
import { usePieceSetting } from '../../table/options/use-piece-setting.ts';

/** What the pieces look like, as a few of them; a setting of the game, so that the board shows it at once. */
export const Pieces = memo(() => {
  const pieces = usePieceSetting();
  if (pieces === null) return null;
  const { option, label, labels, choices, chosen, Picture, onChange, below } = pieces;
  return (
    <>
      <Choices
        option={option}
        look="pictures"
        legend={label}
        choices={choices}
        labels={labels}
        chosen={chosen}
        onChoose={(set) => onChange({ [option]: set })}
        {...(Picture && { preview: (set: string) => <Picture value={set} few /> })}
      />
      <OptionsBelow {...below} />
    </>
  );
});
