import { type ReactNode, useId } from 'react';

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
  /** What a choice would look like, shown beside its words. */
  readonly preview?: (choice: T) => ReactNode;
}

/** One question with its few answers all in sight. */
export const Choices = <T extends string>({
  legend,
  choices,
  labels,
  chosen,
  onChoose,
  preview,
}: ChoicesProps<T>) => {
  const name = useId();
  return (
    <fieldset className="settings-group">
      <legend>{legend}</legend>
      <div className="settings-choices">
        {choices.map((choice) => (
          <label key={choice} className="settings-choice">
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            <span>{labels[choice]}</span>
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
