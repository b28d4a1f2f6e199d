import { firstSetUp, type SetUp, setUpChoices } from '#store/set-up.ts';
import { seatHelps } from '#store/table.ts';
import { Choices } from '../settings/Choices.tsx';
import '../settings/settings-page.css';
import { usePageText } from '../page-text.ts';
import { CheckField, Checks } from './Fields.tsx';
import type { PartProps } from './part.ts';
import './rules.css';
import { usePeople } from './use-people.ts';

const untold: SetUp['marks'] = firstSetUp.marks;
const taught: SetUp['marks'] = ['off', 'fading'];

const limits = ['500', '320', 'null'] as const;

/** What most people never change: fouls, takebacks, draws, and how one sits. */
export const Rules = ({ setUp, onChange }: PartProps) => {
  const words = usePageText().start;
  const people = usePeople(setUp);
  const { marks } = setUp;
  const is = (helps: SetUp['marks']): boolean => marks.every((help, i) => help === helps[i]);
  return (
    <>
      <Choices
        legend={words.strictness}
        choices={setUpChoices.strictness}
        labels={words.strictnesses}
        chosen={setUp.strictness}
        onChoose={(strictness) => onChange({ strictness })}
      />
      <Choices
        legend={words.takebacks}
        choices={setUpChoices.takebacks}
        labels={words.takebackWays}
        chosen={setUp.takebacks}
        onChoose={(takebacks) => onChange({ takebacks })}
      />
      <Checks legend={words.draws}>
        <CheckField
          label={words.agreedDraw}
          checked={setUp.agreedDraw}
          onChange={(agreedDraw) => onChange({ agreedDraw })}
        />
      </Checks>
      <Choices
        legend={words.repetition}
        choices={setUpChoices.repetition}
        labels={words.repetitions}
        chosen={setUp.repetition}
        onChoose={(repetition) => onChange({ repetition })}
      />
      {setUp.repetition === 'draw' ? (
        <Choices
          legend={words.tiebreak}
          choices={setUpChoices.repetitionTiebreak}
          labels={words.tiebreaks}
          chosen={setUp.repetitionTiebreak}
          onChoose={(repetitionTiebreak) => onChange({ repetitionTiebreak })}
        />
      ) : (
        <Choices
          legend={words.replayClock}
          choices={setUpChoices.replayClock}
          labels={words.replayClocks}
          chosen={setUp.replayClock}
          onChoose={(replayClock) => onChange({ replayClock })}
        />
      )}
      <Choices
        legend={words.impasse}
        choices={setUpChoices.impasse}
        labels={words.impasses}
        chosen={setUp.impasse}
        onChoose={(impasse) => onChange({ impasse })}
      />
      <Choices
        legend={words.impassePoints}
        choices={setUpChoices.impassePoints}
        labels={words.impassePointsWays}
        chosen={setUp.impassePoints}
        onChoose={(impassePoints) => onChange({ impassePoints })}
      />
      <Choices
        legend={words.moveLimit}
        choices={limits}
        labels={words.moveLimits}
        chosen={limits.find((limit) => limit === String(setUp.moveLimit)) ?? 'null'}
        onChoose={(chosen) =>
          onChange({
            moveLimit: setUpChoices.moveLimit.find((limit) => String(limit) === chosen) ?? null,
          })
        }
      />
      <Checks legend={words.series}>
        <CheckField
          label={words.ladder}
          checked={setUp.ladder}
          onChange={(ladder) => onChange({ ladder })}
        />
      </Checks>
      <Choices
        legend={words.seating}
        choices={setUpChoices.how}
        labels={words.seatings}
        chosen={setUp.how}
        onChoose={(how) =>
          onChange({
            how,
            // Whoever is named first teaches, until something else is said; with the teacher goes what came with one.
            ...(how === 'teacher' && is(untold) && { marks: taught }),
            ...(how !== 'teacher' && is(taught) && { marks: untold }),
          })
        }
      />
      {setUp.how === 'pass' && (
        <Checks legend={words.seatings.pass}>
          <CheckField
            label={words.cover}
            checked={setUp.cover}
            onChange={(cover) => onChange({ cover })}
          />
        </Checks>
      )}
      <Choices
        legend={words.marksFor(people[0])}
        choices={seatHelps}
        labels={words.helps}
        chosen={marks[0]}
        onChoose={(help) => onChange({ marks: [help, marks[1]] })}
      />
      <Choices
        legend={words.marksFor(people[1])}
        choices={seatHelps}
        labels={words.helps}
        chosen={marks[1]}
        onChoose={(help) => onChange({ marks: [marks[0], help] })}
      />
    </>
  );
};
