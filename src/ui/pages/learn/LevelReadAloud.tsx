import type { Lesson, LevelShown } from '#store/lesson-table.ts';
import { useText } from '../../app/text.tsx';
import { useDoneWords } from './LevelStrip.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import type { LevelWords } from './use-level-words.ts';

/** Reads the task of a level, the reason of a wrong answer and the end, for a learner who wants that. */
export const LevelReadAloud = ({
  lesson,
  shown: { state, line },
  words,
}: {
  readonly lesson: Lesson;
  readonly shown: LevelShown;
  readonly words: LevelWords;
}) => {
  const { announced } = useText();
  const ends = useDoneWords(lesson, state, words);
  const { done, wrong } = state;
  const sentences = (): readonly string[] => {
    // The answer of the other side is still to be seen.
    if (line !== state.line) return [];
    if (done !== null) return ends;
    return wrong === null ? [] : [words.factWords(wrong.fact)];
  };
  const news = sentences()
    .filter((one) => one !== '')
    .map(announced.sentence)
    .join(' ');
  return <ReadAloud task={words.goal} of={lesson} news={news} newsOf={done ?? wrong} />;
};
