import { returnToGame } from '#store/navigation.ts';
import { useApp } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';

/** The button that leads from an earlier position back to the game. */
export const ReturnToGame = () => {
  const { table } = useApp();
  const { steps } = useText();
  return (
    <button type="button" data-action="return" onClick={() => returnToGame(table)}>
      {steps.returnToGame}
    </button>
  );
};
