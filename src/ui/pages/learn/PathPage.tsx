import { type Course, stagesOf } from '#games/course.ts';
import { courseTally, nextToDo } from '#store/lesson-progress.ts';
import { linkTo } from '#store/routes.ts';
import { usePageHead } from '../../game/use-page-head.ts';
import { Blocks } from './Blocks.tsx';
import { useLearnText, useLessonTexts, useProgress } from './course.ts';
import { Drills } from './drill/Drills.tsx';
import { Learner } from './Learner.tsx';
import { NotKept } from './NotKept.tsx';
import { ResetAll, ResetNotice, useUndoUntilLeft } from './Resets.tsx';
import './path.css';

/** Leads to the first level that is not done. */
const GoOn = ({ course }: { readonly course: Course }) => {
  const { path } = useLearnText();
  const texts = useLessonTexts();
  const progress = useProgress();
  const next = nextToDo(progress, course);
  if (next === null) return <p className="path-all">{path.allDone}</p>;
  const levels = stagesOf(course).find(({ id }) => id === next.stage)?.levels ?? [];
  const number = levels.findIndex(({ id }) => id === next.level) + 1;
  return (
    <div className="path-go-on">
      <a
        className="button primary"
        href={linkTo('learn', course.game, next.stage, next.level)}
        data-action="go-on-learning"
      >
        {courseTally(progress, course).done === 0
          ? path.begin
          : path.goOn(texts.stages[next.stage]?.name ?? '', number)}
      </a>
    </div>
  );
};

/** How much of the course is done, in words and as a line. */
const HowFar = ({ course }: { readonly course: Course }) => {
  const { path } = useLearnText();
  const { done, of } = courseTally(useProgress(), course);
  return (
    <div className="path-how-far">
      <p>{path.progress(done, of)}</p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect className="done" width={(100 * done) / of} height="1" />
      </svg>
    </div>
  );
};

/** The path of a course: its blocks and stages, how far the learner is, and what is next. Nothing is locked. */
export const PathPage = ({
  course,
  shown = '',
  isUnknown = false,
}: {
  readonly course: Course;
  /** The stage whose levels are to be shown. */
  readonly shown?: string;
  /** Whether the address names a level that does not exist. */
  readonly isUnknown?: boolean;
}) => {
  const { path } = useLearnText();
  usePageHead(path.title);
  useUndoUntilLeft();
  return (
    <main className="path" data-part="path">
      <header className="path-head">
        <h1>{path.title}</h1>
        <Learner />
        <HowFar course={course} />
        <NotKept />
        {isUnknown && (
          <p className="notice" role="status">
            {path.unknown}
          </p>
        )}
        <GoOn course={course} />
      </header>
      <Blocks course={course} shown={shown} />
      <Drills course={course} />
      <footer className="path-foot">
        <ResetAll />
      </footer>
      <div className="path-notice">
        <ResetNotice />
      </div>
    </main>
  );
};
