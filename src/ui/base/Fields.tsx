import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import type { WrongNumber } from '#store/set-up.ts';

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

/** Where a form keeps what was typed into its number fields and is no number in the range, by option; null for nowhere. */
export const WrongNumbers = createContext<Map<string, WrongNumber> | null>(null);

interface NumberFieldProps {
  /** The number as code knows it, the same in every language. */
  readonly option: string;
  readonly label: string;
  /** The unit, read together with the label. */
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Says between which numbers it must be. */
  readonly range: string;
  readonly onChange: (value: number) => void;
}

/**
 * A number with its unit. A typed text that is no number in the range stays in the field, which says so when it is left, and
 * the number is the one from before. The text goes when the number is changed from elsewhere.
 */
export const NumberField = ({
  option,
  label,
  unit,
  value,
  min,
  max,
  range,
  onChange,
}: NumberFieldProps) => {
  const id = useId();
  const wrongNumbers = useContext(WrongNumbers);
  const [typed, setTyped] = useState<WrongNumber | null>(wrongNumbers?.get(option) ?? null);
  // The number when the field got the focus. A wrong number leaves it, and no first digit of one takes its place.
  const [before, setBefore] = useState(value);
  const [isLeft, leave] = useState(true);
  const text = typed?.over === value ? typed.text : String(value);
  const isSound = (written: string): boolean => {
    const read = Number(written);
    return written !== '' && Number.isInteger(read) && read >= min && read <= max;
  };
  const isWrong = isLeft && !isSound(text);
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
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}range` : undefined}
          data-option={option}
          data-value={value}
          onFocus={() => {
            setBefore(value);
            leave(false);
          }}
          onBlur={() => leave(true)}
          onChange={({ target }) => {
            const now = { text: target.value, over: before };
            if (isSound(now.text)) {
              now.over = Number(now.text);
              wrongNumbers?.delete(option);
            } else wrongNumbers?.set(option, now);
            setTyped(now);
            if (now.over !== value) onChange(now.over);
          }}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
      {isWrong && (
        <small id={`${id}range`} className="start-wrong">
          {range}
        </small>
      )}
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
