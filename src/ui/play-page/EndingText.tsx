import type { Outcome } from '#kernel/game.ts';
import { Naming } from '../common/Naming.tsx';
import { useGameText } from '../game-skin.ts';
import { useText } from '../text.tsx';
import { useSides } from './use-view.ts';

/** How a game ended, and why in a sentence. */
export const EndingText = ({ outcome }: { readonly outcome: Outcome }) => {
  const gameText = useGameText();
  const text = useText();
  const sides = useSides();
  const ended = (called: readonly [string, string]) => gameText.ending(outcome, called, text);
  return (
    <>
      <p className="result-how">{ended(sides).how}</p>
      <p>
        <Naming say={(of) => ended([of(0), of(1)]).why} />
      </p>
    </>
  );
};
