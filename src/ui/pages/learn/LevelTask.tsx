import { ChevronLeft } from 'lucide';
import type { Lesson, LessonState } from '#store/lesson-table.ts';
import { linkTo } from '#store/routes.ts';
import { useTable } from '../../app/app-context.tsx';
import { Icon } from '../../base/Icon.tsx';
import { useLearnText } from './course.ts';
import { useLevelProgress } from './LevelList.tsx';
import { ReadAloudButton } from './ReadAloud.tsx';
import { Stars } from './Stars.tsx';
import type { LevelWords } from './use-level-words.ts';

interface LevelTaskProps {
  readonly lesson: Lesson;
  readonly words: LevelWords;
}

/** The way back to the path, where the level stands in its stage, and the levels of the stage that are done. */
export const LevelHead = ({ lesson, words }: LevelTaskProps) => {
  const game = useTable(({ pack }) => pack.id);
  const { level: text } = useLearnText();
  const levels = useLevelProgress(lesson);
  const done = levels.filter(({ best }) => best !== null).length;
  return (
    <div className="level-head">
      <a
        href={linkTo('learn', game)}
        data-action="to-path"
        aria-label={text.toPath}
        title={text.toPath}
      >
        <Icon of={ChevronLeft} />
      </a>
      <p>{words.place}</p>
      <span className="level-count" aria-hidden="true">
        {done} / {levels.length}
      </span>
      <span className="level-dots" aria-hidden="true">
        {levels.map(({ level, best }) => (
          <span key={level.id} data-done={best !== null || undefined} />
        ))}
      </span>
      <ReadAloudButton task={words.goal} />
    </div>
  );
};

/** The task: one sentence. */
export const LevelGoal = ({ words }: Pick<LevelTaskProps, 'words'>) => (
  <h1 className="level-goal" tabIndex={-1}>
    {words.goal}
  </h1>
);

/** The price of the stars, in moves or presses. */
export const StarCosts = ({ lesson: { level } }: Pick<LevelTaskProps, 'lesson'>) => {
  const { level: text } = useLearnText();
  const { par } = level;
  return (
    <ul className="level-costs">
      {([3, 2] as const).map((stars) => (
        <li key={stars}>
          <span className="unseen">{text.costs(text.stars(stars), par + 3 - stars)}</span>
          <span aria-hidden="true">
            <Stars earned={stars} /> {par + 3 - stars}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The state of a level for programs. */
export const stateName = ({ done, wrong }: LessonState): 'open' | 'wrong' | 'done' =>
  done !== null ? 'done' : wrong !== null ? 'wrong' : 'open';
