import { formatStanding } from './notation/position-text.ts';
import type { Position } from './position.ts';

/** Equal exactly for positions that repeat one another: faces, cells, what lies hidden, who has which colour and who is to move, not how long nothing has happened. */
export const positionKey = (position: Position): string => formatStanding(position);
