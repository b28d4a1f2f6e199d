import { useLayoutEffect, useMemo } from 'react';
import { type Course, endGameAt, type LevelPath, practiceOf, stagesOf } from '#games/course.ts';
import { nextToDo } from '#store/lesson-progress.ts';
import { goTo } from '../../app/address.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { lazyFile } from '../../app/lazy.ts';
import { gameAddressed } from '../../game/game-address.ts';
import { NEXT, PRACTISE } from '../../game/learn-address.ts';
import { OfGame } from '../../game/OtherGame.tsx';
import { useCourse, useProgress } from './course.ts';
import { DRILL, drillsOf } from './drill/Drills.tsx';
import { EndGamePage } from './EndGamePage.tsx';
import { LevelPage } from './LevelPage.tsx';
import { NoCourse } from './NoCourse.tsx';
import { PathPage } from './PathPage.tsx';

const DrillPage = lazyFile(() => import('../../drills.chunk.ts')).component(
  (drills) => drills.DrillPage,
);

/** Takes the address of a level in the place of one that only leads there, so that Back does not stop at it. */
const Onward = ({ course, to }: { readonly course: Course; readonly to: LevelPath }) => {
  const address = `${course.game}/${to.stage}/${to.level}`;
  useLayoutEffect(() => goTo('learn', address, { replace: true }), [address]);
  return null;
};

/** Leads to the first level that is not done, or to the path where all are. */
const Next = ({ course }: { readonly course: Course }) => {
  const next = nextToDo(useProgress(), course);
  return next === null ? <PathPage course={course} /> : <Onward course={course} to={next} />;
};

/** Leads to the level that practises a thing: a face, a drop, or a rule. */
const Practise = ({ course, thing }: { readonly course: Course; readonly thing: string }) => {
  const level = practiceOf(course, thing);
  return level === null ? (
    <PathPage course={course} isUnknown />
  ) : (
    <Onward course={course} to={level} />
  );
};

/** The page of a course: a level that the address names, or the path. An address that leads nowhere shows the path, with a word. */
const CoursePage = ({ course, rest }: { readonly course: Course; readonly rest: string }) => {
  const [stage = '', level = ''] = rest.split('/');
  const path = useMemo(() => ({ stage, level }), [stage, level]);
  const end = endGameAt(course, stage, level);
  if (end !== undefined) return <EndGamePage key={rest} course={course} block={stage} end={end} />;
  if (stage === NEXT) return <Next course={course} />;
  if (stage === PRACTISE) return <Practise course={course} thing={level} />;
  const drill = drillsOf(course).find((one) => stage === DRILL && one === level);
  if (drill !== undefined) return <DrillPage key={drill} course={course} drill={drill} />;
  if (level !== '') return <LevelPage course={course} path={path} />;
  const isStage = stagesOf(course).some(({ id }) => id === stage);
  return (
    <PathPage course={course} shown={isStage ? stage : ''} isUnknown={!isStage && stage !== ''} />
  );
};

const Lessons = ({ rest }: { readonly rest: string }) => {
  const course = useCourse();
  return course === undefined ? <NoCourse /> : <CoursePage course={course} rest={rest} />;
};

/** Lessons of the game that the address names, or of the one on the table. */
export const LearnPage = ({ rest: address }: { readonly rest: string }) => {
  const { packs } = useApp().table.ports;
  const present = useTable(({ pack }) => pack.id);
  const { named, rest } = gameAddressed(packs, address);
  return (
    <OfGame game={named ?? present}>
      <Lessons rest={rest} />
    </OfGame>
  );
};
