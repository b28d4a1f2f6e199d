/** What proves a refusal or an ending, drawn over the board: it comes with the first press. */
import { lazyFile } from '../lazy.ts';

export const lazyProof = lazyFile(() => import('./Proof.tsx'));
