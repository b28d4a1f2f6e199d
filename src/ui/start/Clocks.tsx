import { clockChoices, type TimeChoice } from '#store/set-up.ts';
import { usePageText } from '../page-text.ts';
import { CheckField, NumberField, SelectField } from './Fields.tsx';
import type { PartProps } from './part.ts';
import { usePeople } from './use-people.ts';

const minute = 60_000;

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
      {kind !== 'none' && kind !== 'move' && (
        <NumberField
          label={words.mainTime}
          unit={words.minutes}
          value={time.mainMs / minute}
          min={kind === 'main' ? 1 : 0}
          max={1440}
          onChange={(minutes) => set({ mainMs: minutes * minute })}
        />
      )}
      {kind !== 'none' && kind !== 'main' && kind !== 'fischer' && (
        <NumberField
          label={kind === 'canadian' ? words.period : words.perMove}
          unit={words.seconds}
          value={time.byoyomiMs / 1000}
          min={1}
          max={3600}
          onChange={(seconds) => set({ byoyomiMs: seconds * 1000 })}
        />
      )}
      {(kind === 'byoyomi' || kind === 'koryo') && (
        <NumberField
          label={kind === 'koryo' ? words.units : words.periods}
          value={time.periods}
          min={1}
          max={100}
          onChange={(periods) => set({ periods })}
        />
      )}
      {kind === 'fischer' && (
        <NumberField
          label={words.increment}
          unit={words.seconds}
          value={time.incrementMs / 1000}
          min={0}
          max={3600}
          onChange={(seconds) => set({ incrementMs: seconds * 1000 })}
        />
      )}
      {kind === 'canadian' && (
        <NumberField
          label={words.movesInPeriod}
          value={time.moves}
          min={1}
          max={100}
          onChange={(moves) => set({ moves })}
        />
      )}
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
