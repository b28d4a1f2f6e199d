import type { Outcome } from '#kernel/game.ts';
import { PlayerSentence, type Say } from '../common/PlayerSentence.tsx';
import { useGameText } from '../game-skin.ts';
import { useText } from '../text.tsx';
import { useSides } from './use-board-view.ts';

/** How a game ended, in a word or two, and why in a sentence. */
export interface Ending {
  readonly how: string;
  readonly why: Say;
}

/** Tells how games end, as their outcome alone has it. */
export const useEndings = (): ((outcome: Outcome) => Ending) => {
  const gameText = useGameText();
  const text = useText();
  const sides = useSides();
  return (outcome) => {
    const ended = (called: readonly [string, string]) => gameText.ending(outcome, called, text);
    return { how: ended(sides).how, why: (of) => ended([of(0), of(1)]).why };
  };
};

interface EndingTextProps {
  readonly outcome: Outcome;
  /** What is known of it besides the outcome. */
  readonly known?: Ending;
}

/** How a game ended, and why in a sentence. */
export const EndingText = ({ outcome, known }: EndingTextProps) => {
  const plain = useEndings()(outcome);
  const { how, why } = known ?? plain;
  return (
    <>
      <p className="result-how">{how}</p>
      <p>
        <PlayerSentence say={why} />
      </p>
    </>
  );
};
