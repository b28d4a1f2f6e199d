import { afterGame } from '#store/set-up.ts';
import { playAgain } from '#store/sittings.ts';
import { useApp, useTable } from '../../app/app-context.tsx';

/** Begins the next game of the same two players, and remembers which side each has in it. */
export const useRematch = (): (() => void) => {
  const { table, browser } = useApp();
  const { id, agreement } = useTable((state) => state.pack);
  return () => {
    const seatZero = playAgain(table, agreement);
    browser().then(
      ({ readSetUp, keepSetUp }) => keepSetUp(id, afterGame(readSetUp(id, agreement), seatZero)),
      // The next game begins all the same.
      () => {},
    );
  };
};
