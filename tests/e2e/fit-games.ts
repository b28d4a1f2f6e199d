/** For each game a position in which everything comes up that has to fit a window. */
import { expect, type Locator, type Page } from '@playwright/test';
import { shogiWords } from './shogi-words.ts';
import { inHand, square } from './table.ts';

/** A game in which everything comes up that has to fit, from a position of its own. */
export interface FitGame {
  readonly id: string;
  readonly position: string;
  /** A piece, a square it cannot go to, and the two presses of a move that gives check without mate. */
  readonly piece: (page: Page) => Locator;
  readonly closed: string;
  readonly check: (page: Page) => readonly [Locator, Locator];
  /** The two presses of a move that mates at once, where the proof of a mate has steps. */
  readonly mate?: (page: Page) => readonly [Locator, Locator];
  /** The sentences that the strip may show for a refusal, by language. */
  readonly sentences?: readonly { readonly locale: string; readonly words: readonly string[] }[];
  /** The least width of a square by window, where it differs from the first game's. */
  readonly least?: Readonly<Record<string, number>>;
  /** Expects of the last scene what holds for this game only. */
  readonly alsoExpect?: (page: Page, seating: 'side' | 'face' | 'pass') => Promise<void>;
}

/** Both sides hold everything; a gold before the king is mate, a lance to its side a check, and a second pawn nifu. */
export const shogi: FitGame = {
  id: 'shogi',
  position: '4k4/9/4P4/9/9/9/9/9/4K4 b RBG2S2N2L9Prbg2s2n2l8p 1',
  piece: (page) => inHand(page, 'P', 0),
  closed: '5f',
  check: (page) => [inHand(page, 'L', 0), square(page, '5b')],
  mate: (page) => [inHand(page, 'G', 0), square(page, '5b')],
  sentences: Object.entries(shogiWords).map(([locale, { sentences: words }]) => ({
    locale,
    words,
  })),
};

/** Two pieces stand between a cannon and what it would take. */
export const xiangqi: FitGame = {
  id: 'xiangqi',
  position: '4k4/1r2n4/9/4p4/4P4/9/4C4/9/R8/4K4 w - - 0 1',
  piece: (page) => square(page, 'e3'),
  closed: 'e8',
  check: (page) => [square(page, 'a1'), square(page, 'a9')],
  // Ten ranks share the height of shogi's nine.
  least: { '568x320': 28, '640x360': 32, '667x375': 34, '844x390': 36 },
};

/** Each player has one piece face up; a chariot is too strong for a soldier, and no king is ever in check. */
export const banqi: FitGame = {
  id: 'banqi',
  position: 'xxxxxxxx/xxxx1xxx/xxxPrxxx/xxxxxxxx 1 r *-Prp 0',
  piece: (page) => square(page, 'd2'),
  closed: 'e2',
  check: (page) => [square(page, 'a1'), square(page, 'h4')],
  // Four squares share the width of an upright phone, or eight that of one on its side. So the usual widths hold.
  least: {},
  alsoExpect: (page, seating) =>
    expect(page.locator('.pool.far')).toHaveCSS('rotate', seating === 'face' ? '180deg' : 'none'),
};

/** A wrestler may go on from where it lands, a pawn has no drum, and a millenary far away attacks the general. */
export const koShogi: FitGame = {
  id: 'ko-shogi',
  position:
    '10,sh,g,sh,6/10,sh,1,sh,6/19/19/19/19/19/19/19/8,p,10/9,WR,9/19/5,P,13/19/19/19/M,18/19/9,G,9 b 1',
  piece: (page) => square(page, '14m'),
  closed: '14l',
  check: (page) => [square(page, '19q'), square(page, '8q')],
  // Nineteen points share the width. On a phone the player zooms in before pressing one.
  least: {
    '320x568': 14,
    '360x640': 16,
    '375x667': 17,
    '390x844': 17,
    '430x932': 19,
    '568x320': 14,
    '640x360': 16,
    '667x375': 17,
    '844x390': 17,
    '768x1024': 36,
    '1024x768': 32,
  },
};

/** Every game. */
export const fitGames: readonly FitGame[] = [shogi, xiangqi, banqi, koShogi];
