import type { Lesson, LessonState } from '#store/lesson-table.ts';
import { linkTo } from '#store/routes.ts';
import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { PieceSetPicker } from '../../table/options/PieceSetPicker.tsx';
import { RuleLink } from '../../table/RuleLink.tsx';
import { Learner } from './Learner.tsx';
import { LevelGoal, StarCosts } from './LevelTask.tsx';
import { LinesMade } from './LinesMade.tsx';
import { ReadAloudButton } from './ReadAloud.tsx';
import type { LevelWords } from './use-level-words.ts';

/** The panel of a level in a wide window: where it stands, the task, the rule it trains, what stars cost, the moves made. */
export const LevelPanel = ({
  lesson,
  state,
  words,
}: {
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly words: LevelWords;
}) => {
  const game = useTable(({ pack }) => pack.id);
  const { nav } = useText();
  return (
    <div className="level-panel">
      <p className="level-crumb">
        <a href={linkTo('learn', game)} data-action="to-path">
          {nav.learn}
        </a>
        <span aria-hidden="true">›</span> <strong>{words.place}</strong>
        <ReadAloudButton task={words.goal} />
      </p>
      <LevelGoal words={words} />
      <p className="level-rule">
        {words.stage.rule} <RuleLink to={words.rulesAt} />
      </p>
      <StarCosts lesson={lesson} />
      <LinesMade state={state} />
      <PieceSetPicker />
      <Learner />
    </div>
  );
};
