import { type ReactNode, useId } from 'react';
import { JapaneseParts } from './JapaneseParts.tsx';
import './choices.css';

interface ChoicesProps<T extends string> {
  /** The question as code knows it, the same in every language. */
  readonly option: string;
  readonly legend: string;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, ReactNode>>;
  /** Undefined while the value that is set is none of the choices. */
  readonly chosen: T | undefined;
  readonly onChoose: (choice: T) => void;
  /** Draws a picture of a choice, shown beside its words. */
  readonly preview?: (choice: T) => ReactNode;
  /** Shows the choices as a row of buttons, or as pictures above their words, instead of a list. */
  readonly look?: 'chips' | 'pictures';
}

/** One question with its few answers all in sight. */
export const Choices = <T extends string>({
  option,
  legend,
  choices,
  labels,
  chosen,
  onChoose,
  preview,
  look,
}: ChoicesProps<T>) => {
  const name = useId();
  const labelOf = (choice: T): ReactNode => {
    const label = labels[choice];
    return typeof label === 'string' ? <JapaneseParts>{label}</JapaneseParts> : label;
  };
  return (
    <fieldset className="settings-group" data-look={look}>
      <legend>{legend}</legend>
      <div className="settings-choices">
        {choices.map((choice) => (
          <label key={choice} className="settings-choice">
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              aria-checked={choice === chosen}
              data-option={option}
              data-value={choice}
              onChange={() => onChoose(choice)}
            />
            <span>{labelOf(choice)}</span>
            {preview !== undefined && (
              <span className="settings-preview" aria-hidden="true">
                {preview(choice)}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
