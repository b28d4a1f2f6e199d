import { type Outcome, other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { useGame, useSitting } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText } from '../game/game-skin.ts';
import { PlayerSentence, type Say } from './PlayerSentence.tsx';
import { useSides } from './use-position-view.ts';

/** How a game ended, in a word or two, and why in a sentence. */
export interface Ending {
  readonly how: string;
  readonly why: Say;
}

/** Puts the ending of a game on this table into words. After a foul they name the foul and what the loser did. */
export const useEndings = (): ((outcome: Outcome) => Ending) => {
  const gameText = useGameText();
  const game = useGame();
  const { match } = useSitting();
  const text = useText();
  const sides = useSides();
  const { namedFoul } = gameText.writing;
  return (outcome) => {
    const loser = outcome.winner === null ? null : other(outcome.winner);
    const foul = outcome.by === 'foul' && namedFoul(lineTo(game, match.record, match.head), text);
    if (foul && loser !== null)
      return { how: text.result.foul(foul.name), why: (of) => foul.did(of(loser)) };
    const ended = (called: readonly [string, string]) => gameText.ending(outcome, called, text);
    return { how: ended(sides).how, why: (of) => ended([of(0), of(1)]).why };
  };
};

/** How a game ended, and why in a sentence. */
export const EndingText = ({ outcome }: { readonly outcome: Outcome }) => {
  const { how, why } = useEndings()(outcome);
  return (
    <>
      <p className="result-how">{how}</p>
      <p>
        <PlayerSentence say={why} />
      </p>
    </>
  );
};
