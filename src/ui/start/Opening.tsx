import { type Ref, useId } from 'react';
import type { Seat } from '#kernel/game.ts';
import { clockChoices, OWN_START, type SetUp, startIn } from '#store/set-up.ts';
import { usePageText } from '../page-text.ts';
import { SelectField } from './Fields.tsx';
import type { PartProps } from './part.ts';
import { usePeople } from './use-people.ts';

type Begins = '0' | '1' | 'toss' | 'alternate';
const begins: readonly Begins[] = ['0', '1', 'toss', 'alternate'];

const beginsOf = ({ first, seatZero }: SetUp): Begins => {
  if (first !== 'manual') return first;
  return seatZero === 0 ? '0' : '1';
};

const firstOf = (choice: Begins): Partial<SetUp> => {
  if (choice === 'toss' || choice === 'alternate') return { first: choice };
  return { first: 'manual', seatZero: choice === '0' ? 0 : 1 };
};

const WhoBegins = ({ own, setUp, onChange }: PartProps) => {
  const { first, firsts } = usePageText().start;
  const people = usePeople(setUp);
  return (
    <SelectField
      label={first}
      choices={begins}
      labels={{
        '0': firsts.begins(people[0]),
        '1': firsts.begins(people[1]),
        toss: own.toss.choice,
        alternate: firsts.alternate,
      }}
      chosen={beginsOf(setUp)}
      onChoose={(choice) => onChange(firstOf(choice))}
    />
  );
};

/** Pieces are given by whoever plays better: no toss decides that. */
const WhoGives = ({ gives, own, setUp, onChange }: PartProps & { readonly gives: Seat }) => {
  const people = usePeople(setUp);
  // The giver has one seat of the start, and which person has seat 0 follows.
  const giver = setUp.seatZero === 0 ? gives : gives === 0 ? 1 : 0;
  return (
    <SelectField
      label={own.gives}
      choices={['0', '1'] as const}
      labels={people}
      chosen={giver === 0 ? '0' : '1'}
      onChoose={(chosen) => onChange({ seatZero: (chosen === '0') === (gives === 0) ? 0 : 1 })}
    />
  );
};

interface OpeningProps extends PartProps {
  /** What is wrong with the position that was given, in words. */
  readonly problems: readonly string[];
  readonly position: Ref<HTMLTextAreaElement>;
}

/** Who begins, from which position, and by which clock where it is the same for both. */
export const Opening = ({ problems, position, ...part }: OpeningProps) => {
  const { agreement, own, setUp, onChange } = part;
  const words = usePageText().start;
  const id = useId();
  const [clock] = setUp.clocks;
  const gives = startIn(agreement, setUp)?.gives ?? null;
  const starts = [...agreement.starts.map((start) => start.id), OWN_START];
  return (
    <>
      <div className="start-opening">
        {gives === null ? <WhoBegins {...part} /> : <WhoGives {...part} gives={gives} />}
        <SelectField
          label={own.start}
          choices={starts}
          labels={own.starts}
          chosen={setUp.start}
          onChoose={(start) => onChange({ start })}
        />
        {setUp.sameClock && (
          <SelectField
            label={words.clock}
            choices={clockChoices}
            labels={words.clocks}
            chosen={clock.kind}
            onChoose={(kind) =>
              onChange({
                clocks: [
                  { ...clock, kind },
                  { ...clock, kind },
                ],
              })
            }
          />
        )}
      </div>
      {gives !== null && <p className="start-note">{own.given}</p>}
      {setUp.start === OWN_START && (
        <div className="start-field">
          <label htmlFor={id}>{own.position}</label>
          <textarea
            id={id}
            ref={position}
            rows={2}
            value={setUp.position}
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={problems.length > 0}
            aria-describedby={`${id}problems`}
            onChange={({ target }) => onChange({ position: target.value })}
          />
          <div id={`${id}problems`} className="start-problems" role="alert">
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
};
