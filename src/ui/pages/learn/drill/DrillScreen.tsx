import { ArrowRight, Check, ChevronLeft, Eye, Play } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { Course } from '#games/course.ts';
import { linkTo } from '#store/routes.ts';
import { ReadDelayed, useTable } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { useKey } from '../../../app/use-key.ts';
import { Announced } from '../../../base/Announced.tsx';
import { Icon } from '../../../base/Icon.tsx';
import { sizesOf } from '../../../board/BoardStage.tsx';
import { useGameText, useSkin } from '../../../game/game-skin.ts';
import { Nav } from '../../../game/Nav.tsx';
import { usePageHead } from '../../../game/use-page-head.ts';
import { ButtonWithReason } from '../../../table/ButtonWithReason.tsx';
import { useIsWideWindow } from '../../../table/use-is-wide-window.ts';
import { useLearnText } from '../course.ts';
import { FoundLayer } from '../FoundLayer.tsx';
import { ReadAloud, ReadAloudButton } from '../ReadAloud.tsx';
import { DrillBoard, type DrillBoardProps } from './DrillBoard.tsx';
import { DrillList, type DrillName, useDrillWords } from './Drills.tsx';
import type { Drill } from './use-drill.ts';
import { useDrillKeys } from './use-drill-keys.ts';
import '../level-parts.css';
import '../level.css';
import '../level-windows.css';
import './drill.css';

interface DrillScreenProps {
  readonly course: Course;
  readonly drill: Drill;
  readonly name: DrillName;
  readonly goal: string;
  /** The sentence about the last answer; empty before the first one. */
  readonly said: string;
  readonly board: Omit<DrillBoardProps, 'question'>;
  readonly ringed: readonly number[];
  /** The answers to choose from. */
  readonly answers?: ReactNode;
  /** Buttons of the bar beside those of every drill. */
  readonly switches?: ReactNode;
}

/** Everything that is read aloud of a drill. On `t` the question is said again. */
const DrillAloud = ({ drill: { state }, name, goal, said }: DrillScreenProps) => {
  const { drill: words } = useLearnText();
  const text = useText();
  const title = useDrillWords()[name].name;
  const [asked, ask] = useState({ words: '' });
  useKey('t', () => ask({ words: goal }));
  const { asked: before, end } = state;
  const heard =
    said === '' ? [before === 0 ? title : '', goal] : [said, end === null ? goal : words.heardNext];
  const sentences = heard.filter((one) => one !== '').map(text.announced.sentence);
  return (
    <>
      <p className="unseen" aria-live="polite" data-part="lesson-aloud">
        <Announced event={state}>{sentences.join(' ')}</Announced>
      </p>
      <p className="unseen" aria-live="polite">
        <Announced event={asked}>{asked.words}</Announced>
      </p>
    </>
  );
};

const DrillStrip = ({ drill: { state }, name, said }: DrillScreenProps) => {
  const { drill: words } = useLearnText();
  const { teaches, isForEyes } = useDrillWords()[name];
  const { end } = state;
  return (
    <div className="message level-strip drill-strip">
      {said === '' ? (
        <p>
          {isForEyes && <Icon of={Eye} />}
          {isForEyes ? words.eyes : teaches}
        </p>
      ) : (
        <p className={end === null ? 'level-wrong' : 'level-hint'}>
          {end === 'right' && <Icon of={Check} />}
          <strong>{said}</strong>
        </p>
      )}
    </div>
  );
};

const DrillPanel = ({ name, goal }: Pick<DrillScreenProps, 'name' | 'goal'>) => {
  const game = useTable(({ pack }) => pack.id);
  const { nav } = useText();
  const { name: title, teaches } = useDrillWords()[name];
  return (
    <div className="level-panel">
      <p className="level-crumb">
        <a href={linkTo('learn', game)} data-action="to-path">
          {nav.learn}
        </a>
        <span aria-hidden="true">›</span> <strong>{title}</strong>
        <ReadAloudButton task={goal} />
      </p>
      <h1 className="level-goal" tabIndex={-1}>
        {goal}
      </h1>
      <p className="level-rule">{teaches}</p>
    </div>
  );
};

const DrillTask = ({ name, goal }: Pick<DrillScreenProps, 'name' | 'goal'>) => {
  const game = useTable(({ pack }) => pack.id);
  const { level } = useLearnText();
  return (
    <div className="level-task">
      <div className="level-head">
        <a
          href={linkTo('learn', game)}
          data-action="to-path"
          aria-label={level.toPath}
          title={level.toPath}
        >
          <Icon of={ChevronLeft} />
        </a>
        <p>{useDrillWords()[name].name}</p>
        <ReadAloudButton task={goal} />
      </div>
      <h1 className="level-goal" tabIndex={-1}>
        {goal}
      </h1>
    </div>
  );
};

/** A drill on the screen, in the places of a level. */
export const DrillScreen = (props: DrillScreenProps) => {
  const { course, drill, name, goal, board, ringed, answers, switches } = props;
  const { state, show, next } = drill;
  const skin = useSkin();
  const gameText = useGameText();
  const text = useText();
  const { level } = useLearnText();
  const isWide = useIsWideWindow();
  const words = useDrillWords()[name];
  usePageHead(words.name);
  useDrillKeys(drill);
  return (
    <main
      className="play lesson"
      data-part="lesson"
      data-level={`drill/${name}`}
      data-state={state.end !== null ? 'done' : state.wrong.length > 0 ? 'wrong' : 'open'}
      data-answers={(state.end === null && Boolean(answers)) || undefined}
      style={sizesOf(skin)}
    >
      {/* The board names it as its description. */}
      <p id="board-keys" hidden>
        {gameText.keys(text)}
      </p>
      <ReadDelayed value={false}>
        <DrillBoard
          {...board}
          question={`${name} ${state.asked}`}
          task={
            isWide ? (
              <DrillList course={course} here={name} />
            ) : (
              <DrillTask name={name} goal={goal} />
            )
          }
        />
        <FoundLayer squares={ringed} />
        <DrillStrip {...props} />
        {state.end === null && answers}
        <aside className="panel">
          {isWide && (
            <>
              <Nav />
              <DrillPanel name={name} goal={goal} />
            </>
          )}
        </aside>
        <section
          className="bar"
          data-part="bar"
          data-level-state={state.end !== null ? 'done' : undefined}
          aria-label={text.actions.label}
        >
          {state.end === null && (
            <ButtonWithReason id="show-me" label={level.showMe} icon={Play} onPress={show} />
          )}
          {switches}
          {state.end !== null && (
            <button type="button" className="primary" data-action="next-level" onClick={next}>
              {level.next} <Icon of={ArrowRight} />
            </button>
          )}
        </section>
        <DrillAloud {...props} />
        <ReadAloud
          task={goal}
          of={`${name} ${state.asked} ${goal}`}
          news={props.said}
          newsOf={state}
        />
      </ReadDelayed>
    </main>
  );
};
