/** Checks whether a game fits a window: everything it needs lies inside, nothing overlaps, and nothing scrolls. */
import { expect, type Page } from '@playwright/test';
import { type FitGame, shogi } from './fit-games.ts';
import { type Agreed, beginFull, scenesOf } from './fit-scenes.ts';
import { sheetFaults } from './fit-sheets.ts';

/** Windows, and the least width of a square there when two players sit side by side, in CSS pixels. */
export const windows: readonly (readonly [width: number, height: number, least?: number])[] = [
  [320, 568, 27],
  [360, 640, 35],
  [375, 667, 38],
  [390, 844, 41],
  [430, 932, 45],
  [568, 320, 30],
  [640, 360, 34],
  [667, 375, 36],
  [844, 390, 38],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1600, 900],
  [1680, 1050],
  [1920, 969],
  [1920, 1080],
  [2560, 1440],
];

export const agreements: readonly Agreed[] = (['side', 'face', 'pass'] as const).flatMap(
  (seating) => [true, false].map((clock) => ({ seating, clock })),
);

/** The languages in which a game is tried. */
export const languages = ['en-US', 'es-ES', 'ja-JP'] as const;

/** An agreement to try, in which language, and which windows its scenes are tried in. */
interface Trial {
  readonly agreed: Agreed;
  readonly locale: string;
  readonly turn: number;
}

/**
 * The combinations to try for the nth game: each seating and each language once, and for the first game with clocks and
 * without. Over the games together, every pair of language, seating, clock, window and scene occurs. A run of the tests
 * tries one combination for each game, `npm run e2e:all` these, and `npm run fit` all there are.
 */
export const agreementsOf = (nth: number): readonly Trial[] => {
  const localeOf = (i: number): string => languages[i % 3] ?? 'en-US';
  if (nth === 0) return agreements.map((agreed, i) => ({ agreed, locale: localeOf(i), turn: i }));
  const before = nth - 1;
  return (['side', 'face', 'pass'] as const).map((seating, i) => ({
    agreed: { seating, clock: (before + i) % 2 === 0 },
    locale: localeOf(before + i),
    turn: 3 * before + i,
  }));
};

/** Runs in the page: returns what does not fit, as sentences, and how large the board is. */
const measured = async () => {
  // A board may turn with the window's shape. It does so in the next frame.
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const wrong: string[] = [];
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const parts = [...document.querySelectorAll<HTMLElement>('.play [data-part]')].filter(
    (part) => shown(part) && part.dataset['part'] !== 'clock',
  );
  const nameOf = ({ dataset }: HTMLElement): string =>
    `${dataset['part']} ${dataset['seat'] ?? ''}`.trim();
  const leaves = ({ left, top, right, bottom }: DOMRect, slack = 0): boolean =>
    left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack;
  for (const [i, part] of parts.entries()) {
    const box = part.getBoundingClientRect();
    const { left, top, right, bottom } = box;
    if (leaves(box, 0.5))
      wrong.push(
        `${nameOf(part)} leaves the window: ${[left, top, right, bottom].map(Math.round)}`,
      );
    for (const other of parts.slice(i + 1)) {
      if (part.contains(other) || other.contains(part)) continue;
      const its = other.getBoundingClientRect();
      const across = Math.min(right, its.right) - Math.max(left, its.left);
      const down = Math.min(bottom, its.bottom) - Math.max(top, its.top);
      if (across > 1 && down > 1)
        wrong.push(`${nameOf(part)} lies over ${nameOf(other)} by ${across} × ${down}`);
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    wrong.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  const within = (inner: Element, outer: Element | null, what: string): void => {
    // Text for screen readers only is clipped away.
    if (outer === null || !shown(inner) || getComputedStyle(inner).clipPath !== 'none') return;
    const [own, room] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    const over = Math.max(
      own.right - room.right,
      room.left - own.left,
      own.bottom - room.bottom,
      room.top - own.top,
    );
    if (over > 1) wrong.push(`${what} is cut by ${over}: ${inner.textContent?.slice(0, 60)}`);
  };
  for (const words of document.querySelectorAll('.play .message :is(p:not(:has(a)), [data-rule])'))
    within(words, words.closest('.message'), 'a message');
  // A link is as high as a finger, so it may overlap the edge of its strip, but not of the window.
  for (const link of document.querySelectorAll('.play .rule-link')) {
    const box = link.getBoundingClientRect();
    const { left, top, right, bottom, height } = box;
    if (shown(link) && (leaves(box) || height < 44))
      wrong.push(
        `the way to the rules leaves the window: ${[left, top, right, bottom].map(Math.round)}`,
      );
  }
  for (const answer of document.querySelectorAll('.play .message button')) {
    const room = answer.getBoundingClientRect();
    // Text for screen readers only takes no room.
    const words = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('.unseen') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (shown(answer) && words.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const own = range.getBoundingClientRect();
      if (own.width > 0 && (own.left < room.left || own.right > room.right))
        wrong.push(`an answer is cut: ${range}, ${own.width} in ${room.width}`);
    }
  }
  for (const note of document.querySelectorAll('.play .board-where span')) {
    const box = note.getBoundingClientRect();
    const { left, top, right, bottom } = box;
    if (leaves(box))
      wrong.push(`the note at the board leaves the window: ${[left, top, right, bottom]}`);
  }
  for (const clock of document.querySelectorAll('.play [data-part="clock"]'))
    within(clock, clock.closest('.plate'), 'a clock');
  for (const words of document.querySelectorAll('.play [data-part="bar"] .action > span'))
    within(words, words.parentElement, 'a word of the bar');
  // Controls must be as high and wide as a finger. Those for screen readers only have no size. Rows of the list of
  // moves may be lower. A link in a line of words reaches beyond the line.
  for (const pressed of document.querySelectorAll<HTMLElement>('.play :is(button, a[href])')) {
    if (!shown(pressed) || pressed.matches('.held, .move, .move-variation, .rule-link, .skip'))
      continue;
    const { width, height } = pressed.getBoundingClientRect();
    if (width > 1 && (height < 43.5 || width < 43.5))
      wrong.push(
        `${pressed.dataset['action'] ?? pressed.textContent} is only ${width} × ${height}`,
      );
  }
  // In a narrow column a game that waits reaches above its strip, over room that is empty before the first move.
  for (const part of document.querySelectorAll('.play :is(.waiting-strip, .newcomer) > *'))
    for (const other of document.querySelectorAll(
      '.play :is(.plate, [role="grid"], .held, .pool-kind, [data-part="bar"], [data-part="front"] h2)',
    )) {
      const [own, its] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(own.right, its.right) - Math.max(own.left, its.left);
      const down = Math.min(own.bottom, its.bottom) - Math.max(own.top, its.top);
      if (shown(part) && shown(other) && across > 1 && down > 1)
        wrong.push(`${part.className} lies over ${other.className} by ${across} × ${down}`);
    }
  const widthOf = (selector: string): number =>
    document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
  const field = document.querySelector('[role="grid"]')?.getBoundingClientRect();
  return {
    wrong,
    square: widthOf('[role="grid"] [data-square]'),
    // The longer side, for a board that is not square.
    board: Math.max(
      widthOf('[data-part="board"]'),
      document.querySelector('[data-part="board"]')?.getBoundingClientRect().height ?? 0,
    ),
    at: `${field?.left}, ${field?.top}`,
  };
};

/**
 * Resizes the page to each window and returns what does not fit, each as a sentence. A cover over a passed device hides
 * everything but itself.
 */
export const misfits = async (
  page: Page,
  { seating }: Agreed,
  sizes: typeof windows,
  places: Map<string, string>,
  game: FitGame = shogi,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height, usual = 0] of sizes) {
    const least = game.least?.[`${width}x${height}`] ?? usual;
    await page.setViewportSize({ width, height });
    const { wrong, square, board, at } = await page.evaluate(measured);
    const size = `${width}×${height}`;
    // The board must stay in place, however long the text.
    const before = places.get(size) ?? at;
    places.set(size, before);
    const all = [
      ...wrong,
      ...(await page.evaluate(sheetFaults)),
      ...(before === at ? [] : [`the board moved from ${before} to ${at}`]),
      ...(seating !== 'face' && square < least ? [`squares are ${square}, not ${least}`] : []),
      ...(seating === 'face' && width === 768 && board < 600 ? [`the board is ${board}`] : []),
    ];
    found.push(...all.map((one) => `${size}: ${one}`));
  }
  return found;
};

/**
 * Plays a game through its scenes, and checks each in some of the windows. `turn` selects these, so that every pair of
 * language, seating, clock, window and scene occurs in some test of `npm run e2e:all`. `npm run fit` tries all.
 */
export const expectToFit = async (
  page: Page,
  agreed: Agreed,
  turn: number,
  game: FitGame = shogi,
): Promise<void> => {
  const scenes = scenesOf(game);
  await beginFull(page, agreed, game);
  const places = new Map<string, string>();
  for (const [k, [name, reach]] of scenes.entries()) {
    await reach(page, agreed);
    // At the start use every window, to record where the board is.
    const some = windows.filter((_, w) => k === 0 || (w + turn - k) % agreements.length === 0);
    expect(await misfits(page, agreed, some, places, game), name).toEqual([]);
  }
};
