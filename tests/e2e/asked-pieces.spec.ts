import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { fewPieces } from './ko-shogi.ts';
import { expectPly, marked, refusal, START, setUp, square, typeIn } from './table.ts';
import { expect, test } from './test.ts';
import { write } from './write.ts';

const even = `${START} b - 1`;

interface Asked {
  readonly who: string;
  readonly sfen: string;
  readonly tap: string;
  readonly says: string;
  /** Said before it in the strip. */
  readonly turn?: string;
  readonly card: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

const askedCases: readonly Asked[] = [
  {
    who: 'a piece of the other side',
    sfen: even,
    tap: '3a',
    says: englishShogi.reasons.movement.silver,
    turn: `${english.status.toMove('Sente')} · `,
    card: 'silver',
    marks: {},
  },
  {
    who: 'a bishop that its own pieces wall in',
    sfen: even,
    tap: '8h',
    says: 'Your bishop is blocked by your pieces on 7g and 9g.',
    card: 'bishop',
    marks: { blocked: ['9g', '7g', '9i', '7i'] },
  },
  {
    who: 'a pinned knight',
    sfen: '4r3k/9/9/9/9/9/9/4N4/4K4 b - 1',
    tap: '5h',
    says: 'The knight on 5h is pinned by the rook on 5a.',
    card: 'knight',
    marks: { cause: ['5a'], exposed: ['5i'] },
  },
];

for (const { who, sfen, tap, says, turn = '', card, marks } of askedCases)
  test(`pointing at ${who} shows its card and no refusal`, async ({ page }) => {
    await setUp(page, sfen);
    await square(page, tap).click();
    await expect(page.locator('[data-asked]')).toHaveText(turn + says);
    await expect(refusal(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: english.teach.label })).toContainText(card);
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: says })).toHaveCount(1);
    await expect(page.getByRole('alert').filter({ hasText: says })).toHaveCount(0);
    for (const mark of ['cause', 'blocked', 'exposed', 'check'])
      await expect.poll(() => marked(page, mark), mark).toEqual(marks[mark] ?? []);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-asked]')).toHaveCount(0);
    await expectPly(page, 0);
  });

test('a bishop that cannot move is chosen, and the next press is an attempt with it', async ({
  page,
}) => {
  await setUp(page, even);
  await square(page, '3g').click();
  await square(page, '8h').click();
  await expect(page.locator('[data-asked]')).toHaveText(
    'Your bishop is blocked by your pieces on 7g and 9g.',
  );
  await expect(refusal(page)).toHaveCount(0);
  await expect.poll(() => marked(page, 'selected')).toEqual(['8h']);
  await square(page, '3c').click();
  await expect(refusal(page)).toHaveText('The pawn on 7g is in the way.');
  await expect.poll(() => marked(page, 'selected')).toEqual(['8h']);
  await square(page, '8h').click();
  await expect(refusal(page)).toHaveCount(0);
  await expect.poll(() => marked(page, 'selected')).toEqual([]);
  await expectPly(page, 0);
});

const soldier = '8/2n5/1xPr4/2x4k 1 r PP 0';

for (const { game, setup, own, asked, after, says } of [
  {
    game: 'xiangqi',
    setup: '4k4/4r4/9/9/9/9/9/9/4A4/4K4 w',
    own: 'e1',
    asked: 'The mandarin on e1 shields your king from the chariot on e8.',
    after: 'd2',
    says: 'The mandarin on e1 shields your king from the chariot on e8.',
  },
  {
    game: 'banqi',
    setup: soldier,
    own: 'c2',
    asked: 'Your soldier on c2 has no move now.',
    after: 'c3',
    says: 'A soldier cannot take a horse.',
  },
  {
    game: 'banqi',
    setup: soldier,
    own: 'c2',
    asked: 'Your soldier on c2 has no move now.',
    after: 'b2',
    says: 'The piece on b2 lies face down: it cannot be taken.',
  },
  {
    game: 'ko-shogi',
    setup: fewPieces('CU@5j D@19s', '+AG@10j'),
    own: '5j',
    asked: 'The skyward net on 10j holds this piece where it is.',
    after: '5i',
    says: 'The skyward net on 10j holds this piece where it is.',
  },
])
  test(`in ${game} a piece on ${own} that has no move is chosen, and says why it does not go to ${after}`, async ({
    page,
  }) => {
    await page.goto(`./#/p/${game}/${encodeURIComponent(setup)}`);
    await expect(page).not.toHaveURL(/#\/p\//);
    await square(page, own).click();
    await expect(page.locator('[data-asked]')).toHaveText(asked);
    await expect.poll(() => marked(page, 'selected')).toEqual([own]);
    await square(page, after).click();
    await expect(refusal(page)).toHaveText(says);
    await expect.poll(() => marked(page, 'selected')).toEqual([own]);
    await expectPly(page, 0);
    await page.keyboard.press('Escape');
    await expect.poll(() => marked(page, 'selected')).toEqual([]);
    await expect(refusal(page)).toHaveCount(0);
  });

test('an idle press on an empty square says nothing', async ({ page }) => {
  await setUp(page, even);
  await square(page, '3a').click();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  await square(page, '5e').click();
  await expect(page.locator('[data-asked], [data-rule]')).toHaveCount(0);
  await expect.poll(() => marked(page, 'cause')).toEqual([]);
});

test('a square that is typed asks the piece on it', async ({ page }) => {
  await setUp(page, even);
  const field = await typeIn(page);
  await write(field, '8h');
  await field.press('Enter');
  await expect(page.locator('[data-asked]')).toContainText('Your bishop is blocked');
  await expect(page.getByRole('region', { name: english.teach.label })).toContainText('bishop');
  await write(field, '55');
  await field.press('Enter');
  await expect(page.locator('.type-in-said')).toContainText('5e');
});
