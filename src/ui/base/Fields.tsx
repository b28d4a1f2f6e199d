import { type ReactNode, useId, useState } from 'react';

interface SelectFieldProps<T extends string> {
  /** The question as code knows it, the same in every language. */
  readonly option: string;
  readonly label: string;
  readonly choices: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (choice: T) => void;
}

/** A question with its answers folded away. */
export const SelectField = <T extends string>({
  option,
  label,
  choices,
  labels,
  chosen,
  onChoose,
}: SelectFieldProps<T>) => {
  const id = useId();
  return (
    <div className="start-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        data-option={option}
        data-value={chosen}
        onChange={({ target }) => {
          const choice = choices.find((known) => known === target.value);
          if (choice !== undefined) onChoose(choice);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </select>
    </div>
  );
};

interface NumberFieldProps {
  /** The number as code knows it, the same in every language. */
  readonly option: string;
  readonly label: string;
  /** The unit, read together with the label. */
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/**
 * A number with its unit. A typed text that is no number in the range stays in the field, so that the form can say what is
 * wrong with it, and changes nothing. It goes when the number is changed from elsewhere.
 */
export const NumberField = ({
  option,
  label,
  unit,
  value,
  min,
  max,
  onChange,
}: NumberFieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number } | null>(null);
  return (
    <div className="start-field start-number">
      <label htmlFor={id}>
        {label}
        {unit !== undefined && <span className="unseen"> ({unit})</span>}
      </label>
      <span>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          required
          min={min}
          max={max}
          step={1}
          value={typed?.over === value ? typed.text : String(value)}
          data-option={option}
          data-value={value}
          onChange={({ target }) => {
            const read = Number(target.value);
            const sound =
              target.value !== '' && Number.isInteger(read) && read >= min && read <= max;
            setTyped({ text: target.value, over: sound ? read : value });
            if (sound) onChange(read);
          }}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
    </div>
  );
};

interface CheckFieldProps {
  /** The question as code knows it, the same in every language. */
  readonly option: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no. */
export const CheckField = ({ option, label, checked, onChange }: CheckFieldProps) => (
  <label className="settings-choice">
    <input
      type="checkbox"
      checked={checked}
      aria-checked={checked}
      data-option={option}
      data-value={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{label}</span>
  </label>
);

/** Yes-or-no questions that belong together. */
export const Checks = ({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) => (
  <fieldset className="settings-group">
    <legend>{legend}</legend>
    <div className="settings-choices">{children}</div>
  </fieldset>
);
