import { use } from 'react';
import { shownPosition } from '#store/selectors.ts';
import { ReachLayer } from '../asking/ReachLayer.tsx';
import { useSkin, useTongue } from '../game-skin.ts';
import type { Question } from '../skin.ts';
import { useGame, useSettings, useSitting } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** Draws where the piece would go from its new square if it were put down with a face. */
export const ChoiceReach = ({
  question,
  choice,
}: {
  readonly question: Question;
  readonly choice: string;
}) => {
  const skin = useSkin();
  const tongue = useTongue();
  const proofs = use(tongue.proofs());
  const text = useText();
  const { asking } = useSettings();
  const sitting = useSitting();
  const game = useGame();
  const position = shownPosition(game, sitting);
  const move = game.attempt(position, [...sitting.picked, { at: 'choice', choice }]);
  if (!asking || move === undefined) return null;
  const there = { at: 'square', square: question.square } as const;
  const asked = proofs.ask(game.play(position, { move }), there, text);
  return (
    asked && (
      <ReachLayer reach={asked.reach} inHand={false} board={skin.board} flipped={sitting.flipped} />
    )
  );
};
