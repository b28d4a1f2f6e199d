import { Eye, EyeOff, Pointer, Tag } from 'lucide';
import { useState } from 'react';
import type { Course } from '#games/course.ts';
import { squareQuestion } from '#store/lesson-drill.ts';
import { useLook, useSkin } from '../../../game/game-skin.ts';
import { ButtonWithReason } from '../../../table/ButtonWithReason.tsx';
import { useLearnText } from '../course.ts';
import { DrillScreen } from './DrillScreen.tsx';
import { useDrill } from './use-drill.ts';

/** Names a square to be pressed, or marks one to be named. */
export const SquaresDrill = ({ course }: { readonly course: Course }) => {
  const drill = useDrill<number>();
  const { drill: words, level } = useLearnText();
  const skin = useSkin();
  const { coordinates } = useLook();
  const [isNaming, setNaming] = useState(false);
  const [hasCoordinates, setCoordinates] = useState(true);
  const { state, seed, answer } = drill;
  const { square, offered } = squareQuestion(skin.board, seed, state.asked);
  const nameOf = (one: number): string => skin.spokenSquare(one, coordinates);
  const wrong = state.wrong.at(-1);
  const said =
    state.end === 'right'
      ? words.right(nameOf(square))
      : state.end === 'shown'
        ? level.thisAnswer(nameOf(square))
        : wrong === undefined
          ? ''
          : (isNaming ? words.otherName : words.otherSquare)(nameOf(wrong));
  const ringed = state.end === null ? wrong : square;
  return (
    <DrillScreen
      course={course}
      drill={drill}
      name="squares"
      goal={isNaming ? words.whichSquare : words.press(nameOf(square))}
      said={said}
      board={{
        marked: isNaming ? square : null,
        hasCoordinates,
        onPress: isNaming ? null : (pressed) => answer(pressed, square),
      }}
      ringed={ringed === undefined ? [] : [ringed]}
      answers={
        isNaming && (
          <fieldset className="level-answers">
            <legend className="unseen">{level.answers}</legend>
            {offered.map((one) => (
              <button
                key={one}
                type="button"
                data-answer={skin.squareName(one)}
                data-wrong={state.wrong.includes(one) || undefined}
                onClick={() => answer(one, square)}
              >
                {nameOf(one)}
              </button>
            ))}
          </fieldset>
        )
      }
      switches={
        <>
          <ButtonWithReason
            id="drill-naming"
            label={isNaming ? words.pressThem : words.nameThem}
            icon={isNaming ? Pointer : Tag}
            onPress={() => {
              setNaming(!isNaming);
              drill.begin();
            }}
          />
          <ButtonWithReason
            id="drill-coordinates"
            label={words.coordinates}
            icon={hasCoordinates ? Eye : EyeOff}
            pressed={hasCoordinates}
            onPress={() => setCoordinates(!hasCoordinates)}
          />
        </>
      }
    />
  );
};
