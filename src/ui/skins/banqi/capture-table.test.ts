import { expect, test } from 'vitest';
import { loadGameWords, loadMessages } from '#i18n/index.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import { captureTable } from './capture-table.ts';

test.each([
  ['en', 'Capture table: Taiwan'],
  ['es', 'Quién captura a quién: Taiwán'],
  ['ja', '取れる駒：台湾式'],
] as const)('in %s the table is named after the family that is played', async (language, label) => {
  const [table, game] = await Promise.all([
    loadMessages(language),
    loadGameWords<BanqiMessages>(language, 'banqi'),
  ]);
  expect(captureTable('seed', { ...table, game }).label).toBe(label);
});
