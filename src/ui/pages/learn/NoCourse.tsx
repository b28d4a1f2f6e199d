import { linkTo } from '#store/routes.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { Emblem, useGameName, useGames } from '../../game/GameSign.tsx';
import { usePageHead } from '../../game/use-page-head.ts';
import { BEGIN, useRulesAddress } from '../../game/use-rules-book.ts';
import { useLearnText } from './course.ts';

/** A game without lessons: says so, and leads to its rules, and to the lessons of the games that have some. */
export const NoCourse = () => {
  const { path } = useLearnText();
  const { gameSigns } = useApp();
  const game = useGameName(useTable(({ pack }) => pack.id));
  const addressOf = useRulesAddress();
  const others = useGames().filter((id) => gameSigns[id]?.hasLessons);
  usePageHead(path.title);
  return (
    <main className="page" data-part="path">
      <h1>{path.title}</h1>
      <p>{path.none(game)}</p>
      <a className="button primary" href={addressOf(BEGIN)} data-action="rules">
        {path.rules}
      </a>
      {others.map((id) => (
        <LessonsOf key={id} game={id} />
      ))}
    </main>
  );
};

const LessonsOf = ({ game }: { readonly game: string }) => {
  const { path } = useLearnText();
  return (
    <a className="button" href={linkTo('learn', game)}>
      <span className="learn-sign" aria-hidden="true">
        <Emblem game={game} />
      </span>
      {path.lessonsOf(useGameName(game))}
    </a>
  );
};
