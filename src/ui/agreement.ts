/** What can be agreed in the game on the table: fetched with the first touch, wanted before a game and after it. */
import { use } from 'react';
import type { Agreement } from '#games/agreement.ts';
import type { GamePack } from '#games/pack.ts';
import { fetchOnceOf } from '#loading/fetch-once-of.ts';
import { useTable } from './app-context.tsx';

/** Fetches what can be agreed in a game; the same promise each time. */
export const agreementOf = fetchOnceOf((pack: GamePack) => pack.agreement());

/** What can be agreed in the game on the table; suspends until it is there. */
export const useAgreement = (): Agreement => use(agreementOf(useTable((state) => state.pack)));
