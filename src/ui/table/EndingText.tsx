import { type Outcome, other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { useGame, useSitting } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText } from '../game/game-skin.ts';
import { PlayerSentence, type Say } from './PlayerSentence.tsx';
import { useSides } from './use-position-view.ts';

/** How a game ended, in a word or two and in a sentence. */
export interface Ending {
  readonly how: string;
  /** The end of the sentence that begins with the winner; absent where `how` stands there. */
  readonly by?: string | undefined;
  /** The question of a player who wants to see the proof; absent where any ending has the same. */
  readonly ask?: string | undefined;
  readonly why: Say;
}

/** The endings whose reason says no more than their name. */
const saidByName: readonly string[] = ['resignation', 'timeout', 'agreement'];

/** Puts the ending of a game on this table into words. After a foul they name the foul and what the loser did. */
export const useEndings = (): ((outcome: Outcome) => Ending) => {
  const gameText = useGameText();
  const game = useGame();
  const { match } = useSitting();
  const text = useText();
  const sides = useSides();
  const { namedFoul } = gameText.writing;
  return (outcome) => {
    const { result } = text;
    const loser = outcome.winner === null ? null : other(outcome.winner);
    const foul = outcome.by === 'foul' && namedFoul(lineTo(game, match.record, match.head), text);
    if (foul && loser !== null)
      return {
        how: result.foul(foul.name),
        by: result.byFoul(foul.name),
        why: (of) => foul.did(of(loser)),
      };
    const ended = (called: readonly [string, string]) => gameText.ending(outcome, called, text);
    return { ...ended(sides), why: (of) => ended([of(0), of(1)]).why };
  };
};

/** Says in one line who won and how. */
export const EndingLine = ({ outcome }: { readonly outcome: Outcome }) => {
  const game = useGame();
  const { result } = useText();
  const { record, head } = useSitting().match;
  const { how, by } = useEndings()(outcome);
  const { winner } = outcome;
  const { ply } = lineTo(game, record, head);
  return (
    <>
      <strong>
        {winner === null ? (
          result.nobody
        ) : (
          <PlayerSentence say={(of) => result.winsAfter(of(winner), ply)} />
        )}
      </strong>
      <span className="ending-how">{result.how(how, by)}</span>
    </>
  );
};

/** Says why a game ended so, in a sentence; null where the ending is called by the same words. */
export const useWhyEnded = (outcome: Outcome): Say | null => {
  const endings = useEndings();
  return saidByName.includes(outcome.by) ? null : endings(outcome).why;
};
