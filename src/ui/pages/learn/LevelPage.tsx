import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Course, LevelPath } from '#games/course.ts';
import { justMe, levelDone } from '#store/lesson-progress.ts';
import { type LessonTable, openLevel, taughtBy } from '#store/lesson-table.ts';
import { didRight } from '#store/progress.ts';
import { AppProvider, useApp, useTable } from '../../app/app-context.tsx';
import { useLessonProgress } from './course.ts';
import { LevelScreen } from './LevelScreen.tsx';
import { PathPage } from './PathPage.tsx';

const Level = ({ open }: { readonly open: LessonTable }) => {
  const app = useApp();
  const here = useMemo(() => ({ ...app, table: open.table }), [app, open]);
  const state = useStore(open.level);
  return (
    <AppProvider value={here}>
      <LevelScreen open={open} state={state} />
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
    const opened = openLevel(pack, table.ports, course, path, (done) => {
      levelDone(lessons, pack.id, path, done);
      if (opened !== undefined && done.stars > 0)
        didRight(progress, lessons.getState().learner ?? justMe, taughtBy(opened.lesson));
    });
    return opened;
  }, [pack, table, course, path, lessons, progress]);
  return open === undefined ? <PathPage course={course} isUnknown /> : <Level open={open} />;
};
