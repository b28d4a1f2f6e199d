import { useContext, useState } from 'react';
import { clockId, clockOf, withClock } from '#store/presets.ts';
import { clockChoices, clockFields, type TimeChoice } from '#store/set-up.ts';
import { useText } from '../../app/text.tsx';
import { CheckField, NumberField, SelectField, WrongNumbers } from '../../base/Fields.tsx';
import { Choices } from '../../game/Choices.tsx';
import { timeWords, unitMs } from '../../game/time-words.ts';
import type { SetUpSectionProps } from './set-up-section.ts';
import { usePeople } from './set-up-section.ts';

/** The kinds of a clock that both share. It cannot be *none*, which one person alone may have. */
const sharedChoices = clockChoices.filter((kind) => kind !== 'none');

interface TimeProps {
  readonly legend: string;
  /** The person who has this clock; undefined where both share it. */
  readonly person?: 0 | 1;
  readonly time: TimeChoice;
  readonly onChange: (time: TimeChoice) => void;
}

/** One clock: its kind, and the numbers that its kind has. */
const Time = ({ legend, person, time, onChange }: TimeProps) => {
  const words = useText().start;
  const { kind } = time;
  const set = (patch: Partial<TimeChoice>): void => onChange({ ...time, ...patch });
  const named = (option: string): string => (person === undefined ? option : `${option}-${person}`);
  return (
    <fieldset className="start-time">
      <legend className={person === undefined ? 'unseen' : undefined}>{legend}</legend>
      <SelectField
        option={named('clock')}
        label={words.clock}
        choices={person === undefined ? sharedChoices : clockChoices}
        labels={words.clocks}
        chosen={kind}
        onChoose={(chosen) => set({ kind: chosen })}
      />
      {clockFields(kind).map(({ of, label, unit, min, max }) => (
        <NumberField
          key={of}
          option={named(of)}
          label={words[label]}
          {...(unit && { unit: words[unit] })}
          value={time[of] / (unit === null ? 1 : unitMs[unit])}
          min={min}
          max={max}
          range={words.between(min, max)}
          onChange={(value) => set({ [of]: value * (unit === null ? 1 : unitMs[unit]) })}
        />
      ))}
    </fieldset>
  );
};

/** The numbers of the clock: one for both, or each person's own of any kind. */
const OwnClocks = ({ setUp, onChange }: SetUpSectionProps) => {
  const words = useText().start;
  const people = usePeople(setUp);
  const [first, second] = setUp.clocks;
  return (
    <div className="start-clocks">
      {setUp.sameClock ? (
        <Time
          legend={words.clocks[first.kind]}
          time={first}
          onChange={(time) => onChange({ clocks: [time, time] })}
        />
      ) : (
        ([0, 1] as const).map((person) => (
          <Time
            key={person}
            legend={words.clockOf(people[person])}
            person={person}
            time={setUp.clocks[person]}
            onChange={(time) => onChange({ clocks: person === 0 ? [time, second] : [first, time] })}
          />
        ))
      )}
      <CheckField
        option="sameClock"
        label={words.differentClocks}
        checked={!setUp.sameClock}
        onChange={(different) => {
          const both = first.kind === 'none' ? second : first;
          onChange({ sameClock: !different, clocks: different ? [first, first] : [both, both] });
        }}
      />
    </div>
  );
};

const CUSTOM = 'custom';

/** Asks how much time both have: usual clocks by name, and any other by its numbers. */
export const Clocks = (section: SetUpSectionProps) => {
  const { agreement, setUp, onChange } = section;
  const words = useText().start;
  // A player who asked for a custom clock sees its numbers, even while they are those of a usual clock, or one is wrong.
  const wrongNumbers = useContext(WrongNumbers);
  const { clocks, sameClock } = setUp;
  const fields = clockFields(clocks[0].kind);
  const [asked, ask] = useState(() => fields.some(({ of }) => wrongNumbers?.has(of)));
  // The clock before *No clock* was chosen, at first the last that the game offers. A custom clock begins with its numbers.
  const [before, remember] = useState(() => withClock(agreement.clocks.at(-1) ?? { kind: 'main' }));
  const usual = clockOf(agreement, setUp);
  const isCustom = usual === undefined || (asked && usual.kind !== 'none');
  const labels = Object.fromEntries(
    agreement.clocks.map((clock) => [clockId(clock), timeWords(words, withClock(clock).clocks[0])]),
  );
  const choose = (choice: string): void => {
    ask(choice === CUSTOM);
    const clock = agreement.clocks.find((known) => clockId(known) === choice);
    if (usual?.kind !== 'none') remember({ clocks, sameClock });
    for (const { of } of fields) wrongNumbers?.delete(of);
    if (clock !== undefined) onChange(withClock(clock));
    else if (usual?.kind === 'none') onChange(before);
  };
  return (
    <>
      <Choices
        option="time"
        look="chips"
        legend={words.time}
        choices={[...agreement.clocks.map(clockId), CUSTOM]}
        labels={{ ...labels, [CUSTOM]: words.customTime }}
        chosen={isCustom ? CUSTOM : clockId(usual)}
        onChoose={choose}
      />
      {isCustom && <OwnClocks {...section} />}
    </>
  );
};
