import { use } from 'react';
import { shownPosition } from '#store/selectors.ts';
import { useGame, useSettings, useSitting } from '../app-context.tsx';
import { useGameText, useSkin } from '../game-skin.ts';
import { ReachLayer } from '../inspector/ReachLayer.tsx';
import type { Question } from '../skin.ts';
import { useText } from '../text.tsx';

/** Draws where the piece would go from its new square if it were put down with a face. */
export const PromotionReach = ({
  question,
  choice,
}: {
  readonly question: Question;
  readonly choice: string;
}) => {
  const skin = useSkin();
  const gameText = useGameText();
  const inspector = use(gameText.inspector());
  const text = useText();
  const { asking } = useSettings();
  const sitting = useSitting();
  const game = useGame();
  const position = shownPosition(game, sitting);
  const move = game.attempt(position, [...sitting.picked, { at: 'choice', choice }]);
  if (!asking || move === undefined) return null;
  const there = { at: 'square', square: question.square } as const;
  const asked = inspector.inspect(game.play(position, { move }), there, text);
  if (asked === null) return null;
  const { reach } = asked;
  // The piece still stands where it comes from, and a mark on it would speak of that piece.
  const beside = (marked: readonly number[]): readonly number[] =>
    marked.filter((square) =>
      sitting.picked.every((pick) => pick.at !== 'square' || pick.square !== square),
    );
  return (
    <ReachLayer
      reach={{ ...reach, moves: beside(reach.moves), pattern: beside(reach.pattern) }}
      inHand={false}
      board={skin.board}
      flipped={sitting.flipped}
    />
  );
};
