import { useMemo } from 'react';
import { useApp, useTable } from '../../app/app-context.tsx';
import { gameAddressed } from '../../game/game-address.ts';
import { OfGame } from '../../game/OtherGame.tsx';
import { useCourse } from './course.ts';
import { LevelPage } from './LevelPage.tsx';
import { PathPage } from './PathPage.tsx';

/** The page of a course: a level that the address names, or the path. An address that leads nowhere shows the path, with a word. */
const CoursePage = ({ rest }: { readonly rest: string }) => {
  const course = useCourse();
  const [stage = '', level = ''] = rest.split('/');
  const path = useMemo(() => ({ stage, level }), [stage, level]);
  if (course === undefined || level === '') return <PathPage isUnknown={stage !== ''} />;
  return <LevelPage key={rest} course={course} path={path} />;
};

/** Lessons of the game that the address names, or of the one on the table. */
export const LearnPage = ({ rest: address }: { readonly rest: string }) => {
  const { packs } = useApp().table.ports;
  const present = useTable(({ pack }) => pack.id);
  const { named, rest } = gameAddressed(packs, address);
  return (
    <OfGame game={named ?? present}>
      <CoursePage rest={rest} />
    </OfGame>
  );
};
