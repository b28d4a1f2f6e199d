/** The words of the screen of a level in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { level as english } from '../../en/learn/level.ts';

export const level: Catalogue<typeof english> = {
  hint: 'Pista',
};
