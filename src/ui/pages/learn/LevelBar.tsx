import { ArrowRight, Ellipsis, Lightbulb, Play, RotateCcw, Undo2 } from 'lucide';
import type { LessonEvent, LessonState } from '#store/lesson-table.ts';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { ButtonWithReason } from '../../table/ButtonWithReason.tsx';
import { useLearnText } from './course.ts';

interface LevelBarProps {
  readonly state: LessonState;
  readonly onSend: (event: LessonEvent) => void;
  readonly onNext: () => void;
  readonly onMore: () => void;
}

/** Whether there is a move, a wrong answer or a chosen piece to take back. */
const canUndo = ({ line, wrong, picked, found }: LessonState): boolean =>
  line.before !== null || wrong !== null || picked.length > 0 || found.length > 0;

/** The buttons of a level: help while it goes on, and the way to the next once it is done. */
export const LevelBar = ({ state, onSend, onNext, onMore }: LevelBarProps) => {
  const text = useText();
  const { level: words } = useLearnText();
  const { done, wrong, hint } = state;
  const more = (
    <ButtonWithReason id="lesson-more" label={words.more} icon={Ellipsis} onPress={onMore} />
  );
  const again = (
    <ButtonWithReason
      key="undo"
      id="lesson-undo"
      label={done !== null ? words.again : wrong !== null ? words.tryAgain : words.takeBack}
      icon={done !== null ? RotateCcw : Undo2}
      off={done === null && !canUndo(state) ? 'no-move' : null}
      onPress={() => onSend({ is: done === null && wrong === null ? 'undo' : 'again' })}
    />
  );
  return (
    <section
      className="bar"
      data-part="bar"
      data-level-state={done !== null ? 'done' : wrong !== null ? 'wrong' : undefined}
      aria-label={text.actions.label}
    >
      {done === null ? (
        <>
          <ButtonWithReason
            id="lesson-hint"
            label={hint === null ? words.hint : words.hintStep(hint.step)}
            icon={Lightbulb}
            onPress={() => onSend({ is: 'hint' })}
          />
          {again}
          <ButtonWithReason
            id="show-me"
            label={words.showMe}
            icon={Play}
            onPress={() => onSend({ is: 'show-me' })}
          />
          {more}
        </>
      ) : (
        <>
          {again}
          {more}
          <button type="button" className="primary" data-action="next-level" onClick={onNext}>
            {words.next} <Icon of={ArrowRight} />
          </button>
        </>
      )}
    </section>
  );
};
