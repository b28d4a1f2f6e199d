import { useMemo } from 'react';
import { type Course, levelsOf } from '#games/course.ts';
import { faceQuestion } from '#store/lesson-drill.ts';
import { readOptions } from '#store/options.ts';
import { useTable } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { useSkin } from '../../../game/game-skin.ts';
import { useFaces } from '../../../game/use-faces.ts';
import { usePieceSetting } from '../../../table/options/use-piece-setting.ts';
import { useLearnText, useLessonTexts } from '../course.ts';
import type { DrillPiece } from './DrillBoard.tsx';
import { DrillScreen } from './DrillScreen.tsx';
import { useDrill } from './use-drill.ts';

/** The faces that the levels of a course ask for, each with its square and its kind. */
const useFacesAsked = (course: Course) => {
  const skin = useSkin();
  const game = useTable(({ pack }) => pack.game);
  return useMemo(
    () =>
      levelsOf(course).flatMap(({ of }) => {
        if (of.kind !== 'face') return [];
        const piece = skin.faceAt(game.start(of.setup), of.square);
        if (piece === null) return [];
        const { square, offered } = of;
        return [{ face: piece.face.toUpperCase(), kind: piece.kind, square, alike: offered }];
      }),
    [course, skin, game],
  );
};

/** The sets of pieces of a game, and how each is drawn with nothing else chosen. */
const useSets = () => {
  const skin = useSkin();
  const { language } = useText();
  const list = useTable(({ pack }) => pack.settings);
  const setting = usePieceSetting();
  const drawnAs = (set: string): string =>
    skin.look(readOptions(list, setting === null ? {} : { [setting.option]: set }, language))
      .pieceSet;
  return { sets: setting?.choices ?? [''], drawnAs };
};

/** Shows a face, and asks for its name. */
export const FacesDrill = ({ course }: { readonly course: Course }) => {
  const drill = useDrill<string>();
  const { drill: words, level } = useLearnText();
  const texts = useLessonTexts();
  const skin = useSkin();
  const faces = useFacesAsked(course);
  const { sets, drawnAs } = useSets();
  const { state, seed, answer } = drill;
  const { face, set, isUpsideDown, offered } = faceQuestion(faces, sets, seed, state.asked);
  const pieceSet = drawnAs(set);
  const { Face } = skin;
  // The drawings of the next question are there when it comes.
  useFaces(skin, drawnAs(faceQuestion(faces, sets, seed, state.asked + 1).set));
  const asked = faces.find((one) => one.face === face);
  const on = useMemo(
    (): DrillPiece | undefined =>
      asked && {
        square: asked.square,
        piece: {
          face: isUpsideDown ? asked.face.toLowerCase() : asked.face,
          kind: asked.kind,
          seat: isUpsideDown ? 1 : 0,
        },
      },
    [asked, isUpsideDown],
  );
  const nameOf = (one: string): string => texts.faces[one] ?? one;
  const wrong = state.wrong.at(-1);
  const said =
    state.end === 'right'
      ? words.right(nameOf(face))
      : state.end === 'shown'
        ? level.thisAnswer(nameOf(face))
        : wrong === undefined
          ? ''
          : words.otherFace(nameOf(wrong));
  return (
    <DrillScreen
      course={course}
      drill={drill}
      name="faces"
      goal={words.whichFace}
      said={said}
      board={{ ...(on && { on }), pieceSet }}
      ringed={[]}
      answers={
        <fieldset className="level-answers">
          <legend className="unseen">{level.answers}</legend>
          {offered.map((one) => (
            <button
              key={one}
              type="button"
              data-answer={one}
              data-wrong={state.wrong.includes(one) || undefined}
              onClick={() => answer(one, face)}
            >
              {state.wrong.includes(one) && (
                <span aria-hidden="true">
                  <Face face={one} down={false} set={pieceSet} />
                </span>
              )}
              <span className={state.wrong.includes(one) ? 'unseen' : undefined}>
                {nameOf(one)}
              </span>
            </button>
          ))}
        </fieldset>
      }
    />
  );
};
