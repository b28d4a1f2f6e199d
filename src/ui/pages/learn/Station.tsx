import { Eye } from 'lucide';
import type { ReactNode } from 'react';
import type { Course, EndGame, Stage } from '#games/course.ts';
import { bestOf, type Progress, type Tally } from '#store/lesson-progress.ts';
import { linkTo } from '#store/routes.ts';
import { Icon } from '../../base/Icon.tsx';
import { useLook, useSkin } from '../../game/game-skin.ts';
import { useSigns } from '../../game/text-of.ts';
import { useFaces } from '../../game/use-faces.ts';
import { useLearnText, useLessonTexts } from './course.ts';
import { FacesDrillLink } from './drill/Drills.tsx';
import { ResetStage } from './Resets.tsx';
import { Stars } from './Stars.tsx';

/** A piece with the sign of a stage: a face in the set of the player, or a character on an empty piece. */
const Sign = ({ course, id }: { readonly course: Course; readonly id: string }) => {
  const skin = useSkin();
  const { Face } = skin;
  const { pieceSet } = useLook();
  useFaces(skin, pieceSet);
  const signs = useSigns();
  const sign = course.signs[id];
  const face = sign && 'face' in sign ? sign.face : '';
  return (
    <span className="station-piece" aria-hidden="true">
      <Face face={face} down={false} set={pieceSet} />
      {sign && 'character' in sign && <span lang={signs}>{sign.character}</span>}
    </span>
  );
};

const StationWords = ({
  number,
  name,
  says,
  children,
}: {
  readonly number?: number;
  readonly name: string;
  readonly says: string;
  /** How far the learner is. */
  readonly children: ReactNode;
}) => (
  <>
    <span className="station-words">
      <span className="station-name">
        {number !== undefined && `${number}\u2002`}
        {name}
      </span>
      <small>{says}</small>
    </span>
    <span className="station-tally">{children}</span>
  </>
);

/** How a stage is rated as a whole: by the stars of its levels on average, rounded down. */
const ratingOf = ({ of, stars }: Tally): number => Math.floor(stars / of);

/** The button that shows the levels of a stage. */
export const StageButton = ({
  course,
  stage,
  number,
  tally,
  isNext,
  isOpen,
  onToggle,
}: {
  readonly course: Course;
  readonly stage: Stage;
  readonly number: number;
  readonly tally: Tally;
  readonly isNext: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) => {
  const { path } = useLearnText();
  const { name = '', teaches = '' } = useLessonTexts().stages[stage.id] ?? {};
  const { done, of, stars } = tally;
  return (
    <button
      type="button"
      className="station-way"
      data-action="open-stage"
      aria-label={done === 0 ? `${name}, ${path.levels(of)}` : path.stage(name, done, of, stars)}
      aria-current={isNext ? 'step' : undefined}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Sign course={course} id={stage.id} />
      <StationWords number={number} name={name} says={teaches}>
        {stage.eyes && <Icon of={Eye} />}
        {done === of ? (
          <Stars earned={ratingOf(tally)} />
        ) : done === 0 ? (
          path.levels(of)
        ) : (
          `${done} / ${of}`
        )}
      </StationWords>
    </button>
  );
};

/** The levels of a stage, each a link. */
export const Levels = ({
  game,
  stage,
  progress,
}: {
  readonly game: string;
  readonly stage: Stage;
  readonly progress: Progress;
}) => {
  const { path } = useLearnText();
  const texts = useLessonTexts().stages[stage.id];
  return (
    <>
      <h3>{texts?.name}</h3>
      {stage.eyes && (
        <p className="stage-eyes">
          <Icon of={Eye} />
          {path.eyes}
        </p>
      )}
      <ul aria-label={texts?.name}>
        {stage.levels.map(({ id }, i) => {
          const own = texts?.levels[id]?.name;
          const name = own ?? path.level(i + 1);
          const best = bestOf(progress, { stage: stage.id, level: id });
          return (
            <li key={id}>
              <a
                href={linkTo('learn', game, stage.id, id)}
                aria-label={best ? path.done(name, best.stars) : undefined}
              >
                {own !== undefined && <span className="level-number">{i + 1}</span>}
                <span>{name}</span>
                {best && <Stars earned={best.stars} />}
              </a>
            </li>
          );
        })}
      </ul>
      {stage.levels.some(({ kind }) => kind === 'face') && <FacesDrillLink game={game} />}
      <ResetStage stage={stage.id} />
    </>
  );
};

/** The link to a game that ends a block. */
export const EndGameLink = ({
  course,
  block,
  game,
}: {
  readonly course: Course;
  readonly block: string;
  readonly game: EndGame;
}) => {
  const { path } = useLearnText();
  const { name = '', task = '' } = useLessonTexts().after[game.id] ?? {};
  return (
    <a className="station-way" href={linkTo('learn', course.game, block, game.id)}>
      <Sign course={course} id={game.id} />
      <StationWords name={name} says={task}>
        {path.game}
      </StationWords>
    </a>
  );
};
