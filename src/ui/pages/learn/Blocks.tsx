import { Fragment, useLayoutEffect, useState } from 'react';
import { type Block, type Course, stagesOf } from '#games/course.ts';
import { nextToDo, stageTally } from '#store/lesson-progress.ts';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { Brush, swayStyle } from './Brush.tsx';
import { useLessonTexts, useProgress } from './course.ts';
import { EndGameLink, Levels, StageButton } from './Station.tsx';
import './station.css';

interface BlockProps {
  readonly course: Course;
  /** The stage whose levels are shown; empty where there is none. */
  readonly open: string;
  readonly onOpen: (stage: string) => void;
}

/** One block: its stages as stations of a path, and after them its games. */
const Stations = ({ course, block, open, onOpen }: BlockProps & { readonly block: Block }) => {
  const progress = useProgress();
  const next = nextToDo(progress, course);
  const { stages, after } = block;
  const stations = stages.map((stage) => {
    const tally = stageTally(progress, stage);
    return { stage, tally, isDone: tally.done === tally.of };
  });
  const isThrough = stations.every(({ isDone }) => isDone);
  const strokeAfter = (i: number) => (stations[i]?.isDone ? 'inked' : 'pale');
  const last = stages.length + after.length - 1;
  const brush = (i: number) => (
    <Brush
      i={i}
      before={i === 0 ? null : strokeAfter(i - 1)}
      after={i === last ? null : strokeAfter(i)}
    />
  );
  return (
    <ul className="stations">
      {stations.map(({ stage, tally, isDone }, i) => {
        const { id } = stage;
        const isOpen = open === id;
        return (
          <Fragment key={id}>
            <li
              className="station"
              style={swayStyle(i)}
              data-stage={id}
              data-begun={tally.done > 0 || undefined}
              data-done={isDone || undefined}
            >
              {brush(i)}
              <StageButton
                course={course}
                stage={stage}
                number={stagesOf(course).indexOf(stage) + 1}
                tally={tally}
                isNext={next?.stage === id}
                isOpen={isOpen}
                onToggle={() => onOpen(isOpen ? '' : id)}
              />
            </li>
            {isOpen && (
              <li className="stage-levels">
                <Levels game={course.game} stage={stage} progress={progress} />
              </li>
            )}
          </Fragment>
        );
      })}
      {after.map((game, i) => (
        <li
          key={game.id}
          className="station"
          style={swayStyle(stages.length + i)}
          data-begun={isThrough || undefined}
        >
          {brush(stages.length + i)}
          <EndGameLink course={course} block={block.id} game={game} />
        </li>
      ))}
    </ul>
  );
};

/** All blocks of a course. `shown` is the stage that the address names. */
export const Blocks = ({ course, shown }: { readonly course: Course; readonly shown: string }) => {
  const texts = useLessonTexts();
  const [open, setOpen] = useState(shown);
  const { list } = useOneTabStop<HTMLDivElement>();
  useLayoutEffect(() => {
    if (shown !== '')
      document.querySelector(`[data-stage="${shown}"]`)?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return (
    <div ref={list} className="path-blocks">
      {course.blocks.map((block) => (
        <section key={block.id} aria-labelledby={`block-${block.id}`}>
          <h2 id={`block-${block.id}`}>{texts.blocks[block.id]?.name}</h2>
          <p>{texts.blocks[block.id]?.teaches}</p>
          <Stations course={course} block={block} open={open} onOpen={setOpen} />
        </section>
      ))}
    </div>
  );
};
