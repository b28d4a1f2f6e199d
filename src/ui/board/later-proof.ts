/** What proves a refusal or an ending, drawn over the board: it comes with the first press. */
import { later } from '../later.ts';

export const proofPart = later(() => import('./Proof.tsx'));
