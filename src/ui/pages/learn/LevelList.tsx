import { bestOf } from '#store/lesson-progress.ts';
import type { Lesson } from '#store/lesson-table.ts';
import { linkTo } from '#store/routes.ts';
import { useTable } from '../../app/app-context.tsx';
import { useLearnText, useProgress } from './course.ts';
import { Stars } from './Stars.tsx';
import type { LevelWords } from './use-level-words.ts';

/** The levels of the stage of a lesson, with the best result of each. */
export const useLevelProgress = ({ stage, path }: Lesson) => {
  const progress = useProgress();
  return stage.levels.map((level, i) => ({
    level,
    number: i + 1,
    isHere: level.id === path.level,
    best: bestOf(progress, { stage: stage.id, level: level.id }),
  }));
};

/** The levels of the stage, each a way to it. */
export const LevelList = ({
  lesson,
  words,
  onGo,
}: {
  readonly lesson: Lesson;
  readonly words: LevelWords;
  /** Called when a level is chosen. */
  readonly onGo?: () => void;
}) => {
  const game = useTable(({ pack }) => pack.id);
  const { level: texts } = useLearnText();
  const { stage } = lesson;
  return (
    <nav className="level-list" aria-label={texts.stages}>
      <ol>
        {useLevelProgress(lesson).map(({ level, number, isHere, best }) => (
          <li key={level.id}>
            <a
              href={linkTo('learn', game, stage.id, level.id)}
              onClick={onGo}
              aria-current={isHere ? 'page' : undefined}
            >
              <span>{number}</span> {words.levelName(level)}
              {best !== null && (
                <>
                  <Stars earned={best.stars} />
                  <span className="unseen"> {texts.stars(best.stars)}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
