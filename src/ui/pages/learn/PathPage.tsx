import { linkTo } from '#store/routes.ts';
import { useTable } from '../../app/app-context.tsx';
import { usePageHead } from '../../game/use-page-head.ts';
import { useCourse, useLearnText, useLessonTexts } from './course.ts';

const Blocks = () => {
  const course = useCourse();
  const texts = useLessonTexts();
  const game = useTable(({ pack }) => pack.id);
  return course?.blocks.map(({ id, stages }) => (
    <section key={id} aria-labelledby={`block-${id}`}>
      <h2 id={`block-${id}`}>{texts.blocks[id]?.name}</h2>
      <ul>
        {stages.map((stage) => (
          <li key={stage.id} data-stage={stage.id}>
            <a href={linkTo('learn', game, stage.id, stage.levels[0].id)}>
              {texts.stages[stage.id]?.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
};

/** The path of a course: its blocks and stages, how far the learner is, and what is next. */
export const PathPage = ({ isUnknown }: { readonly isUnknown: boolean }) => {
  const { path } = useLearnText();
  const course = useCourse();
  usePageHead(path.title);
  return (
    <main className="page" data-part="path">
      <h1 tabIndex={-1}>{path.title}</h1>
      {isUnknown && <p>{path.unknown}</p>}
      {course === undefined ? <p>{path.none}</p> : <Blocks />}
    </main>
  );
};
