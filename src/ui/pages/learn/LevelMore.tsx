import { SquarePen } from 'lucide';
import type { Lesson } from '#store/lesson-table.ts';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { ButtonWithReason } from '../../table/ButtonWithReason.tsx';
import { PieceSetPicker } from '../../table/options/PieceSetPicker.tsx';
import { RuleLink } from '../../table/RuleLink.tsx';
import { useLearnText } from './course.ts';
import { Learner } from './Learner.tsx';
import { LevelList } from './LevelList.tsx';
import { StarCosts } from './LevelTask.tsx';
import { NotKept } from './NotKept.tsx';
import { ResetLevel, ResetNotice } from './Resets.tsx';
import type { LevelWords } from './use-level-words.ts';

/** The sheet of a level: the rule it trains, the levels of its stage, and other pieces. */
export const LevelMore = ({
  lesson,
  words,
  onType,
  onClose,
}: {
  readonly lesson: Lesson;
  readonly words: LevelWords;
  /** Opens the field for moves as text; null in a level that asks for none. */
  readonly onType: (() => void) | null;
  readonly onClose: () => void;
}) => {
  const { level: text } = useLearnText();
  const { typeIn } = useText();
  return (
    <Sheet title={words.place} low onClose={onClose}>
      <section>
        <h3>{text.rule}</h3>
        <p>
          {words.stage.rule} <RuleLink to={words.rulesAt} />
        </p>
        <StarCosts lesson={lesson} />
      </section>
      <LevelList lesson={lesson} words={words} onGo={onClose} />
      {onType !== null && (
        <div className="more-rows">
          <ButtonWithReason id="type-move" label={typeIn.label} icon={SquarePen} onPress={onType} />
        </div>
      )}
      <PieceSetPicker />
      <section className="level-keeping">
        <Learner />
        <ResetLevel {...lesson.path} />
        <ResetNotice />
        <NotKept />
      </section>
    </Sheet>
  );
};
