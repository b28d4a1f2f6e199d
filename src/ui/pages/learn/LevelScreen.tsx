import type { LessonState, LessonTable } from '#store/lesson-table.ts';
import { useLearnText } from './course.ts';

/** The screen of a level. */
export const LevelScreen = ({
  open,
  state,
}: {
  readonly open: LessonTable;
  readonly state: LessonState;
}) => {
  const { level } = useLearnText();
  return (
    <main className="play" data-part="lesson" data-level={open.lesson.path.level}>
      <h1>{level.hint}</h1>
      {state.line.ply}
    </main>
  );
};
