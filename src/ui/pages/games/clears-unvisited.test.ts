import { expect, test } from 'vitest';
import { clearsUnvisited } from './clears-unvisited.ts';

/** The page in a browser of Apple's WebKit or in another, as an installed app or in a tab. */
const page = (isApple: boolean, isInstalled: boolean): Window =>
  ({
    ...(isApple && { GestureEvent: class {} }),
    matchMedia: (query: string) => ({
      matches: isInstalled && query === '(display-mode: standalone)',
    }),
  }) as unknown as Window;

test.each([
  ['Safari deletes games that are kept in a tab and not visited for seven days', true, false, true],
  ['an app on the Home Screen keeps its games', true, true, false],
  ['other browsers do not delete by the day', false, false, false],
])('%s', (_, isApple, isInstalled, clears) => {
  expect(clearsUnvisited(page(isApple, isInstalled))).toBe(clears);
});
