/** What can be agreed in the game on the table: fetched with the first touch, wanted before a game and after it. */
import { use } from 'react';
import type { Agreement, GamePack } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import { useTable } from './table-context.tsx';

const fetched = new WeakMap<GamePack, () => Promise<Agreement>>();

/** Fetches what can be agreed in a game; the same promise each time. */
export const agreementOf = (pack: GamePack): Promise<Agreement> => {
  const known = fetched.get(pack) ?? fetchOnce(pack.agreement);
  fetched.set(pack, known);
  return known();
};

/** What can be agreed in the game on the table; suspends until it is there. */
export const useAgreement = (): Agreement => use(agreementOf(useTable((state) => state.pack)));
