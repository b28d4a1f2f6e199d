import { type ReactNode, useEffect, useRef } from 'react';
import type { Options } from '#games/agreement.ts';
import { readOptions } from '#store/options.ts';
import { presetOf } from '#store/presets.ts';
import { questions } from '#store/set-up.ts';
import { seatHelps } from '#store/table.ts';
import { useText } from '../../app/text.tsx';
import { Choices } from '../../game/Choices.tsx';
import { answersIn, applies, type OptionTexts } from '../../game/option-text.ts';
import { OptionFields } from '../../table/options/OptionFields.tsx';
import { Presets } from './Presets.tsx';
import type { SetUpSectionProps } from './set-up-section.ts';
import './rules.css';
import { usePeople } from './set-up-section.ts';

const questionsNamed = (...ids: readonly (typeof questions)[number]['id'][]) =>
  questions.filter(({ id }) => ids.includes(id));

const fouls = questionsNamed('strictness', 'takebacks');
const draws = questionsNamed('agreedDraw');
const replays = questionsNamed('replayClock');
const series = questionsNamed('ladder');
const seats = questionsNamed('cover');

interface GroupProps {
  /** The group as code knows it, the same in every language. */
  readonly id: string;
  readonly title: string;
  /** The present answers, in words. */
  readonly now: readonly string[];
  readonly children: ReactNode;
}

/** Questions that belong together: folded, one line says how they are answered. */
const Group = ({ id, title, now, children }: GroupProps) => (
  <details className="start-group" data-group={id}>
    <summary data-action={`unfold-${id}`}>
      <span>{title}</span>
      <small>{now.join(' · ')}</small>
    </summary>
    {children}
  </details>
);

/** The questions that most people never change, in groups: fouls, rules of the game, seating, and known rule sets. */
export const Rules = (section: SetUpSectionProps) => {
  const { agreement, own, setUp, onChange } = section;
  const words = useText().start;
  const people = usePeople(setUp);
  const { marks } = setUp;
  const texts: OptionTexts = {
    strictness: { label: words.strictness, values: words.strictnesses },
    takebacks: { label: words.takebacks, values: words.takebackWays },
    agreedDraw: { label: words.agreedDraw, legend: words.draws },
    replayClock: { label: words.replayClock, values: words.replayClocks },
    ladder: { label: words.ladder, legend: words.series },
    cover: { label: words.cover, legend: words.seatings.pass },
  };
  const { options, replayed, starts } = agreement;
  const answers = readOptions(questions, setUp);
  const change = (patch: Options): void =>
    onChange(readOptions(questions, { ...answers, ...patch }));
  const asked = { texts, chosen: answers, onChange: change };
  const replayClock = replayed.some((option) => applies(option, setUp.options)) && (
    <OptionFields {...asked} list={replays} />
  );
  const preset = presetOf(agreement, setUp);
  // A player who opens the rules sees where they begin.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className="start-rules" ref={top}>
      <Group id="fouls" title={words.groups.fouls} now={answersIn(fouls, texts, answers)}>
        <OptionFields {...asked} list={fouls} />
      </Group>
      <Group
        id="rules"
        title={own.rules}
        now={[
          ...answersIn(draws, texts, answers),
          ...answersIn(options, own.options, setUp.options),
        ]}
      >
        <OptionFields {...asked} list={draws} />
        <OptionFields
          list={options}
          texts={own.options}
          chosen={setUp.options}
          onChange={(patch) => onChange({ options: { ...setUp.options, ...patch } })}
          below={(option) => option === replayed.at(-1)?.option && replayClock}
        />
      </Group>
      <Group
        id="seating"
        title={words.groups.seating}
        now={[words.seatings[setUp.how], ...answersIn(seats, texts, answers)]}
      >
        <OptionFields {...asked} list={seats} />
        {([0, 1] as const).map((person) => (
          <Choices
            key={person}
            option={`marks-${person}`}
            legend={words.marksFor(people[person])}
            choices={seatHelps}
            labels={words.helps}
            chosen={marks[person]}
            onChoose={(help) =>
              onChange({ marks: person === 0 ? [help, marks[1]] : [marks[0], help] })
            }
          />
        ))}
      </Group>
      <Group
        id="more"
        title={words.groups.more}
        now={[preset === undefined ? words.ownWay : (own.presets[preset.id] ?? preset.id)]}
      >
        <Presets {...section} />
        {starts.some(({ gives }) => gives !== null) && <OptionFields {...asked} list={series} />}
      </Group>
    </div>
  );
};
