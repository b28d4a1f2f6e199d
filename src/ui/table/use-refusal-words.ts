import type { Pick as Point } from '#kernel/game.ts';
import { boundTo, TOUCHED } from '#match/fouls.ts';
import { shownPosition } from '#store/selectors.ts';
import type { IllegalAttempt } from '#store/table.ts';
import { useGame, useSitting } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText, useLook, useSkin } from '../game/game-skin.ts';

/** The name of the piece that must be moved after a foul under `retry-same`; null when no piece must. */
export const useTouchedPiece = (): string | null => {
  const skin = useSkin();
  const game = useGame();
  const text = useText();
  const sitting = useSitting();
  const touched = boundTo(game, sitting.match);
  const position = shownPosition(game, { ...sitting, viewed: null });
  const kindOf = (pick: Point): string | undefined =>
    pick.at === 'hand'
      ? pick.kind
      : pick.at === 'square'
        ? skin.faceAt(position, pick.square)?.kind
        : undefined;
  const kind = touched && kindOf(touched);
  return kind === undefined ? null : skin.pieceName(kind, text);
};

/**
 * Puts a refused attempt into one sentence. The rules of the game have sentences of their own; the table has one, for the
 * piece that must be moved after a foul. `position` is where it was refused, by default the one on the board.
 */
export const useRefusalWords = (): ((attempt: IllegalAttempt, position?: object) => string) => {
  const game = useGame();
  const inspector = useGameText().inspector;
  const text = useText();
  const { coordinates } = useLook();
  const shown = shownPosition(game, useSitting());
  const piece = useTouchedPiece();
  return (attempt, position = shown) =>
    attempt.refusal.rule === TOUCHED
      ? text.offers.touched(piece ?? '')
      : inspector.reason({ position, ...attempt }, coordinates, text);
};
