import { type Outcome, other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { useGame, useSettled } from '../app-context.tsx';
import { useGameText } from '../game-skin.ts';
import { useText } from '../text.tsx';
import { type Ending, EndingText, useEndings } from './EndingText.tsx';

/** Tells how games on this table end: of a foul, which it was and what the loser did. */
export const useNamedEndings = (): ((outcome: Outcome) => Ending) => {
  const gameText = useGameText();
  const game = useGame();
  const { match } = useSettled();
  const text = useText();
  const { namedFoul } = gameText.writing;
  const plain = useEndings();
  return (outcome) => {
    const loser = outcome.winner === null ? null : other(outcome.winner);
    const foul = outcome.by === 'foul' && namedFoul(lineTo(game, match.record, match.head), text);
    return foul && loser !== null
      ? { how: text.result.foul(foul.name), why: (of) => foul.did(of(loser)) }
      : plain(outcome);
  };
};

/** Which foul lost the game, and what the loser did. */
export const FoulEnding = ({ outcome }: { readonly outcome: Outcome }) => (
  <EndingText outcome={outcome} known={useNamedEndings()(outcome)} />
);
