import { type Ref, useId } from 'react';
import { isHandicap, type SetUp, setUpChoices } from '#store/set-up.ts';
import type { Person } from '#store/table.ts';
import { usePageText } from '../page-text.ts';
import { SelectField } from './Fields.tsx';
import type { PartProps } from './part.ts';
import { usePeople } from './use-people.ts';

type Begins = '0' | '1' | 'furigoma' | 'alternate';
const begins: readonly Begins[] = ['0', '1', 'furigoma', 'alternate'];

const beginsOf = ({ first, sente }: SetUp): Begins => {
  if (first !== 'manual') return first;
  return sente === 0 ? '0' : '1';
};

const firstOf = (choice: Begins): Partial<SetUp> => {
  if (choice === 'furigoma' || choice === 'alternate') return { first: choice };
  return { first: 'manual', sente: choice === '0' ? 0 : 1 };
};

const WhoBegins = ({ setUp, onChange }: PartProps) => {
  const { first, firsts } = usePageText().start;
  const people = usePeople(setUp);
  return (
    <SelectField
      label={first}
      choices={begins}
      labels={{
        '0': firsts.begins(people[0]),
        '1': firsts.begins(people[1]),
        furigoma: firsts.furigoma,
        alternate: firsts.alternate,
      }}
      chosen={beginsOf(setUp)}
      onChoose={(choice) => onChange(firstOf(choice))}
    />
  );
};

/** Pieces are given by whoever plays better: no toss decides that. */
const WhoGives = ({ setUp, onChange }: PartProps) => {
  const { gives } = usePageText().start;
  const people = usePeople(setUp);
  const receiver = (giver: string): Person => (giver === '0' ? 1 : 0);
  return (
    <SelectField
      label={gives}
      choices={['0', '1'] as const}
      labels={people}
      chosen={setUp.sente === 0 ? '1' : '0'}
      onChoose={(giver) => onChange({ sente: receiver(giver) })}
    />
  );
};

interface OpeningProps extends PartProps {
  /** What is wrong with the position that was given, in words. */
  readonly problems: readonly string[];
  readonly position: Ref<HTMLTextAreaElement>;
}

/** Who begins, from which position, and by which clock where it is the same for both. */
export const Opening = ({ setUp, onChange, problems, position }: OpeningProps) => {
  const words = usePageText().start;
  const id = useId();
  const [clock] = setUp.clocks;
  return (
    <>
      <div className="start-opening">
        {isHandicap(setUp) ? (
          <WhoGives setUp={setUp} onChange={onChange} />
        ) : (
          <WhoBegins setUp={setUp} onChange={onChange} />
        )}
        <SelectField
          label={words.start}
          choices={setUpChoices.start}
          labels={words.starts}
          chosen={setUp.start}
          onChoose={(start) => onChange({ start })}
        />
        {setUp.sameClock && (
          <SelectField
            label={words.clock}
            choices={setUpChoices.clock}
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
      {isHandicap(setUp) && <p className="start-note">{words.uwateFirst}</p>}
      {setUp.start === 'own' && (
        <div className="start-field">
          <label htmlFor={id}>{words.sfen}</label>
          <textarea
            id={id}
            ref={position}
            rows={2}
            value={setUp.sfen}
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={problems.length > 0}
            aria-describedby={`${id}problems`}
            onChange={({ target }) => onChange({ sfen: target.value })}
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
