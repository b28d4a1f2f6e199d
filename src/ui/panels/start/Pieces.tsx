import { memo } from 'react';
import { Choices } from '../../game/Choices.tsx';
import { OptionsBelow } from '../../table/options/OptionFields.tsx';
import { usePieceSetting } from '../../table/options/use-piece-setting.ts';

/** Asks for the looks of the pieces, in pictures of a few. It is a setting of the game: the board shows it immediately. */
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
