import { useState } from 'react';
import { useStore } from 'zustand';
import type { Course, EndGame } from '#games/course.ts';
import { beginEndGame, type EndGameSetUp, gameBehind } from '#store/lesson-game.ts';
import { justMe, nameOfLearner, progressIn } from '#store/lesson-progress.ts';
import { linkTo } from '#store/routes.ts';
import { goTo } from '../../app/address.ts';
import { useApp, useGame, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Choices } from '../../game/Choices.tsx';
import { usePageHead } from '../../game/use-page-head.ts';
import { useLearnText, useLessonProgress, useLessonTexts } from './course.ts';
import { pairOfKey } from './end-game-results.ts';
import './end-game.css';

const seatings = ['side', 'face', 'pass'] as const;

interface OfEndGame {
  /** The id of the block that the game ends. */
  readonly block: string;
  readonly end: EndGame;
}

/** The best results of the learner, and of pairs who played here. */
const Results = ({ block, end }: OfEndGame) => {
  const { hunt } = useLearnText();
  const progress = progressIn(useStore(useLessonProgress()), useGame().id);
  const path = { stage: block, level: end.id };
  const alone = progress[`${block}/${end.id}`]?.best;
  const pairs = Object.entries(progress).flatMap(([key, { best }]) => {
    const names = pairOfKey(key, path);
    return names && best ? [{ names, took: best.took }] : [];
  });
  if (!alone && pairs.length === 0) return null;
  return (
    <section>
      <h2>{hunt.results}</h2>
      <ul>
        {alone && <li>{hunt.best(alone.took)}</li>}
        {pairs.map(({ names, took }) => (
          <li key={names}>{hunt.bestOf(names, took)}</li>
        ))}
      </ul>
    </section>
  );
};

/** Two people: how they sit, and their names. The first begins. */
const Pair = ({
  setUp,
  onChange,
}: {
  readonly setUp: EndGameSetUp;
  readonly onChange: (change: Partial<EndGameSetUp>) => void;
}) => {
  const { start } = useText();
  const [first, second] = setUp.names;
  const named = (person: 0 | 1, names: EndGameSetUp['names']) => (
    <label>
      {start.person[person]}
      <input
        value={setUp.names[person]}
        maxLength={40}
        autoComplete="off"
        data-option={`name-${person}`}
        onChange={({ target }) =>
          onChange({ names: person === 0 ? [target.value, names[1]] : [names[0], target.value] })
        }
      />
    </label>
  );
  return (
    <>
      <div className="end-game-names">
        {named(0, [first, second])}
        {named(1, [first, second])}
      </div>
      <Choices
        option="seating"
        look="chips"
        legend={start.seating}
        choices={seatings}
        labels={start.seatings}
        chosen={setUp.how === 'teacher' ? undefined : setUp.how}
        onChoose={(how) => onChange({ how })}
      />
    </>
  );
};

/** A game that ends a block, before it begins: its task, advice, who plays, and the results so far. */
export const EndGamePage = ({ course, block, end }: OfEndGame & { readonly course: Course }) => {
  const { table, setUps } = useApp();
  const { hunt } = useLearnText();
  const words = useLessonTexts().after[end.id];
  const pack = useTable((state) => state.pack);
  const waits = useTable((state) => gameBehind(state) !== undefined);
  const isHunt = end.hunter !== undefined;
  const [setUp, setSetUp] = useState<EndGameSetUp>(() => {
    const { names, how } = setUps.read(pack.id, pack.agreement);
    return { alone: isHunt, names, how: how === 'teacher' ? 'side' : how };
  });
  const change = (part: Partial<EndGameSetUp>): void => setSetUp((now) => ({ ...now, ...part }));
  const { learner } = useStore(useLessonProgress());
  const begin = async (): Promise<void> => {
    // Alone it is the learner who plays, and not the players of the last game.
    const own = [nameOfLearner(learner ?? justMe) ?? '', ''] as const;
    const names = setUp.alone ? own : setUp.names;
    await beginEndGame(table, course, { block, game: end.id }, { ...setUp, names });
    goTo('play');
  };
  const note = isHunt ? (setUp.alone ? hunt.aloneNote : hunt.twoNote) : hunt.bothNote;
  usePageHead(words?.name ?? '');
  return (
    <main className="page" data-part="end-game">
      <h1 tabIndex={-1}>{words?.name}</h1>
      <form
        className="end-game-begin"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p>
          <strong>{words?.task}</strong> {words?.before}
        </p>
        {isHunt && (
          <Choices
            option="players"
            look="chips"
            legend={hunt.ways}
            choices={['alone', 'two']}
            labels={{ alone: hunt.alone, two: hunt.two }}
            chosen={setUp.alone ? 'alone' : 'two'}
            onChoose={(way) => change({ alone: way === 'alone' })}
          />
        )}
        {!setUp.alone && <Pair setUp={setUp} onChange={change} />}
        <p>
          {note} {waits && hunt.waits}
        </p>
        <button type="submit" className="primary" data-action="begin">
          {hunt.begin}
        </button>
      </form>
      <Results block={block} end={end} />
      <p>
        <a className="button" href={linkTo('learn', pack.id)} data-action="to-path">
          {hunt.toPath}
        </a>
      </p>
    </main>
  );
};
