/** Files of xiangqi: opened over any game, stepped through, continued, and written. */
import { readFile } from 'node:fs/promises';
import { messages as english } from '#i18n/en/index.ts';
import { type XqfMove, xqfOf } from '../xiangqi/xqf-encoder.ts';
import { format, openSheet, paste, saveSheet } from './kifu-sheets.ts';
import {
  action,
  expectPly,
  expectReading,
  openTable,
  plateOf,
  play,
  resultCard,
  square,
} from './table.ts';
import { expect, promise, test } from './test.ts';
import { cannonGame, cannonMate, expectBoard, FIRST_BOARD } from './xiangqi.ts';

/** Encodes a text in GB18030, by decoding every pair of bytes. */
const inGb18030 = (text: string): Buffer => {
  const reader = new TextDecoder('gb18030');
  const pairs = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1)
      pairs.set(reader.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  return Buffer.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      const bytes = code < 0x80 ? [code] : pairs.get(letter);
      if (bytes === undefined) throw new Error(`no two bytes are ${letter}`);
      return bytes;
    }),
  );
};

const pgn = `[Game "Chinese Chess"]
[Event "友谊赛"]
[Date "2026.11.20"]
[Red "张三"]
[Black "李四"]
[Result "1-0"]
[Format "Chinese"]

{开局} 1. 炮二进二 士４进５ {士离开将门}
(1... 马８进７ 2. 马二进三)
2. 炮二平三 卒７进１
3. 炮三进五 1-0
`;

test(
  'a PGN in GB18030 is opened over a game of shogi and stepped to its end, with comments and a variation',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, ['2g2f']);
    const sheet = await openSheet(page);
    await sheet
      .getByLabel('Choose files')
      .setInputFiles({ name: '友谊赛.pgn', mimeType: 'text/plain', buffer: inGb18030(pgn) });
    await expect(sheet).toHaveCount(0);
    await expectReading(page);
    await expectBoard(page, FIRST_BOARD);
    await expect(plateOf(page, '张三')).toBeVisible();
    await expect(plateOf(page, '李四')).toBeVisible();
    const comment = page.locator('[data-part="comment"]');
    await expect(comment).toContainText('开局');
    for (let ply = 1; ply <= cannonGame.length; ply += 1) {
      await action(page, 'Next').click();
      await expectPly(page, ply);
      if (ply === 2) await expect(comment).toContainText('士离开将门');
    }
    await expectBoard(page, cannonMate);
    await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');

    // The variation is one of two moves that can be played next.
    await action(page, 'First').click();
    await action(page, 'Next').click();
    await expectPly(page, 1);
    await page.getByRole('list', { name: 'Next moves' }).getByRole('button').nth(1).click();
    await expectPly(page, 2);
    await expect(square(page, 'g7')).toHaveAttribute('data-piece', 'n');

    await action(page, english.commands.playFromHere).click();
    await expect(page.locator('.play')).not.toHaveAttribute('data-reading', 'true');
    await play(page, ['h0g2', 'i9h9']);
    await expectPly(page, 4);
    await expect(plateOf(page, '张三')).toBeVisible();
  },
);

const dhtmlxq = `[DhtmlXQ]
[DhtmlXQ_title]A short game[/DhtmlXQ_title]
[DhtmlXQ_red]Ann[/DhtmlXQ_red]
[DhtmlXQ_black]Ben[/DhtmlXQ_black]
[DhtmlXQ_result]红胜[/DhtmlXQ_result]
[DhtmlXQ_movelist]77753041756563646560[/DhtmlXQ_movelist]
[DhtmlXQ_comment1]Along the bank.[/DhtmlXQ_comment1]
[/DhtmlXQ]`;

test('DhtmlXQ is pasted and read, and saved as PGN that is read again', async ({ page }) => {
  await openTable(page);
  await paste(page, dhtmlxq);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectReading(page);
  await expect(plateOf(page, 'Ann')).toBeVisible();
  await action(page, 'Last').click();
  await expectBoard(page, cannonMate);

  const sheet = await saveSheet(page);
  await format(sheet, 'PGN 中文').check();
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pgn$/);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toContain('1. 炮二进二 {Along the bank.}');
  expect(saved).toContain('3. 炮三进五');
  await page.keyboard.press('Escape');
  await paste(page, saved);
  await expectReading(page);
  await action(page, 'Last').click();
  await expectBoard(page, cannonMate);
});

test('a file of XQStudio is opened over a game of shogi, and its receipt names it', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['2g2f']);
  const sheet = await openSheet(page);
  const moves = ['h2h4', 'd9e8', 'h4g4', 'g6g5', 'g4g9'];
  const buffer = Buffer.from(
    xqfOf({
      version: 18,
      keys: { mask: 85, or: [1, 2, 3, 4], sum: 99, pieces: 55, from: 77, to: 33 },
      result: 1,
      texts: { 304: '张三', 320: '李四' },
      moves: moves.reduceRight<readonly XqfMove[]>(
        (next, move) => [{ move, next, comment: `${move} 评` }],
        [],
      ),
    }),
  );
  await sheet
    .getByLabel('Choose files')
    .setInputFiles({ name: '短棋.xqf', mimeType: 'application/octet-stream', buffer });
  await expect(sheet).toHaveCount(0);
  await expectReading(page);
  await expect(plateOf(page, '张三')).toBeVisible();
  await action(page, 'Next').click();
  await expect(page.locator('[data-part="comment"]')).toContainText('h2h4 评');
  await action(page, 'Last').click();
  await expectBoard(page, cannonMate);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');

  const saving = await saveSheet(page);
  await saving.getByRole('button', { name: english.kifu.showReceipt }).click();
  await expect(page.getByRole('dialog')).toContainText('短棋.xqf · XQF · GB18030');
  await expect(page.getByRole('dialog')).toContainText('6 lines understood');
});

test('a file of CCBridge is named with advice, in sight on a small phone, and the game goes on', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['2g2f']);
  const sheet = await openSheet(page);
  await page.setViewportSize({ width: 320, height: 568 });
  const buffer = Buffer.alloc(4096);
  buffer.write('CCBridge Record', 'latin1');
  await sheet
    .getByLabel('Choose files')
    .setInputFiles({ name: '对局.cbr', mimeType: 'application/octet-stream', buffer });
  const said = sheet.getByRole('alert');
  await expect(said).toContainText('This is a CCBridge file (.cbr).');
  await expect(said).toContainText('Save it as PGN in CCBridge');
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expectPly(page, 1);
  await expect(square(page, '2f')).toHaveAttribute('data-piece', /./);
});
