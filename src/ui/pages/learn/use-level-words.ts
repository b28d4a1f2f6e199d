/** The words of one level, with the squares and pieces at hand put in. */
import type { Level } from '#games/course.ts';
import { levelText, withPlaces } from '#i18n/lessons.ts';
import type { LevelText } from '#i18n/shapes/lessons.ts';
import {
  type Fact,
  isRuleOfLessons,
  type Lesson,
  type LessonState,
  namesIn,
  taughtBy,
} from '#store/lesson-table.ts';
import { useLook, useSkin } from '../../game/game-skin.ts';
import { BEGIN } from '../../game/use-rules-book.ts';
import { useLearnText, useLessonTexts } from './course.ts';

/** Where a level stands in its stage, from 1, and how many there are. */
export const placeOf = ({ stage, level }: Lesson): readonly [at: number, of: number] => [
  stage.levels.indexOf(level) + 1,
  stage.levels.length,
];

/** The words of a level of the course on the table. */
export const useLevelWords = (lesson: Lesson) => {
  const texts = useLessonTexts();
  const { level: words } = useLearnText();
  const skin = useSkin();
  const { coordinates } = useLook();
  const { stage, level } = lesson;
  const nameOf = (square: number): string => skin.spokenSquare(square, coordinates);
  const stageText = texts.stages[stage.id] ?? {
    name: '',
    teaches: '',
    rule: '',
    look: '',
    levels: {},
  };
  const textOf = (of: Level): LevelText => levelText(stageText, of.id, '');
  const text = textOf(level);
  const places = Object.fromEntries(
    Object.entries(level.places ?? {}).map(([name, square]) => [name, nameOf(square)]),
  );
  const look = withPlaces(text.look ?? stageText.look, places);
  const [at, of] = placeOf(lesson);
  return {
    stage: stageText,
    /** The place in the rules that tells more of what the level teaches. */
    rulesAt: taughtBy(lesson)[0] ?? BEGIN,
    place: words.place(stageText.name, at, of),
    goal: withPlaces(text.goal, places),
    look,
    after: text.after === undefined ? undefined : withPlaces(text.after, places),
    nameOf,
    faceName: (face: string): string => texts.faces[face] ?? face,
    /** The name of a level of this stage, for lists; empty where it would be the answer. */
    levelName: (of: Level): string => textOf(of).name,
    factWords: (fact: Fact): string => texts.facts[fact.code](namesIn(fact, nameOf)),
    /** A refusal by a rule of lessons; null for one of the game. */
    lessonRefusal: ({ refused }: LessonState): string | null => {
      const rule = refused?.refusal.rule ?? '';
      if (!isRuleOfLessons(rule)) return null;
      return rule === 'outside' ? texts.outside : texts.notYet;
    },
    /** The help that is shown, in a sentence. */
    hintWords: ({ hint }: LessonState): string => {
      if (hint === null) return '';
      if (hint.step === 1) return look;
      if (hint.step === 3) {
        if (hint.answer === null) return hint.picks.length > 1 ? words.thisMove : words.thisSquare;
        const { answer } = hint;
        if (answer.is === 'face') return words.thisAnswer(texts.faces[answer.face] ?? '');
        return words.thisAnswer(answer.legal ? words.legal : words.forbidden);
      }
      const [one, other] = hint.faces.map((face) => texts.faces[face] ?? face);
      if (one !== undefined && other !== undefined) return words.oneOfTwo(one, other);
      if (level.kind === 'legal') return words.seeRule;
      return hint.picks.length > 1 ? words.oneOfThree : words.thisPiece;
    },
  };
};

export type LevelWords = ReturnType<typeof useLevelWords>;
