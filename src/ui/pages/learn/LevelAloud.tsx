import { useState } from 'react';
import type { Line, Pick } from '#kernel/game.ts';
import { type Lesson, type LevelShown, toDo } from '#store/lesson-table.ts';
import { useText } from '../../app/text.tsx';
import { useKey } from '../../app/use-key.ts';
import { Announced } from '../../base/Announced.tsx';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import { ChosenAloud } from '../../panels/announcer/ChosenAloud.tsx';
import { StandingAloud } from '../../panels/announcer/StandingAloud.tsx';
import { useRefusalWords } from '../../table/use-refusal-words.ts';
import { useLearnText } from './course.ts';
import { useDoneWords, useWhyWrong } from './LevelStrip.tsx';
import type { LevelWords } from './use-level-words.ts';

interface LevelAloudProps {
  readonly lesson: Lesson;
  readonly shown: LevelShown;
  readonly words: LevelWords;
}

/** Words that are read aloud. Each object is read once, also where its words are those of the last. */
interface Said {
  readonly words: string;
}

type AnyLine = Line<object, object>;

/** The lines that were added to one, the first of them first; none where another line was begun or moves were taken back. */
const addedTo = (from: AnyLine, to: AnyLine): readonly AnyLine[] => {
  if (to === from) return [];
  return to.before === null || to.ply <= from.ply ? [] : [...addedTo(from, to.before), to];
};

/** The marked squares and pieces in hand of the help that is shown. */
const marked = ({ state: { hint } }: LevelShown): readonly Pick[] =>
  hint?.step === 2 || hint?.step === 3 ? hint.picks : [];

/** Says what just happened in a level: the moves, what was wrong, the help, the end, or the task of a level that opens. */
const useHappened = ({ lesson, shown, words }: LevelAloudProps): Said => {
  const { writing } = useGameText();
  const text = useText();
  const { level: heard } = useLearnText();
  const { coordinates } = useLook();
  const skin = useSkin();
  const called =
    lesson.game.turn(lesson.start) === 0
      ? ([heard.you, heard.other] as const)
      : ([heard.other, heard.you] as const);
  const [done, more] = useDoneWords(lesson, shown.state, words);
  const why = useWhyWrong(shown.state);
  const [before, setBefore] = useState({ lesson, shown });
  const refusalWords = useRefusalWords();
  const [said, say] = useState<Said>(() => ({ words: heard.heardLevel(words.place, words.goal) }));
  if (before.lesson === lesson && before.shown === shown) return said;
  setBefore({ lesson, shown });
  const sentences = (): readonly string[] => {
    if (before.lesson !== lesson) return [heard.heardLevel(words.place, words.goal)];
    const { state, line } = shown;
    const was = before.shown;
    const moves = addedTo(was.line, line).map((one) =>
      writing.speak(one, { called, coordinates, check: true }, text),
    );
    // The answer of the other side is still to be seen.
    if (line !== state.line) return moves;
    if (state.done !== null)
      return [...moves, done, heard.stars(state.done.stars), more, heard.heardNext];
    if (state.wrong !== null)
      return [...moves, words.factWords(state.wrong.fact), why, heard.heardWrong];
    const isBack = was.state.wrong !== null || line.ply < was.line.ply;
    const back = isBack ? [heard.heardBack] : [];
    const { refused } = state;
    if (refused !== null && refused !== was.state.refused)
      return [
        ...back,
        words.lessonRefusal(state) ??
          refusalWords({ refusal: refused.refusal, picks: refused.tried }, line.position),
      ];
    if (state.hint !== null && state.hint !== was.state.hint) {
      const squares = marked(shown)
        .flatMap((pick) => {
          if (pick.at === 'square') return [words.nameOf(pick.square)];
          if (pick.at === 'choice') return [];
          return [text.board.inHand(heard.you, skin.pieceName(pick.kind, text), 1)];
        })
        .join(text.announced.comma);
      return [...back, words.hintWords(state), squares === '' ? '' : heard.heardMarked(squares)];
    }
    const { left } = toDo(lesson, state);
    const found = state.found.length > was.state.found.length;
    return moves.length > 0 || found ? [...moves, heard.heardLeft(left)] : back;
  };
  const now = sentences()
    .filter((one) => one !== '')
    .map(text.announced.sentence)
    .join(' ');
  if (now === '') return said;
  const next = { words: now };
  say(next);
  return next;
};

/** Everything that is read aloud of a level. On `t` the task is said, with what is still to do. */
export const LevelAloud = (props: LevelAloudProps) => {
  const { lesson, shown, words } = props;
  const text = useText();
  const { level: heard } = useLearnText();
  const happened = useHappened(props);
  const [asked, ask] = useState<Said>({ words: '' });
  useKey('t', () => {
    const { targets, left } = toDo(lesson, shown.state);
    const squares = targets.map(words.nameOf).join(text.announced.comma);
    ask({
      words: [
        words.goal,
        squares === '' ? '' : heard.heardSquares(squares),
        squares === '' && left > 1 ? heard.heardLeft(left) : '',
      ]
        .filter((one) => one !== '')
        .join(' '),
    });
  });
  return (
    <>
      <p className="unseen" aria-live="polite" data-part="lesson-aloud">
        <Announced event={happened}>{happened.words}</Announced>
      </p>
      <p className="unseen" aria-live="polite">
        <Announced event={asked}>{asked.words}</Announced>
      </p>
      <ChosenAloud />
      <StandingAloud />
    </>
  );
};
