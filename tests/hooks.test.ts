import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The dialogs and notices whose buttons have names for programs that press them, the same in every language. */
const named = [
  'common/Confirm.tsx',
  'games-page/Backup.tsx',
  'kifu-files/WhichGame.tsx',
  'offers/PausedGame.tsx',
  'play-page/Notices.tsx',
  'play-page/UndoNotice.tsx',
  'seating/PassDevice.tsx',
  'start-screen/StartScreen.tsx',
  'start-screen/TossResult.tsx',
] as const;

test.each(named)('every button of %s has a name that is the same in every language', (file) => {
  const source = readFileSync(`src/ui/${file}`, 'utf8');
  const buttons = source.split('<button').slice(1);
  const tags = buttons.map((rest) => rest.slice(0, rest.indexOf('</button>')));
  expect(tags.filter((tag) => !tag.includes('data-action='))).toEqual([]);
});
