import type { Pick as Point, Refusal } from '#kernel/game.ts';
import { TOUCHED } from '#store/referee-codes.ts';
import { shownPosition } from '#store/selectors.ts';
import { useSkin, useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useGame, useSettled, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** The name of the piece that must be moved after a foul under `retry-same`; null when no piece must. */
export const useTouchedPiece = (): string | null => {
  const skin = useSkin();
  const game = useGame();
  const text = useText();
  const sitting = useSettled();
  const referee = useTable((state) => state.referee);
  const touched = referee?.boundTo(game, sitting.match);
  const position = shownPosition(game, { ...sitting, looking: null });
  const kindOf = (pick: Point): string | undefined =>
    pick.at === 'hand'
      ? pick.kind
      : pick.at === 'square'
        ? skin.faceAt(position, pick.square)?.kind
        : undefined;
  const kind = touched && kindOf(touched);
  return kind === undefined ? null : skin.pieceName(kind, text);
};

/** Puts a refusal into one sentence: the rules of the game have theirs, and the table has one of its own. */
export const useRefusalWords = (): ((refusal: Pick<Refusal, 'rule'>) => string) => {
  const tongue = useTongue();
  const page = usePageText();
  const piece = useTouchedPiece();
  return (refusal) =>
    refusal.rule === TOUCHED ? page.talk.touched(piece ?? '') : tongue.refusal(refusal, page);
};
