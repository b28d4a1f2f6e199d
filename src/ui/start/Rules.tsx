import type { Options } from '#games/agreement.ts';
import { isAsked, readOptions } from '#store/options.ts';
import { firstPeople, questions, type SetUp } from '#store/set-up.ts';
import { seatHelps } from '#store/table.ts';
import { OptionFields } from '../options/OptionFields.tsx';
import type { OptionTexts } from '../options/option-text.ts';
import { Choices } from '../settings/Choices.tsx';
import '../settings/settings-page.css';
import { usePageText } from '../page-text.ts';
import type { PartProps } from './part.ts';
import './rules.css';
import { usePeople } from './use-people.ts';

const { marks: untold } = firstPeople;
const taught: SetUp['marks'] = ['off', 'fading'];

const questionsNamed = (...ids: readonly (typeof questions)[number]['id'][]) =>
  questions.filter(({ id }) => ids.includes(id));

const fouls = questionsNamed('strictness', 'takebacks', 'agreedDraw');
const replays = questionsNamed('replayClock');
const series = questionsNamed('ladder');
const seats = questionsNamed('how', 'cover');

/** What most people never change: fouls, takebacks, the rules of the game, and how one sits. */
export const Rules = ({ agreement, own, setUp, onChange }: PartProps) => {
  const words = usePageText().start;
  const people = usePeople(setUp);
  const { marks } = setUp;
  const texts: OptionTexts = {
    strictness: { label: words.strictness, values: words.strictnesses },
    takebacks: { label: words.takebacks, values: words.takebackWays },
    agreedDraw: { label: words.agreedDraw, legend: words.draws },
    replayClock: { label: words.replayClock, values: words.replayClocks },
    ladder: { label: words.ladder, legend: words.series },
    how: { label: words.seating, values: words.seatings },
    cover: { label: words.cover, legend: words.seatings.pass },
  };
  const { options, replayed, starts } = agreement;
  const is = (helps: SetUp['marks']): boolean => marks.every((help, i) => help === helps[i]);
  const answers = readOptions(questions, setUp);
  const change = (patch: Options): void => {
    const { how, ...rest } = readOptions(questions, { ...answers, ...patch });
    onChange({
      ...rest,
      how,
      // Whoever is named first teaches, until something else is said; with the teacher goes what came with one.
      ...(how === 'teacher' && setUp.how !== how && is(untold) && { marks: taught }),
      ...(how !== 'teacher' && setUp.how !== how && is(taught) && { marks: untold }),
    });
  };
  const asked = { texts, chosen: answers, onChange: change };
  const replayClock = replayed !== null && isAsked(replayed, setUp.options) && (
    <OptionFields {...asked} list={replays} />
  );
  return (
    <>
      <OptionFields {...asked} list={fouls} />
      <OptionFields
        list={options}
        texts={own.options}
        chosen={setUp.options}
        onChange={(patch) => onChange({ options: { ...setUp.options, ...patch } })}
        below={(option) => option === replayed?.option && replayClock}
      />
      {starts.some(({ gives }) => gives !== null) && <OptionFields {...asked} list={series} />}
      <OptionFields {...asked} list={seats} />
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
