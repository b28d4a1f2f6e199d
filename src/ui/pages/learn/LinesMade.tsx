import type { Line } from '#kernel/game.ts';
import type { LessonState } from '#store/lesson-table.ts';
import { useGameText, useLook } from '../../game/game-skin.ts';
import { useLearnText } from './course.ts';

type AnyLine = Line<object, object>;

const linesTo = (line: AnyLine): readonly AnyLine[] =>
  line.before === null ? [] : [...linesTo(line.before), line];

/** The moves made so far in a level. */
export const LinesMade = ({ state }: { readonly state: LessonState }) => {
  const { level: text } = useLearnText();
  const { writing } = useGameText();
  const { notation } = useLook();
  const lines = linesTo(state.line);
  if (lines.length === 0) return null;
  return (
    <div className="level-made">
      <span>{text.movesMade}</span>
      <ol>
        {lines.map((line) => (
          <li key={line.ply}>
            <small>{line.ply}</small> {writing.write(line, notation)}
          </li>
        ))}
      </ol>
    </div>
  );
};
