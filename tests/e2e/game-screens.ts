/** The screens of the games beside shogi, and how a player comes to each. */
import { messages as english } from '#i18n/en/index.ts';
import * as banqi from './banqi.ts';
import { beginKoShogi, fewPieces, pressAll, setUp as setUpKoShogi } from './ko-shogi.ts';
import { type Screen, screens as shogiScreens } from './screens.ts';
import { action, expectPly, play, press, refusal, resultCard, square } from './table.ts';
import { expect } from './test.ts';
import { expectGoodForFingers, expectNoFinding, expectUsable } from './usable.ts';
import * as xiangqi from './xiangqi.ts';

const ofBanqi: readonly Screen[] = [
  [
    'the question before a game',
    async (page) => {
      await banqi.beginBanqi(page);
      await press(page, 'New game');
      await expect(action(page, 'Begin')).toBeFocused();
      await page.locator('[data-action="change-rules"]').click();
      await expect(page.getByText('Rules and draws')).toBeVisible();
    },
  ],
  [
    'a board with hidden, shown and known pieces',
    async (page) => {
      await banqi.setUp(page, banqi.FIRST);
      for (const [i, name] of ['c3', 'd3', 'e2'].entries()) {
        await square(page, name).click();
        await expectPly(page, i + 1);
      }
      await press(page, 'Take back');
      await expect(page.locator('.known')).toHaveCount(1);
    },
  ],
  [
    'a refusal',
    async (page) => {
      await banqi.setUp(page, '8/8/3Pr3/7k 1 r - 0');
      await square(page, 'd2').click();
      await square(page, 'e2').click();
      await expect(refusal(page)).toBeVisible();
    },
  ],
  [
    'a piece that is asked how it moves',
    async (page) => {
      await banqi.setUp(page, '8/8/3Pr3/7k 1 r - 0');
      await square(page, 'e2').click();
      await expect(page.getByRole('region', { name: english.teach.label })).toBeVisible();
    },
  ],
  [
    'who takes whom',
    async (page) => {
      await banqi.setUp(page, banqi.FIRST);
      await square(page, 'c3').click();
      await expectPly(page, 1);
      await page.getByRole('button', { name: 'Capture table', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(8);
    },
  ],
  [
    'attacks',
    async (page) => {
      await banqi.setUp(page, '8/8/3Pp3/7k 1 r - 0');
      await press(page, 'Attacks');
      await expect(page.locator('.attacks')).toBeVisible();
    },
  ],
  [
    'the settings',
    async (page) => {
      await banqi.setUp(page, banqi.FIRST);
      await page.goto('./#/settings');
      await expect(page.getByText('Western symbols')).toBeVisible();
    },
  ],
];

const ofXiangqi: readonly Screen[] = [
  [
    'the question before a game',
    async (page) => {
      await xiangqi.beginXiangqi(page);
      await press(page, 'New game');
      await expect(action(page, 'Begin')).toBeFocused();
      await page.locator('[data-action="change-rules"]').click();
      await expect(page.getByText('Repetition and draws')).toBeVisible();
    },
  ],
  ['a first visit', xiangqi.beginXiangqi],
  [
    'a refusal',
    async (page) => {
      await xiangqi.setUp(page, '3k5/4r4/9/4p4/4P4/9/4C4/9/9/4K4 w');
      await square(page, 'e3').click();
      await square(page, 'e8').click();
      await expect(refusal(page)).toBeVisible();
    },
  ],
  [
    'a piece that is asked how it moves',
    async (page) => {
      await xiangqi.setUp(page, xiangqi.FIRST);
      await square(page, 'b9').click();
      await expect(page.getByRole('region', { name: english.teach.label })).toBeVisible();
    },
  ],
  [
    'attacks',
    async (page) => {
      await xiangqi.setUp(page, xiangqi.FIRST);
      await play(page, ['h2e2', 'h9g7']);
      await press(page, 'Attacks');
      await expect(page.locator('.attacks')).toBeVisible();
    },
  ],
  [
    'a warning',
    async (page) => {
      await xiangqi.setUp(page, xiangqi.chasing.fen);
      await play(page, xiangqi.chasing.round);
      await expect(page.locator('.status-warning')).toBeVisible();
    },
  ],
  [
    'a lost chase',
    async (page) => {
      await xiangqi.setUp(page, xiangqi.chasing.fen);
      await play(page, [...xiangqi.chasing.round, ...xiangqi.chasing.round]);
      await expect(resultCard(page)).toBeAttached();
    },
  ],
  [
    'pieces with their ways, a tinted board and file numbers',
    async (page) => {
      const own = { pieces: 'western', ways: true, tint: true, coordinates: 'files', turned: true };
      await page.addInitScript(
        (settings) => localStorage.setItem('shogi-table/settings', settings),
        JSON.stringify({ version: 2, games: { xiangqi: own } }),
      );
      await xiangqi.setUp(page, xiangqi.FIRST);
      await expect(page.locator('.palace-tint')).toBeAttached();
      await expect(page.locator('.edge-1')).toContainText('九八七六五四三二一');
    },
  ],
  [
    'the settings',
    async (page) => {
      await xiangqi.setUp(page, xiangqi.FIRST);
      await page.goto('./#/settings');
      await expect(page.getByText('Western symbols')).toBeVisible();
    },
  ],
  [
    'the rules',
    async (page) => {
      await page.goto('./#/rules/xiangqi');
      await expect(page.getByRole('link', { name: 'Perpetual chase' })).toBeVisible();
    },
  ],
  [
    'rules with boards',
    async (page) => {
      await page.goto('./#/rules/xiangqi/horse-leg');
      await expect(page.getByRole('heading', { name: 'Horse', exact: true })).toBeVisible();
    },
  ],
  [
    'the words of the game',
    async (page) => {
      await page.goto('./#/rules/xiangqi/glossary');
      await expect(page.getByText('楚河漢界')).toBeVisible();
    },
  ],
];

const ofKoShogi: readonly Screen[] = [
  [
    'a first visit and the question before a game',
    async (page) => {
      await beginKoShogi(page);
      await expectGoodForFingers(page);
      await expectNoFinding(page);
      await press(page, 'New game');
      await expect(action(page, 'Begin')).toBeFocused();
      await page.locator('[data-action="change-rules"]').click();
    },
  ],
  [
    'a piece amid a long move, and a refusal',
    async (page) => {
      await setUpKoShogi(page, fewPieces('WR@10j', 'P@11i HS@12h'));
      await pressAll(page, '10j 11i', 'tap');
      await expect(action(page, 'Done')).toBeVisible();
      await expectUsable(page);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.emulateMedia({ colorScheme: 'light' });
      await setUpKoShogi(page, fewPieces('P@10j'));
      await pressAll(page, '10j 10i', 'tap');
      await expect(refusal(page)).toBeVisible();
    },
  ],
  [
    'an asked piece in a fog, and what each side threatens',
    async (page) => {
      await setUpKoShogi(page, fewPieces('CB@13l TP@2s', '+TP@11f HS@12h +AG@3g +EN@7h +SM@15c'));
      await square(page, '12h').tap();
      await expect(page.getByRole('region', { name: english.teach.label })).toBeVisible();
      await expectUsable(page);
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.emulateMedia({ colorScheme: 'light' });
      await press(page, 'Attacks');
      await expect(page.locator('.attacks')).toBeVisible();
    },
  ],
  [
    'the guide to a first game, which is rules with boards,',
    async (page) => {
      await page.goto('./#/rules/ko-shogi/first-look');
      await expect(page.locator('.live')).toHaveCount(3);
    },
  ],
  [
    'a lost command',
    async (page) => {
      await setUpKoShogi(page, fewPieces('M@1m'));
      await pressAll(page, '1m 1a', 'tap');
      await expect(resultCard(page)).toHaveAttribute('data-outcome', 'command-lost');
    },
  ],
];

/** A game with its screens. */
interface GameScreens {
  readonly id: string;
  readonly screens: readonly Screen[];
  /** The window in which its screens are tried for fingers. */
  readonly viewport: { readonly width: number; readonly height: number };
}

const phone = { width: 390, height: 844 };
/** Crossings of ko shogi are wide enough here for a finger without zooming. */
const tablet = { width: 768, height: 1024 };

/** Every game with its screens. Shogi's are those of the whole app. */
export const gameScreens: readonly GameScreens[] = [
  { id: 'shogi', screens: shogiScreens, viewport: phone },
  { id: 'xiangqi', screens: ofXiangqi, viewport: phone },
  { id: 'banqi', screens: ofBanqi, viewport: phone },
  { id: 'ko-shogi', screens: ofKoShogi, viewport: tablet },
];
