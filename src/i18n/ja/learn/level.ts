/** The words of the screen of a level in Japanese. */
import type { Catalogue } from '../../catalogue.ts';
import type { level as english } from '../../en/learn/level.ts';

export const level: Catalogue<typeof english> = {
  hint: 'ヒント',
};
