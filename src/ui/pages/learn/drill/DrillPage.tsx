import { useMemo } from 'react';
import type { Course } from '#games/course.ts';
import { keepingNothing } from '#store/ports.ts';
import { createTable, freshSitting } from '#store/table.ts';
import { AppProvider, useApp, useTable } from '../../../app/app-context.tsx';
import type { DrillName } from './Drills.tsx';
import { FacesDrill } from './FacesDrill.tsx';
import { SquaresDrill } from './SquaresDrill.tsx';

/** One drill of a course, on a table of its own. */
export const DrillPage = ({
  course,
  drill,
}: {
  readonly course: Course;
  readonly drill: DrillName;
}) => {
  const app = useApp();
  const pack = useTable((state) => state.pack);
  const here = useMemo(() => {
    const { ports } = app.table;
    const { game } = pack;
    const sitting = freshSitting(game, ports, game.text.position(game.start()));
    const table = createTable(pack, keepingNothing(ports), sitting, { mayHaveKept: false });
    return { ...app, table };
  }, [app, pack]);
  const Drill = drill === 'faces' ? FacesDrill : SquaresDrill;
  return (
    <AppProvider value={here}>
      <Drill course={course} />
    </AppProvider>
  );
};
