/** What proves a refusal or an ending, drawn over the board: it comes with the first press. */
import { lazyFile } from '../lazy.ts';

export const lazyProofLayer = lazyFile(() => import('./ProofLayer.tsx'));
