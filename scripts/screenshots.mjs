/**
 * Takes the README's pictures of the built app, or only the named ones: `npm run screenshots`, which builds it first.
 * Positions are reached as a player reaches them, so a picture shows nothing that the app does not do.
 */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserFlags, ensureBrowser } from './browser.mjs';

const folder = 'docs/screenshots';

/** Reclining silvers on both sides, up to the first exchanges. */
const silvers =
  '7g7f 8c8d 2g2f 4a3b 6i7h 8d8e 8h7g 3c3d 7i6h 2b7g+ 6h7g 3a2b 3i3h 2b3c 9g9f 9c9d 1g1f 1c1d ' +
  '4g4f 7a7b 3h4g 6c6d 4g5f 7b6c 5i6h 6c5d 3g3f 5a4b 4i5h 6a5b 2f2e 4b3a 6h7i 4c4d 6g6f 7c7d ' +
  '4f4e 4d4e 3f3e 3d3e 2e2d 2c2d 7f7e 7d7e 2h2d P*2c';
/** Dropping a pawn on 1b would be mate (uchifuzume): the gold is pinned, and the other two pieces guard the escapes. */
const pawnMate = 'ln2R2gk/1r1g5/p1npp1p1G/2p3B2/9/P1P1P4/1P1P1PP2/2GS5/LNK4NL b SPbsp 1';

/** A kifu to paste: moves with their times, comments after the move they belong to, one variation. */
const words =
  '７六歩(77) ８四歩(83) ２六歩(27) ３二金(41) ７八金(69) ８五歩(84) ７七角(88) ３四歩(33) ６八銀(79) ' +
  '７七角成(22) 同　銀(68) ２二銀(31) ３八銀(39) ３三銀(22) ４六歩(47) ６四歩(63) ４七銀(38) ６二銀(71)';
const comments = {
  7: 'The bishop comes up before the pawn on 8e can be exchanged.',
  10: 'Gote exchanges bishops himself and loses a move by it. In return the silver soon stands well on 3c.',
  11: 'Taking with the silver. From now on both sides have to think of a bishop dropped behind their pieces.',
};
const kifu = [
  '手合割：平手',
  '先手：Hana',
  '後手：Tomás',
  ...words.split(' ').flatMap((word, i) => {
    const comment = comments[i + 1];
    return [`${i + 1} ${word} (0:${10 + ((i * 7) % 30)}/)`, ...(comment ? [`*${comment}`] : [])];
  }),
  '変化：11手',
  '11 同　金(78) (0:21/)',
].join('\n');

const square = (page, name) => page.locator(`[role="grid"] [data-square="${name}"]`);
const inHand = (page, letter) => page.locator(`[data-hand="${letter}"][data-seat="0"]`);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const action = (page, id) => page.locator(`[data-action="${id}"]`).first();

/** Begins a game from a position. */
const setUp = (page, sfen) => page.goto(`#/p/${encodeURIComponent(sfen)}`);

const pictures = [
  {
    name: 'table',
    window: { width: 1440, height: 900 },
    settings: { theme: 'light' },
    async reach(page) {
      await page.goto('#/play');
      await action(page, 'type-move').click();
      for (const [i, move] of silvers.split(' ').entries()) {
        await page.getByLabel('Type a move').fill(move);
        await page.keyboard.press('Enter');
        await page.locator(`.status[data-at-ply="${i + 1}"]`).waitFor();
      }
      await page.keyboard.press('Escape');
      await square(page, '2d').click();
      await page.locator('[data-mark~="capture"]').first().waitFor();
    },
  },
  {
    name: 'refusal',
    window: { width: 1440, height: 900 },
    settings: { theme: 'dark' },
    async reach(page) {
      await setUp(page, pawnMate);
      await inHand(page, 'P').click();
      await square(page, '1b').click();
      await page.locator('[data-rule="uchifuzume"]').waitFor();
      await page.locator('svg.proof g.cross').waitFor();
    },
  },
  {
    name: 'rules',
    window: { width: 1440, height: 900 },
    settings: { theme: 'light' },
    async reach(page) {
      await page.goto('#/rules/nifu');
      const board = page.getByRole('figure', { name: 'Two files are free for the pawn' });
      await board.getByRole('button', { name: 'Show an illegal move' }).click();
      await board.locator('.proof .band').waitFor();
      await page.getByRole('heading', { name: 'Two pawns on a file: nifu' }).evaluate((heading) => {
        heading.blur();
        heading.scrollIntoView();
      });
    },
  },
  {
    name: 'kifu',
    window: { width: 1366, height: 768 },
    settings: { theme: 'light', notation: 'western' },
    async reach(page) {
      await page.goto('#/play');
      await action(page, 'open').click();
      await action(page, 'type-text').click();
      await page.getByLabel('Paste the kifu here').fill(kifu);
      await button(page, 'Open').click();
      await page.locator('[data-ply="11"]').click();
      await page.getByText(comments[11]).waitFor();
    },
  },
  {
    name: 'face-to-face',
    window: { width: 768, height: 1024 },
    settings: { theme: 'light' },
    async reach(page) {
      await page.goto('#/play');
      await action(page, 'choose-game').click();
      await page.getByRole('textbox', { name: 'Player 1' }).fill('Ana');
      await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben');
      await page.getByRole('radio', { name: '10 min', exact: true }).check();
      await page.getByRole('radio', { name: 'Face to face' }).check();
      await button(page, 'Begin').click();
      for (const name of ['7g', '7f', '3c', '3d']) await square(page, name).click();
      await page.locator('[data-own="0"]').getByRole('button', { name: 'Pause' }).click();
    },
  },
  {
    name: 'ko-shogi',
    window: { width: 1366, height: 768 },
    settings: { theme: 'light' },
    async reach(page) {
      await page.goto('#/play');
      await action(page, 'choose-game').click();
      await page.locator('[data-option="game"][data-value="ko-shogi"]').click({ force: true });
      await button(page, 'Begin').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      for (const [i, points] of ['17p 15o', '17d 15e', '15o 16m', '15e 16g'].entries()) {
        for (const name of points.split(' ')) await square(page, name).click();
        await page.locator(`.status[data-at-ply="${i + 1}"]`).waitFor();
      }
      await square(page, '13n').click();
      await page.locator('[data-mark~="target"]').first().waitFor();
    },
  },
  {
    name: 'phone',
    window: { width: 390, height: 844 },
    settings: { theme: 'light' },
    locale: 'ja-JP',
    touch: true,
    async reach(page) {
      await page.goto('#/play');
      for (const name of ['7g', '7f', '3c', '3d', '8h', '2b']) await square(page, name).tap();
      await page.getByRole('dialog').locator('[data-choice="promote"]').waitFor();
    },
  },
];

const named = process.argv.slice(2);
const wanted = pictures.filter(({ name }) => named.length === 0 || named.includes(name));

const server = await preview({ preview: { port: 0, open: false }, logLevel: 'warn' });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
mkdirSync(folder, { recursive: true });
try {
  for (const { name, window, settings, locale = 'en-GB', touch = false, reach } of wanted) {
    const context = await browser.newContext({
      baseURL: server.resolvedUrls.local[0],
      viewport: window,
      deviceScaleFactor: touch ? 2 : 1,
      hasTouch: touch,
      isMobile: touch,
      locale,
      reducedMotion: 'reduce',
    });
    await context.addInitScript((chosen) => {
      localStorage.setItem('shogi-table/settings', JSON.stringify({ version: 1, ...chosen }));
    }, settings);
    const page = await context.newPage();
    await reach(page);
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path });
    console.log(`${path}  ${Math.round(statSync(path).size / 1024)} kB`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
