import { boardOf, expectPly, inHand, marked, refusal, setUp, square, typeIn } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';

/** Says another language in the browser before the app is there. */
const speaking = async (page: Page, language: 'en' | 'es' | 'ja'): Promise<void> => {
  await page.addInitScript((chosen) => {
    localStorage.setItem('shogi-table/settings', JSON.stringify({ version: 1, language: chosen }));
  }, language);
};

interface Case {
  readonly rule: string;
  readonly when: string;
  readonly sfen: string;
  /** What is tapped: squares, and hand pieces as `P*`. */
  readonly taps?: readonly string[];
  /** What is typed, where pointing at it means something else. */
  readonly typed?: string;
  readonly says: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** Whether lines, hatching or crosses are drawn as well. */
  readonly drawn: boolean;
  /** A piece that would stand there, by its face. */
  readonly ghost?: string;
}

const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

const cases: readonly Case[] = [
  {
    rule: 'not-your-turn',
    when: 'a move of the other side’s piece is typed',
    sfen: START,
    typed: '3c3d',
    says: 'The pawn on 3c is not yours to move now.',
    marks: { cause: ['3c'] },
    drawn: false,
  },
  {
    rule: 'occupied',
    when: 'a piece is dropped on another',
    sfen: '4k4/9/9/9/4p4/9/9/9/4K4 b G 1',
    taps: ['G*', '5e'],
    says: '5e is taken by a pawn: a drop needs an empty square.',
    marks: { cause: ['5e'] },
    drawn: false,
  },
  {
    rule: 'own-piece',
    when: 'a capture of one’s own piece is typed',
    sfen: START,
    typed: '2h2g',
    says: 'Your own pawn stands on 2g.',
    marks: { cause: ['2g'] },
    drawn: false,
  },
  {
    rule: 'wrong-movement',
    when: 'a silver would step aside',
    sfen: '4k4/9/9/9/4S4/9/9/9/4K4 b - 1',
    taps: ['5e', '4e'],
    says: 'A silver goes one square forward or diagonally.',
    marks: { cause: ['5e'] },
    drawn: true,
  },
  {
    rule: 'blocked',
    when: 'a rook would pass its own pawn',
    sfen: START,
    taps: ['2h', '2f'],
    says: 'The pawn on 2g is in the way.',
    marks: { blocked: ['2g'] },
    drawn: true,
  },
  {
    rule: 'promotion-not-possible',
    when: 'a promotion outside the zone is typed',
    sfen: START,
    typed: '7g7f+',
    says: 'Neither 7g nor 7f is in the promotion zone.',
    marks: { cause: ['7g'] },
    drawn: false,
  },
  {
    rule: 'promotion-compulsory',
    when: 'a pawn is typed to stay a pawn on the last rank',
    sfen: '8k/4P4/9/9/9/9/9/9/4K4 b - 1',
    typed: '5b5a',
    says: 'A pawn must promote on 5a: it could never move from there.',
    marks: {},
    drawn: true,
  },
  {
    rule: 'nifu',
    when: 'a second pawn is dropped on a file',
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1',
    taps: ['P*', '5e'],
    says: 'Your pawn on 5g is already on this file (nifu).',
    marks: { cause: ['5g'] },
    drawn: true,
  },
  {
    rule: 'dead-square',
    when: 'a knight is dropped where it could never move',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b N 1',
    taps: ['N*', '5b'],
    says: 'A knight dropped on 5b could never move.',
    marks: {},
    drawn: true,
  },
  {
    rule: 'pinned',
    when: 'a gold leaves the file on which it shields its king',
    sfen: '4r3k/9/9/9/9/9/9/4G4/4K4 b - 1',
    taps: ['5h', '4h'],
    says: 'The gold on 5h is pinned by the rook on 5a.',
    marks: { cause: ['5a'], exposed: ['5i'] },
    drawn: true,
  },
  {
    rule: 'king-left-in-check',
    when: 'another piece moves while the king stands in check',
    sfen: '4r3k/9/9/9/9/9/9/9/4K1G2 b - 1',
    typed: '3i3h',
    says: 'The rook on 5a still checks your king.',
    marks: { cause: ['5a'], check: ['5i'] },
    drawn: true,
  },
  {
    rule: 'moved-into-check',
    when: 'the king steps onto a covered square',
    sfen: '5r2k/9/9/9/9/9/9/9/4K4 b - 1',
    taps: ['5i', '4i'],
    says: 'The rook on 4a would take your king on 4i.',
    marks: { cause: ['4a'], exposed: ['4i'] },
    ghost: 'K',
    drawn: true,
  },
  {
    rule: 'uchifuzume',
    when: 'a dropped pawn would mate',
    sfen: '7lk/9/8S/9/9/9/9/7L1/8K b P 1',
    taps: ['P*', '1b'],
    says: 'A pawn dropped on 1b may not give mate (uchifuzume).',
    marks: { cause: ['1b', '1c', '2h'], escape: ['2b'], exposed: ['1a'] },
    ghost: 'P',
    drawn: true,
  },
];

for (const { rule, when, sfen, taps = [], typed, says, marks, drawn, ghost } of cases)
  test(`${rule}: ${when}, and sees why not`, async ({ page }) => {
    await setUp(page, sfen);
    const before = await boardOf(page);
    for (const tap of taps)
      await (tap.endsWith('*')
        ? page.locator(`[data-hand="${tap.charAt(0)}"]`)
        : square(page, tap)
      ).click();
    if (typed !== undefined) {
      const field = await typeIn(page);
      await field.fill(typed);
      await field.press('Enter');
    }
    await expect(refusal(page)).toHaveAttribute('data-rule', rule);
    await expect(refusal(page)).toHaveText(says);
    await expect(page.getByRole('alert').filter({ hasText: says })).toHaveCount(1);
    for (const mark of ['cause', 'blocked', 'escape', 'exposed'])
      expect((await marked(page, mark)).toSorted(), mark).toEqual(marks[mark] ?? []);
    // Under the pieces the files and ranks, over them lines and crosses.
    const shapes = page.locator('svg.proof :is(rect, path):not(pattern *)');
    if (drawn) await expect(shapes.first()).toBeAttached();
    else await expect(shapes).toHaveCount(0);

    const there = page.locator('[data-ghost]');
    await expect(there).toHaveCount(ghost === undefined ? 0 : 1);
    if (ghost !== undefined) await expect(there).toHaveAttribute('data-ghost', ghost);
    // Nothing is called in check that is not.
    expect(await marked(page, 'check')).toEqual(marks['check'] ?? []);

    expect(await boardOf(page)).toBe(before);
    await expectPly(page, 0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(refusal(page)).toHaveCount(0);
    expect(await marked(page, 'cause')).toEqual([]);
  });

const words = [
  {
    language: 'en',
    nifu: 'Your pawn on 5g is already on this file (nifu).',
    uchifuzume: 'A pawn dropped on 1b may not give mate (uchifuzume).',
  },
  {
    language: 'es',
    nifu: 'Tu peón de 5g ya está en esta columna (nifu).',
    uchifuzume: 'Soltar un peón en 1b no puede dar mate (uchifuzume).',
  },
] as const;

for (const { language, nifu, uchifuzume } of words) {
  test(`nifu is explained in ${language}: the other pawn is marked and its file hatched`, async ({
    page,
  }) => {
    await speaking(page, language);
    await setUp(page, '4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await inHand(page, 'P', 0).click();
    await square(page, '5e').click();
    await expect(refusal(page)).toHaveText(nifu);
    expect(await marked(page, 'cause')).toEqual(['5g']);
    const band = page.locator('svg.proof rect.band');
    await expect(band).toHaveCount(1);
    // The hatched band lies over the file of the pawn, from edge to edge.
    const [hatched, top, bottom] = await Promise.all([
      band.boundingBox(),
      square(page, '5a').boundingBox(),
      square(page, '5i').boundingBox(),
    ]);
    expect(Math.abs((hatched?.x ?? 0) - (top?.x ?? 0))).toBeLessThan(3);
    expect(Math.abs((hatched?.y ?? 0) - (top?.y ?? 0))).toBeLessThan(3);
    expect(hatched?.height ?? 0).toBeGreaterThan((bottom?.y ?? 0) - (top?.y ?? 0));
    // The pawn is still in hand and may go to another file.
    await square(page, '4e').click();
    await expectPly(page, 1);
  });

  test(
    `uchifuzume is explained in ${language}: king, closed escapes and the guards that close them`,
    promise,
    async ({ page }) => {
      await speaking(page, language);
      await setUp(page, '4R2gk/9/8G/6B2/9/9/9/9/K8 b P 1');
      await inHand(page, 'P', 0).click();
      await square(page, '1b').click();
      await expect(refusal(page)).toHaveText(uchifuzume);
      expect(await marked(page, 'escape')).toEqual(['2b']);
      expect(await marked(page, 'exposed')).toEqual(['1a']);
      expect(await marked(page, 'check')).toEqual([]);
      // The pawn's square, its guards, and the rook that pins the only piece that could take it.
      expect((await marked(page, 'cause')).toSorted()).toEqual(['1b', '1c', '3d', '5a']);
      await expect(page.locator('svg.proof g.cross')).toHaveCount(1);
      await expect(page.locator('svg.proof g.guard')).toHaveCount(3);
      await expect(page.locator('svg.proof g.ray')).toHaveCount(1);
    },
  );
}
