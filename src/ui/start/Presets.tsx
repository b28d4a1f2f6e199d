import { presetNames, presetOf, withPreset } from '#store/presets.ts';
import { usePageText } from '../page-text.ts';
import type { PartProps } from './part.ts';

/** Ways to play by name, and in a sentence what the present one means. */
export const Presets = ({ setUp, onChange }: PartProps) => {
  const words = usePageText().start;
  const present = presetOf(setUp);
  return (
    <fieldset className="start-presets">
      <legend className="unseen">{words.presets}</legend>
      <div>
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            className="quiet"
            aria-pressed={name === present}
            onClick={() => onChange(withPreset(setUp, name))}
          >
            {words.presetNames[name]}
          </button>
        ))}
      </div>
      <p role="status">{present === undefined ? words.ownWay : words.presetNotes[present]}</p>
    </fieldset>
  );
};
