import { use } from 'react';
import { type Outcome, other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { useGame, useSettled } from '../app-context.tsx';
import { Naming, type Say } from '../common/Naming.tsx';
import { useGameText } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import { useSides } from './use-view.ts';

/** How a game ended, in a word or two and in a sentence: of a foul, which it was and what the loser did. */
export const useEnding = (outcome: Outcome): { readonly how: string; readonly why: Say } => {
  const gameText = useGameText();
  const game = useGame();
  const { match } = useSettled();
  const page = usePageText();
  const { namedFoul } = use(gameText.writing());
  const foul = namedFoul(lineTo(game, match.record, match.head), page);
  const text = useText();
  const sides = useSides();
  const loser = outcome.winner === null ? null : other(outcome.winner);
  if (outcome.by === 'foul' && foul !== null && loser !== null)
    return { how: page.result.foul(foul.name), why: (of) => foul.did(of(loser)) };
  const ended = (called: readonly [string, string]) => gameText.ending(outcome, called, text);
  return { how: ended(sides).how, why: (of) => ended([of(0), of(1)]).why };
};

/** Which foul lost the game, and what the loser did. */
export const FoulEnding = ({ outcome }: { readonly outcome: Outcome }) => {
  const { how, why } = useEnding(outcome);
  return (
    <>
      <p className="result-how">{how}</p>
      <p>
        <Naming say={why} />
      </p>
    </>
  );
};
