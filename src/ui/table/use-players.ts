/** How messages call the two players. A file of its own, out of the first load: the first picture calls nobody by name. */
import { useMemo } from 'react';
import { namesOf } from '#store/selectors.ts';
import { useSitting } from '../app/app-context.tsx';
import { shortName, useSides } from './use-position-view.ts';

/** The names of the two players in messages; a player without a name is called by the side. */
export const usePlayers = (): readonly [string, string] => {
  const sides = useSides();
  const [first, second] = namesOf(useSitting());
  return useMemo(
    () => [shortName(first) || sides[0], shortName(second) || sides[1]],
    [first, second, sides],
  );
};
