import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Course, LevelPath } from '#games/course.ts';
import { justMe, levelDone } from '#store/lesson-progress.ts';
import { withDefaults } from '#store/lesson-settings.ts';
import { type LessonTable, openLevel, taughtBy } from '#store/lesson-table.ts';
import { didRight } from '#store/progress.ts';
import { AppProvider, useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useSkin } from '../../game/game-skin.ts';
import { useLessonProgress } from './course.ts';
import { LevelScreen } from './LevelScreen.tsx';
import { PathPage } from './PathPage.tsx';

/** How long the answer to a move waits, in milliseconds: as long as a piece slides. */
const SLIDE = 260;

const afterMove = (then: () => void): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) then();
  else setTimeout(then, SLIDE);
};

const Level = ({ open, course }: { readonly open: LessonTable; readonly course: Course }) => {
  const app = useApp();
  const { beside } = useSkin();
  const pack = useTable((state) => state.pack);
  const { language } = useText();
  const { stage } = open.lesson;
  const hasSigns = course.blocks.some(({ signs, stages }) => signs && stages.includes(stage));
  const settings = useMemo(
    () => withDefaults(app.settings, pack.id, hasSigns ? (beside?.newcomer?.(language) ?? {}) : {}),
    [app.settings, pack.id, hasSigns, beside, language],
  );
  const here = useMemo(() => ({ ...app, settings, table: open.table }), [app, settings, open]);
  return (
    <AppProvider value={here}>
      <LevelScreen open={open} course={course} shown={useStore(open.shown)} />
    </AppProvider>
  );
};

/** One level of a course, on a table of its own; for an unknown one the path of the course. */
export const LevelPage = ({
  course,
  path,
}: {
  readonly course: Course;
  readonly path: LevelPath;
}) => {
  const { table, progress } = useApp();
  const pack = useTable((state) => state.pack);
  const lessons = useLessonProgress();
  const open = useMemo(() => {
    const opened = openLevel(pack, table.ports, course, path, {
      afterMove,
      onDone: (done) => {
        levelDone(lessons, pack.id, path, done);
        if (opened !== undefined && done.stars > 0)
          didRight(progress, lessons.getState().learner ?? justMe, taughtBy(opened.lesson));
      },
    });
    return opened;
  }, [pack, table, course, path, lessons, progress]);
  return open === undefined ? (
    <PathPage course={course} isUnknown />
  ) : (
    <Level open={open} course={course} />
  );
};
