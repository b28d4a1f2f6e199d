import { presetOf, withPreset } from '#store/presets.ts';
import { useText } from '../../app/text.tsx';
import { Choices } from '../../game/Choices.tsx';
import type { SetUpSectionProps } from './set-up-section.ts';

/** Offers rule sets by name, and says in a sentence what the present one means. */
export const Presets = ({ agreement, own, setUp, onChange }: SetUpSectionProps) => {
  const words = useText().start;
  const present = presetOf(agreement, setUp);
  return (
    <>
      <Choices
        option="preset"
        look="chips"
        legend={words.presets}
        choices={agreement.presets.map(({ id }) => id)}
        labels={own.presets}
        chosen={present?.id}
        onChoose={(id) => {
          const preset = agreement.presets.find((known) => known.id === id);
          if (preset !== undefined) onChange(withPreset(agreement, setUp, preset));
        }}
      />
      <p className="start-note" role="status">
        {present === undefined ? words.ownWay : own.presetNotes[present.id]}
      </p>
    </>
  );
};
