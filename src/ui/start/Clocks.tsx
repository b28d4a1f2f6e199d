import { clockChoices, clockFields, type TimeChoice } from '#store/set-up.ts';
import { usePageText } from '../page-text.ts';
import { CheckField, NumberField, SelectField } from './Fields.tsx';
import type { PartProps } from './part.ts';
import { usePeople } from './use-people.ts';

const unitMs = { minutes: 60_000, seconds: 1_000 } as const;

interface TimeProps {
  readonly legend: string;
  /** One clock for both needs no heading, and its kind stands above. */
  readonly shared: boolean;
  readonly time: TimeChoice;
  readonly onChange: (time: TimeChoice) => void;
}

/** The numbers of one clock, as many as its kind has. */
const Time = ({ legend, shared, time, onChange }: TimeProps) => {
  const words = usePageText().start;
  const { kind } = time;
  const set = (patch: Partial<TimeChoice>): void => onChange({ ...time, ...patch });
  return (
    <fieldset className="start-time">
      <legend className={shared ? 'unseen' : undefined}>{legend}</legend>
      {!shared && (
        <SelectField
          label={words.clock}
          choices={clockChoices}
          labels={words.clocks}
          chosen={kind}
          onChoose={(chosen) => set({ kind: chosen })}
        />
      )}
      {clockFields(kind).map(({ of, label, unit, min, max }) => (
        <NumberField
          key={of}
          label={words[label]}
          {...(unit && { unit: words[unit] })}
          value={time[of] / (unit === null ? 1 : unitMs[unit])}
          min={min}
          max={max}
          onChange={(value) => set({ [of]: value * (unit === null ? 1 : unitMs[unit]) })}
        />
      ))}
    </fieldset>
  );
};

/** The numbers of the clock: one for both, or each person's own of any kind. Nothing while neither has one. */
export const Clocks = ({ setUp, onChange }: PartProps) => {
  const words = usePageText().start;
  const people = usePeople(setUp);
  const [first, second] = setUp.clocks;
  if (setUp.sameClock && first.kind === 'none') return null;
  return (
    <div className="start-clocks">
      <Time
        legend={setUp.sameClock ? words.clocks[first.kind] : words.clockOf(people[0])}
        shared={setUp.sameClock}
        time={first}
        onChange={(time) => onChange({ clocks: [time, setUp.sameClock ? time : second] })}
      />
      {!setUp.sameClock && (
        <Time
          legend={words.clockOf(people[1])}
          shared={false}
          time={second}
          onChange={(time) => onChange({ clocks: [first, time] })}
        />
      )}
      <CheckField
        label={words.differentClocks}
        checked={!setUp.sameClock}
        onChange={(different) => onChange({ sameClock: !different, clocks: [first, first] })}
      />
    </div>
  );
};
