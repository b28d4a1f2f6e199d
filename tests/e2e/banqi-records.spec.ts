/** Records of banqi opened over any game: read with what is known of each line, continued, and written. */
import { messages as english } from '#i18n/en/index.ts';
import { expectBoard, FIRST_BOARD } from './banqi.ts';
import { paste } from './kifu-sheets.ts';
import { action, expectPly, expectReading, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const text = `[Game "Banqi"]
[Player1 "Ana"]
[Player2 "Ben"]

1. d2=R {A chariot.} d3=n ( 1... a2=P ) 2. d2xd3 a1=k *
`;

const known = (page: Page) => page.locator('.known');

test('a record opened over a game of shogi shows of its later turn-ups only those that another line made, and turns nothing else up', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await paste(page, text);
  await expectReading(page);
  await expectBoard(page, FIRST_BOARD);
  await expect(page).toHaveTitle(/Banqi/);
  await expect(known(page)).toHaveCount(1);
  await expect(known(page)).toHaveAttribute(
    'title',
    /^a2 is face down again; both have seen it: red soldier$/,
  );
  for (let ply = 1; ply <= 4; ply += 1) {
    await action(page, 'Next').click();
    await expectPly(page, ply);
  }
  await expectBoard(page, 'xxxxxxxx/xxxRxxxx/xxx1xxxx/kxxxxxxx');

  // A press at an earlier move turns nothing up; otherwise the hidden piece would stay known.
  await action(page, 'First').click();
  await square(page, 'a1').click();
  await expect(page.locator('.board-locked')).toContainText(english.steps.returnToGame);
  await expectBoard(page, FIRST_BOARD);
  await expect(known(page)).toHaveCount(1);
  await expectPly(page, 0);
});
