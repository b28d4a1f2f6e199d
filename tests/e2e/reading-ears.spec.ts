/** The screen reader output of a record that is read by keyboard alone. */
import { expectHeard, heardSince, openForEars } from './ears.ts';
import { choose } from './kifu-sheets.ts';
import { expectReading } from './table.ts';
import { test } from './test.ts';

test('a reader who steps through a record hears what is written about its moves', async ({
  page,
}) => {
  await openForEars(page);
  const kifu = [
    '手合割：平手',
    '* The start.',
    '1 ７六歩(77)',
    '* A good move',
    '* of two lines',
    '2 ３四歩(33)',
  ];
  await choose(page, { name: 'a.kif', mimeType: '', buffer: Buffer.from(kifu.join('\n')) });
  await expectReading(page);
  await heardSince(page);
  const step = (key: string) => () => page.keyboard.press(key);
  await expectHeard(page, step('ArrowRight'), [
    'Move 1 of 2: Sente: pawn to 7f. A good move of two lines.',
  ]);
  await expectHeard(page, step('ArrowRight'), ['Move 2 of 2: Gote: pawn to 3d.']);
  await expectHeard(page, step('Home'), ['Start position. The start.']);
});
