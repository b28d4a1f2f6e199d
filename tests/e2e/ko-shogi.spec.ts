/** Ko shogi at the table: moves of many landings, shots, flames, fogs, refusals with their proofs, and a game that is kept. */
import { words as englishKoShogi } from '#i18n/en/ko-shogi/words.ts';
import { openSheet, saved, saveSheet } from './kifu-sheets.ts';
import {
  beginKoShogi,
  boardOf,
  expectOn,
  fewPieces,
  longGame,
  pressAll,
  setUp,
} from './ko-shogi.ts';
import {
  action,
  expectPly,
  expectReading,
  marked,
  refusal,
  resultCard,
  square,
  typeIn,
} from './table.ts';
import { expect, type Page, promise, promiseWith, test } from './test.ts';
import { write } from './write.ts';

const done = (page: Page) => action(page, 'Done');

test('two people choose ko shogi and open with taps', promise, async ({ page }) => {
  await beginKoShogi(page);
  await expect(page).toHaveTitle('Ko shogi table · 広将棋');
  await test.step('a new player is led to what to look at, and back', async () => {
    await page.getByRole('link', { name: 'New to ko shogi?', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your first game', exact: true })).toBeVisible();
    await expect(page.locator('.live')).toHaveCount(3);
    await page.goBack();
    await expectOn(page, '10s G');
  });
  await square(page, '17p').click();
  await expect.poll(() => marked(page, 'target')).toEqual(['19o', '15o']);
  await square(page, '15o').click();
  await expectPly(page, 1);
  for (const [i, points] of ['5d 7e', '10m 10k', '10g 10h'].entries()) {
    await pressAll(page, points);
    await expectPly(page, i + 2);
  }
  await expectOn(page, '15o HS', '17p', '7e hs', '10k V', '10h v');
  // The wrestler steps out and back: the board is as it was, and the turn is over.
  await pressAll(page, '13s 13r 13s');
  await expectPly(page, 5);
  await expectOn(page, '13s WR', '13r');
  await expect(page.locator('.status')).toContainText('White to move');
});

test('long moves are made landing by landing, and shots after them', async ({ page }) => {
  await test.step('a cavalry takes two', async () => {
    await setUp(page, fewPieces('CA@5m', 'HS@6k S@7i'));
    await pressAll(page, '5m 6k');
    await expectOn(page, '6k CA', '5m');
    await expect(square(page, '7i')).toHaveAttribute('data-mark', /capture/);
    await expectPly(page, 0);
    await page.keyboard.press('Escape');
    await expectOn(page, '6k hs', '5m CA');
    await pressAll(page, '6k 7i');
    await expectPly(page, 1);
    await expectOn(page, '5m', '6k', '7i CA');
  });
  await test.step('a longbow shoots', async () => {
    await setUp(page, fewPieces('LB@10m', 'P@11i SH@9i HS@14l E@7l'));
    await pressAll(page, '10m 11l');
    await expect.poll(() => marked(page, 'capture')).toEqual(['11i', '14l']);
    await square(page, '14l').click();
    await expectPly(page, 1);
    await expectOn(page, '11l LB', '14l', '11i p', '10m');
  });
  await test.step('a fog jumps twice and shoots twice', async () => {
    await setUp(page, fewPieces('+TP@10j', 'P@9i S@11f'));
    await pressAll(page, '10j 10h 9i 10f 11f');
    await expectPly(page, 1);
    await expectOn(page, '10f +TP', '10j', '9i', '11f');
  });
  await test.step('a thunderclap makes five steps without a question', async () => {
    await setUp(page, fewPieces('+D@10j TP@2s', 'P@10i P@10h P@9h S@9g HS@10g'));
    for (const point of ['10j', '10i', '10h', '10g', '9g']) {
      await square(page, point).click();
      await expect(done(page)).toHaveCount(0);
      await expectPly(page, 0);
    }
    await square(page, '9h').click();
    await expectPly(page, 1);
    await expectOn(page, '10i', '10h', '10g', '9g', '9h +D');
  });
});

test('a flame burns what is beside it, and a clerk takes two with him to the other side', async ({
  page,
}) => {
  await test.step('a flame arrives', async () => {
    await setUp(page, fewPieces('+EN@10j P@9h A@11h', 'HS@10h M@9i +SU@11j'));
    await pressAll(page, '10j 10i');
    await expectPly(page, 1);
    await expectOn(page, '10i +EN', '9h', '11h', '10h', '9i', '11j');
  });
  await test.step('a step beside a flame is the last', async () => {
    await setUp(page, fewPieces('WR@10l', '+EN@10i'));
    await pressAll(page, '10l 10k');
    await expectOn(page, '10k WR');
    await square(page, '10j').click();
    await expectPly(page, 1);
    await expectOn(page, '10j', '10k', '10l', '10i +en');
  });
  await test.step('a clerk promotes the guards, and the flames go out', async () => {
    await setUp(page, fewPieces('CL@10g AG@19s RG@1r TP@2s', '+EN@15c +EN@4k P@16h'));
    await pressAll(page, '10g 10e');
    await action(page, 'Promote · Master at arms').click();
    await expectPly(page, 1);
    await expectOn(page, '10e +CL', '19s +AG', '1r +RG', '15c', '4k');
  });
});

const type = async (page: Page, text: string): Promise<void> => {
  await write(await typeIn(page), text);
  await page.keyboard.press('Enter');
};

interface Refused {
  readonly rule: string;
  readonly black: string;
  readonly white: string;
  /** Points to press; or, in `typed`, a move to type. */
  readonly points?: string;
  readonly typed?: string;
  readonly says: string;
  /** Points that prove it. */
  readonly cause: readonly string[];
}

const refused: readonly Refused[] = [
  {
    rule: 'pawn-without-drum',
    black: 'P@10j',
    white: '',
    points: '10j 10i',
    says: 'Without a drum your pawns do not step ahead.',
    cause: ['10j'],
  },
  {
    rule: 'immune-to-displacement',
    black: 'CH@10m',
    white: '+SU@10j',
    points: '10m 10j',
    says: 'The heavenly fortress on 10j is safe from this piece.',
    cause: ['10j'],
  },
  {
    rule: 'second-leap',
    black: 'CA@10j',
    white: 'SH@11h',
    points: '10j 11h 13g',
    says: englishKoShogi.reasons.secondLeap,
    cause: ['12f', '10f', '11h', '10j'],
  },
  {
    rule: 'frozen',
    black: 'CU@5j D@19s',
    white: '+AG@10j',
    typed: '5j-5i',
    says: 'The skyward net on 10j holds this piece where it is.',
    cause: ['10j'],
  },
  {
    rule: 'silenced',
    black: 'CB@13l',
    white: '+TP@11f HS@12h',
    typed: '13l-12k*12h',
    says: 'The five-li fog on 11f is within five points: no shot.',
    cause: ['11f', '12k'],
  },
];

test('an impossible move is refused with the reason and what proves it', async ({ page }) => {
  for (const { rule, black, white, points, typed, says, cause } of refused)
    await test.step(rule, async () => {
      await setUp(page, fewPieces(black, white));
      if (points !== undefined) await pressAll(page, points);
      if (typed !== undefined) await type(page, typed);
      await expect(refusal(page)).toHaveAttribute('data-rule', rule);
      await expect(refusal(page)).toHaveText(says);
      await expect.poll(() => marked(page, 'cause')).toEqual(cause);
      await expectPly(page, 0);
    });
  await test.step('the card of a frozen piece says that it is frozen', async () => {
    await setUp(page, fewPieces('CU@5j D@19s', '+AG@10j'));
    await square(page, '5j').click();
    await expect(page.locator('.message')).toContainText('holds this piece where it is');
    await expect.poll(() => marked(page, 'cause')).toEqual(['10j']);
    const card = page.locator('.piece-card');
    await expect(card.locator('.piece-held')).toHaveText(
      'It cannot move: held by skyward net on 10j.',
    );
    // The card shows how the piece moves elsewhere, and no move that it could make here.
    await expect(page.locator('.field [data-reach="pattern"]').first()).toBeVisible();
    await expect(page.locator('.field [data-reach="moves"]')).toHaveCount(0);
  });
  await test.step('a shooter near a fog shows where it cannot shoot', async () => {
    await setUp(page, fewPieces('D@19s', '+TP@11f CB@13l', 1));
    await page.mouse.move(0, 0);
    await square(page, '13l').hover();
    await expect(page.locator('.piece-card')).toBeVisible();
    await expect(page.locator('.piece-held')).toHaveCount(0);
    await setUp(page, fewPieces('CB@13l', '+TP@11f HS@12h'));
    await page.mouse.move(0, 0);
    await square(page, '13l').hover();
    await expect(page.locator('.piece-held')).toHaveText(
      'No shot within five points of five-li fog on 11f.',
    );
    await expect(page.locator('.field [data-held="silent"] .area[data-as="fogged"]')).toHaveCount(
      1,
    );
    await expect(page.locator('.field [data-reach="moves"]').first()).toBeVisible();
  });
  await test.step('a crossbow that lands in a fog has moved, and the page says why it does not shoot', async () => {
    await setUp(page, fewPieces('CB@13l', '+TP@11f HS@12h'));
    await pressAll(page, '13l 12k');
    await expectPly(page, 1);
    await expect(refusal(page)).toHaveAttribute('data-rule', 'silenced');
    await expectOn(page, '12k CB', '12h hs');
  });
});

test(
  'a command is lost, and the game is replayed, saved and read again',
  promiseWith('download'),
  async ({ page }) => {
    await setUp(page, longGame.position);
    for (const [i, [points]] of longGame.turns.entries()) {
      await pressAll(page, points);
      await expectPly(page, i + 1);
    }
    const last = await boardOf(page);
    await test.step('its card', async () => {
      await expect(resultCard(page)).toHaveAttribute('data-outcome', 'command-lost');
      await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
      await expectOn(page, '1a +M');
    });
    await test.step('back, forward, and by the list', async () => {
      await action(page, 'Previous').click();
      await expectOn(page, '1a g', '1m M');
      await action(page, 'Previous').click();
      await action(page, 'Previous').click();
      await expectOn(page, '16j +TP', '15i p', '17f s');
      await action(page, 'Next').click();
      await expectOn(page, '16f +TP', '16j', '15i', '17f');
      await page.locator('[data-ply="3"]').click();
      await expectPly(page, 3);
      await expectOn(page, '7i CA', '6k', '5m');
    });
    await test.step('saved and opened again', async () => {
      const sheet = await saveSheet(page);
      const { name, bytes } = await saved(page, sheet);
      expect(name).toMatch(/\.ko$/);
      await page.keyboard.press('Escape');
      const opening = await openSheet(page);
      await opening
        .getByLabel('Choose files')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: bytes });
      await expect(opening).toHaveCount(0);
      await expectReading(page);
      await action(page, 'Last').click();
      await expectPly(page, longGame.turns.length);
      expect(await boardOf(page)).toBe(last);
      await expect(resultCard(page)).toHaveAttribute('data-outcome', 'command-lost');
    });
  },
);
