import { expect, type Page } from '@playwright/test';
import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { textBox } from './kifu-sheets.ts';
import { begin, choose, commitFoul, from, more, PINNED, pick, preset } from './refereed.ts';
import {
  action,
  expectPly,
  matingGame,
  newGame,
  openTable,
  play,
  press,
  refusal,
  resultCard,
  setUp,
  square,
} from './table.ts';
import { write } from './write.ts';

/** A screen, and how a player comes to it. */
export type Screen = readonly [name: string, reach: (page: Page) => Promise<void>];

/** Every screen of the app, with shogi on the table. */
export const screens: readonly Screen[] = [
  ['the empty table', openTable],
  [
    'a game with a refusal explained',
    async (page) => {
      await setUp(page, '4R2gk/9/8G/6B2/9/9/9/9/K8 b P 1');
      await page.locator('[data-hand="P"]').click();
      await square(page, '1b').click();
      await expect(refusal(page)).toBeVisible();
    },
  ],
  [
    'a game with a piece chosen and moves made',
    async (page) => {
      await openTable(page);
      await play(page, matingGame.slice(0, 4));
      await page.locator('[data-hand="B"][data-seat="0"]').click();
      await expect(square(page, '5e')).toHaveAttribute('data-mark', 'drop');
    },
  ],
  [
    'a piece that is asked how it moves',
    async (page) => {
      await openTable(page);
      await square(page, '8b').click();
      const card = page.getByRole('region', { name: english.teach.label });
      await expect(card.getByRole('listitem')).toHaveCount(2);
    },
  ],
  [
    'a game with the attack view',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f', '3c3d']);
      await press(page, 'Attacks');
      await expect(page.locator('.attacks')).toBeVisible();
    },
  ],
  [
    'a check, with a move taken back and one looked at',
    async (page) => {
      await setUp(page, '4k4/9/9/9/9/9/9/9/R3K4 b - 1');
      await play(page, ['9i9a+', '5a5b', '9a9b']);
      await action(page, 'Take back').click();
      await action(page, 'Previous').click();
      await expect(page.locator('.status-check')).toBeVisible();
    },
  ],
  [
    'the promotion card',
    async (page) => {
      await setUp(page, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
      await square(page, '5d').click();
      await square(page, '5c').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the result card',
    async (page) => {
      await openTable(page);
      await play(page, matingGame);
      await expect(resultCard(page)).toBeAttached();
    },
  ],
  [
    'a variation, looked at',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f', '3c3d']);
      await action(page, 'Previous').click();
      await expectPly(page, 1);
      await play(page, ['8c8d'], { first: 1 });
      await action(page, 'Previous').click();
      await action(page, 'Next').click();
      await action(page, 'Previous').click();
      await expect(action(page, english.steps.returnToGame)).toBeVisible();
    },
  ],
  [
    'opening a kifu',
    async (page) => {
      await openTable(page);
      await press(page, 'Open a kifu…');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'what was read of a kifu with a bad line',
    async (page) => {
      await openTable(page);
      await press(page, 'Open a kifu…');
      await write(await textBox(page), '手合割：平手\n   1 ７六歩(77)\n   2 ４五歩(77)\n');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('dialog', { name: english.kifu.receipt })).toBeVisible();
    },
  ],
  [
    'copying and saving',
    async (page) => {
      await openTable(page);
      await press(page, english.actions.save);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the screen before a game, with everything unfolded',
    async (page) => {
      await openTable(page);
      await press(page, 'New game');
      await choose('Clock', english.start.clocks.byoyomi)(page);
      await page.getByRole('combobox', { name: 'Handicap' }).selectOption('Own position…');
      await more(page);
      await action(page, 'Begin').click();
      await expect(page.getByText('This is not a position')).toBeVisible();
    },
  ],
  [
    'five tossed pawns',
    async (page) => {
      await openTable(page);
      await press(page, 'New game');
      await page
        .getByRole('combobox', { name: 'Who begins' })
        .selectOption(englishShogi.agreement.toss.choice);
      await action(page, 'Begin').click();
      await expect(page.getByRole('dialog', { name: 'Furigoma' })).toBeVisible();
    },
  ],
  [
    'resigning',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f']);
      await press(page, 'Resign');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'a game set aside, and others waiting',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f']);
      await newGame(page);
      await expect(page.getByText(english.undo.replaced)).toBeVisible();
    },
  ],
  [
    'the games page without games',
    async (page) => {
      await page.goto('./#/games');
      await expect(page.getByText(english.games.empty)).toBeVisible();
    },
  ],
  [
    'the games page with games',
    async (page) => {
      await openTable(page);
      await play(page, ['7g7f']);
      await newGame(page);
      await page.goto('./#/games');
      await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
      await expect(page.locator('[data-game]').first()).toBeVisible();
    },
  ],
  [
    'the settings',
    async (page) => {
      await page.goto('./#/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'the path of the lessons, with the levels of a stage',
    async (page) => {
      await page.goto('./#/learn/shogi/gold');
      await expect(page.locator('[data-part="path"] .stage-levels')).toBeVisible();
    },
  ],
  [
    'the contents of the rules',
    async (page) => {
      await page.goto('./#/rules');
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
    },
  ],
  [
    'a rule with a board on which the mistake is shown',
    async (page) => {
      await page.goto('./#/rules/uchifuzume');
      const board = page.getByRole('figure', { name: 'each escape is covered' });
      await board.getByRole('button', { name: english.rules.showMistake }).click();
      await expect(board).toContainText('may not give mate');
    },
  ],
  [
    'the key to the marks',
    async (page) => {
      await page.goto('./#/rules/marks');
      await expect(page.getByText('such as a covered escape')).toBeVisible();
    },
  ],
  [
    'the glossary',
    async (page) => {
      await page.goto('./#/rules/glossary');
      await expect(page.getByText('uchifuzume', { exact: true })).toBeVisible();
    },
  ],
  [
    'an address that leads nowhere',
    async (page) => {
      await page.goto('./#/nowhere');
      await expect(page.getByRole('heading', { name: english.notFound.title })).toBeVisible();
    },
  ],
  [
    'a position from which no game can start',
    async (page) => {
      await page.goto(`./#/p/${encodeURIComponent('9/9/9/9/9/4P4/4P4/9/4K4 b - 1')}`);
      await expect(
        page.getByRole('heading', { name: 'No game can start from this position' }),
      ).toBeVisible();
    },
  ],
  [
    'a game with clocks, and a pause proposed',
    async (page) => {
      await openTable(page);
      await begin(page, preset('Blitz'));
      await play(page, ['7g7f', '3c3d']);
      await press(page, 'Pause');
      await expect(action(page, 'Yes')).toBeVisible();
    },
  ],
  [
    'a game face to face',
    async (page) => {
      await openTable(page);
      await begin(page, preset('Blitz'), more, pick(english.start.seatings.face));
      await play(page, ['7g7f']);
      await expect(page.locator('[data-own="1"]')).toBeVisible();
    },
  ],
  [
    'a declaration and its conditions',
    async (page) => {
      await openTable(page);
      await begin(
        page,
        choose('Handicap', 'Own position…'),
        (p) =>
          write(
            p.getByRole('textbox', { name: 'Position (SFEN)' }),
            '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1',
          ),
        choose('Clock', 'Fixed time'),
      );
      await press(page, englishShogi.impasse.claims.declaration.act);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'a foul that lost a second game of a series',
    async (page) => {
      await openTable(page);
      await begin(page, from(PINNED), more, pick(english.start.strictnesses.strict));
      for (const goOn of [true, false]) {
        await commitFoul(page);
        await expect(resultCard(page)).toBeAttached();
        if (goOn) await page.locator('[data-action="rematch"]:visible').click();
      }
      await expect(resultCard(page)).toBeAttached();
    },
  ],
];
