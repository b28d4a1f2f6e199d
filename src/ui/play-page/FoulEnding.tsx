import { use } from 'react';
import { type Outcome, other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { useGame, useSettled } from '../app-context.tsx';
import { useGameText } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { type Ending, EndingText, useEnding } from './EndingText.tsx';

/** How a game ended: of a foul, which it was and what the loser did. */
export const useNamedEnding = (outcome: Outcome): Ending => {
  const gameText = useGameText();
  const game = useGame();
  const { match } = useSettled();
  const page = usePageText();
  const { namedFoul } = use(gameText.writing());
  const plain = useEnding(outcome);
  const foul = namedFoul(lineTo(game, match.record, match.head), page);
  const loser = outcome.winner === null ? null : other(outcome.winner);
  return outcome.by === 'foul' && foul !== null && loser !== null
    ? { how: page.result.foul(foul.name), why: (of) => foul.did(of(loser)) }
    : plain;
};

/** Which foul lost the game, and what the loser did. */
export const FoulEnding = ({ outcome }: { readonly outcome: Outcome }) => (
  <EndingText outcome={outcome} known={useNamedEnding(outcome)} />
);
