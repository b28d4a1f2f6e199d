import { resumeSitting } from '#store/sittings.ts';
import type { GameSummary } from '#store/table.ts';
import type { WaitingGame } from '#store/waiting.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameWords } from './use-game-words.ts';

interface GoOnProps {
  readonly game: GameSummary;
  /** How it stands, where the name of the button is all that says so. */
  readonly waiting?: WaitingGame | null;
}

/** Goes on with a kept game. Its name begins with the words that are seen, and says which game that is. */
export const GoOn = ({ game, waiting = null }: GoOnProps) => {
  const { table } = useApp();
  const { games } = useText();
  const { sides, kind, moves, turn, clock } = useGameWords(game, waiting);
  return (
    <button
      type="button"
      className="primary"
      data-action="resume-game"
      aria-label={[games.goOnWith(...sides), kind, moves, turn, clock].filter(Boolean).join(', ')}
      onClick={() => void resumeSitting(table, game.id)}
    >
      {games.goOn}
    </button>
  );
};
