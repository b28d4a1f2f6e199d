import { presetOf, withPreset } from '#store/presets.ts';
import { usePageText } from '../page-text.ts';
import type { PartProps } from './part.ts';

/** Ways to play by name, and in a sentence what the present one means. */
export const Presets = ({ agreement, own, setUp, onChange }: PartProps) => {
  const words = usePageText().start;
  const present = presetOf(agreement, setUp);
  return (
    <fieldset className="start-presets">
      <legend className="unseen">{words.presets}</legend>
      <div>
        {agreement.presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className="quiet"
            aria-pressed={preset === present}
            onClick={() => onChange(withPreset(agreement, setUp, preset))}
          >
            {own.presets[preset.id] ?? preset.id}
          </button>
        ))}
      </div>
      <p role="status">{present === undefined ? words.ownWay : own.presetNotes[present.id]}</p>
    </fieldset>
  );
};
