import type { FaceLevel, LegalLevel, Level } from '#games/course.ts';
import type { Lesson, LessonEvent, LessonState } from '#store/lesson-table.ts';
import { isRuleOfLessons, toDo, tookSoFar } from '#store/lesson-table.ts';
import { useTable } from '../../app/app-context.tsx';
import { RefusalText } from '../../table/RefusalText.tsx';
import { RuleLink } from '../../table/RuleLink.tsx';
import { useChosenPiece } from '../../table/use-chosen-piece.ts';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';
import { useRefusalWords } from '../../table/use-refusal-words.ts';
import { useLearnText } from './course.ts';
import { Stars } from './Stars.tsx';
import type { LevelWords } from './use-level-words.ts';

interface LevelStripProps {
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly words: LevelWords;
  readonly onSend: (event: LessonEvent) => void;
}

/** Says by which rule a move in question is forbidden; empty where no rule forbids it. */
export const useWhyWrong = ({ refused }: LessonState): string => {
  const refusalWords = useRefusalWords();
  if (refused === null || isRuleOfLessons(refused.refusal.rule)) return '';
  return refusalWords({ refusal: refused.refusal, picks: refused.tried });
};

/** The two sentences under a level that is done: how well, and what could be better. */
export const useDoneWords = (
  { level }: Lesson,
  state: LessonState,
  { after }: LevelWords,
): readonly [done: string, more: string] => {
  const { level: text } = useLearnText();
  const why = useWhyWrong(state);
  const { done } = state;
  if (done === null) return ['', ''];
  const { stars, took } = done;
  // Nothing could be better of a single move, and a level that was shown was not done.
  const better = took <= level.par ? text.least : text.fewer(level.par);
  const best = stars === 0 || (level.par === 1 && stars === 3) ? '' : better;
  return [stars === 0 ? text.shown : text.done(took), after ?? (why === '' ? best : why)];
};

/** Whether a level is answered with a button. */
const isAnswered = (level: Level): level is LegalLevel | FaceLevel =>
  level.kind === 'legal' || level.kind === 'face';

/** Whether a level waits for one of its buttons. While a wrong answer is explained they are put away. */
export const asksNow = ({ level }: Lesson, { done, wrong }: LessonState): boolean =>
  isAnswered(level) && done === null && wrong === null;

/** How far the task is, in a few words; the rule before anything was done. */
const Progress = ({ lesson, state, words }: Omit<LevelStripProps, 'onSend'>) => {
  const { level: text } = useLearnText();
  const chosen = useChosenPiece();
  const isWide = useIsWideWindow();
  const { left } = toDo(lesson, state);
  const made = tookSoFar(lesson, state);
  if (chosen !== null)
    return (
      <p>
        <strong>{chosen.name}</strong>
        {chosen.goes !== '' && ` · ${chosen.goes}`}
      </p>
    );
  // In a wide window the rule stands beside the task. Where it is asked for, it would be the answer.
  if (made === 0) return <p>{isWide || isAnswered(lesson.level) ? '' : words.stage.rule}</p>;
  return <p>{[text.made(made), text.left(left)].join(' · ')}</p>;
};

/** Says how far a level is, why an answer was wrong, the help that was asked for, or how it ended. */
const Said = (props: Omit<LevelStripProps, 'onSend'>) => {
  const { lesson, state, words } = props;
  const refused = useTable((shown) => shown.refused);
  const done = useDoneWords(lesson, state, words);
  const why = useWhyWrong(state);
  if (state.done !== null)
    return (
      <div className="level-done">
        <Stars earned={state.done.stars} />
        <p>
          <strong>{done[0]}</strong>
          {done[1]}
        </p>
      </div>
    );
  const rule = state.wrong?.fact.rule;
  if (state.wrong !== null)
    return (
      <p className="level-wrong">
        <strong>{words.factWords(state.wrong.fact)}</strong>
        {why === '' ? words.look : why} {rule !== undefined && <RuleLink to={rule} />}
      </p>
    );
  const ofLesson = words.lessonRefusal(state);
  if (ofLesson !== null) return <p className="level-wrong">{ofLesson}</p>;
  if (refused !== null)
    return (
      <RefusalText {...refused} className="level-wrong">
        <Progress {...props} />
      </RefusalText>
    );
  if (state.hint !== null) return <p className="level-hint">{words.hintWords(state)}</p>;
  return <Progress {...props} />;
};

/** The answers of a level that asks for no move, as buttons. */
export const LevelAnswers = ({ lesson, state, words, onSend }: LevelStripProps) => {
  const { level: text } = useLearnText();
  const { level } = lesson;
  if (!isAnswered(level) || !asksNow(lesson, state)) return null;
  const offered = state.hint?.step === 2 && level.kind === 'face' ? state.hint.faces : null;
  return (
    <fieldset className="level-answers">
      <legend className="unseen">{text.answers}</legend>
      {level.kind === 'legal'
        ? [true, false].map((legal) => (
            <button
              key={String(legal)}
              type="button"
              data-answer={legal ? 'legal' : 'forbidden'}
              onClick={() => onSend({ is: 'answered', answer: { is: 'legal', legal } })}
            >
              {legal ? text.legal : text.forbidden}
            </button>
          ))
        : level.offered.map((face) => (
            <button
              key={face}
              type="button"
              data-answer={face}
              data-less={(offered !== null && !offered.includes(face)) || undefined}
              onClick={() => onSend({ is: 'answered', answer: { is: 'face', face } })}
            >
              {words.faceName(face)}
            </button>
          ))}
    </fieldset>
  );
};

/** The strip under the board. */
export const LevelStrip = (props: Omit<LevelStripProps, 'onSend'>) => (
  <div className="message level-strip">
    <Said {...props} />
  </div>
);
