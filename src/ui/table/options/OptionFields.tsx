/** A form made of a list of options: of the table's own, or of any game's. */
import type { ReactNode } from 'react';
import type { OptionSpec, Options, OptionValue } from '#games/agreement.ts';
import { useText } from '../../app/text.tsx';
import { CheckField, Checks, NumberField } from '../../base/Fields.tsx';
import { Choices } from '../../game/Choices.tsx';
import { applies, type OptionText, type OptionTexts } from '../../game/option-text.ts';

interface OptionProps {
  readonly spec: OptionSpec;
  readonly text: OptionText;
  readonly value: OptionValue | undefined;
  readonly onChange: (value: OptionValue) => void;
  /** Draws what a value would look like, beside its words. */
  readonly preview?: ((value: string) => ReactNode) | undefined;
  readonly look?: 'chips' | 'pictures' | undefined;
}

/** A yes-or-no question without a heading. */
export const Flag = ({ spec, text, value, onChange }: OptionProps) => (
  <CheckField option={spec.id} label={text.label} checked={value === true} onChange={onChange} />
);

/** The flags of a list that refine one of its options. */
export const OptionsBelow = ({
  option,
  list,
  texts,
  chosen,
  onChange,
}: Pick<OptionFieldsProps, 'list' | 'texts' | 'chosen' | 'onChange'> & {
  readonly option: string;
}) =>
  list.map(
    (spec) =>
      spec.kind === 'flag' &&
      spec.below === option && (
        <Flag
          key={spec.id}
          spec={spec}
          text={texts[spec.id] ?? { label: spec.id }}
          value={chosen[spec.id]}
          onChange={(value) => onChange({ [spec.id]: value })}
        />
      ),
  );

/** One question: choices all in sight, a number, or yes or no under its heading. */
const Option = ({ spec, text, value, onChange, preview, look }: OptionProps) => {
  const { start } = useText();
  switch (spec.kind) {
    case 'choice': {
      const { values = {} } = text;
      const labels = Object.fromEntries(
        spec.choices.map((choice) => [String(choice), values[String(choice)] ?? String(choice)]),
      );
      return (
        <Choices
          option={spec.id}
          legend={text.label}
          choices={spec.choices.map(String)}
          labels={labels}
          chosen={String(value)}
          onChoose={(chosen) => {
            const choice = spec.choices.find((one) => String(one) === chosen);
            if (choice !== undefined) onChange(choice);
          }}
          {...(preview && { preview })}
          {...(look && { look })}
        />
      );
    }
    case 'number':
      return (
        <NumberField
          option={spec.id}
          label={text.label}
          {...(text.unit !== undefined && { unit: text.unit })}
          value={typeof value === 'number' ? value : spec.first}
          min={spec.min}
          max={spec.max}
          range={start.between(spec.min, spec.max)}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <Checks legend={text.legend ?? text.label}>
          <Flag spec={spec} text={text} value={value} onChange={onChange} />
        </Checks>
      );
  }
};

interface OptionFieldsProps {
  readonly list: readonly OptionSpec[];
  readonly texts: OptionTexts;
  readonly chosen: Options;
  readonly onChange: (patch: Options) => void;
  /** Returns a function that draws a value of an option; undefined where the option has no looks. */
  readonly preview?: (option: string) => ((value: string) => ReactNode) | undefined;
  /** How choices are offered; a list by default. */
  readonly look?: 'chips' | 'pictures';
  /** Stands below an option, whether the option is asked or not. */
  readonly below?: (option: string) => ReactNode;
}

/** The options of a list that are asked, given what is chosen. */
export const OptionFields = ({
  list,
  texts,
  chosen,
  onChange,
  preview,
  look,
  below,
}: OptionFieldsProps) =>
  list.map((spec) => (
    <OptionAndBelow key={spec.id} below={below?.(spec.id)}>
      {applies(spec.when, chosen) && (
        <Option
          spec={spec}
          text={texts[spec.id] ?? { label: spec.id }}
          value={chosen[spec.id]}
          onChange={(value) => onChange({ [spec.id]: value })}
          preview={preview?.(spec.id)}
          look={look}
        />
      )}
    </OptionAndBelow>
  ));

const OptionAndBelow = ({
  below,
  children,
}: {
  readonly below: ReactNode;
  readonly children: ReactNode;
}) => (
  <>
    {children}
    {below}
  </>
);
