/** How messages call the two players. The first picture has nobody to call. */
import { useMemo } from 'react';
import { namesOf } from '#store/selectors.ts';
import { useSettled } from '../app/app-context.tsx';
import { bounded, useSides } from './use-position-view.ts';

/** What each of the two is called in messages: by name, or by the side where no name is known. */
export const usePlayers = (): readonly [string, string] => {
  const sides = useSides();
  const [first, second] = namesOf(useSettled());
  return useMemo(
    () => [bounded(first) || sides[0], bounded(second) || sides[1]],
    [first, second, sides],
  );
};
