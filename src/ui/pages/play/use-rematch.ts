import { afterGame } from '#store/set-up.ts';
import { playAgain } from '#store/sittings.ts';
import { useApp, useTable } from '../../app/app-context.tsx';

/** Begins the next game of the same two players, and remembers which side each has in it. */
export const useRematch = (): (() => void) => {
  const { table, setUps } = useApp();
  const { id, agreement } = useTable((state) => state.pack);
  return () => {
    const seatZero = playAgain(table, agreement);
    setUps.keep(id, afterGame(setUps.read(id, agreement), seatZero));
  };
};
