import type { Seat } from '#kernel/game.ts';
import { type SetUp, startIn } from '#store/set-up.ts';
import { useText } from '../../app/text.tsx';
import { SelectField } from '../../base/Fields.tsx';
import type { SetUpSectionProps } from './set-up-section.ts';
import { usePeople } from './set-up-section.ts';

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

/** Asks who gives the pieces. The better player does, so no toss decides it. */
const WhoGives = ({
  gives,
  own,
  setUp,
  onChange,
}: SetUpSectionProps & { readonly gives: Seat }) => {
  const people = usePeople(setUp);
  // The giver has one seat of the start, and which person has seat 0 follows.
  const giver = setUp.seatZero === 0 ? gives : gives === 0 ? 1 : 0;
  return (
    <>
      <SelectField
        option="gives"
        label={own.gives}
        choices={['0', '1'] as const}
        labels={people}
        chosen={giver === 0 ? '0' : '1'}
        onChoose={(chosen) => onChange({ seatZero: (chosen === '0') === (gives === 0) ? 0 : 1 })}
      />
      <p className="start-note">{own.given}</p>
    </>
  );
};

/** Asks who moves first; in a game with a handicap, who gives the pieces. */
export const WhoBegins = (section: SetUpSectionProps) => {
  const { agreement, own, setUp, onChange } = section;
  const { first, firsts } = useText().start;
  const people = usePeople(setUp);
  const gives = startIn(agreement, setUp)?.gives ?? null;
  if (gives !== null) return <WhoGives {...section} gives={gives} />;
  return (
    <SelectField
      option="first"
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
