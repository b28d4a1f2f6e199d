import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { codeIn } from '../../../../tests/imports.ts';
import { actionIds, actions } from './actions.ts';

/** Buttons that stand in one dialog or notice alone. They are no commands; programs press them by these names. */
const onlyThere = [
  ...['confirm', 'open-game', 'keep-all', 'save-backup', 'bring-backup', 'save-first'],
  ...['open-sealed-move', 'call-off-sealing', 'go-on', 'count-time', 'play-here'],
  ...['dismiss-trouble', 'dismiss-news', 'undo-removal', 'dismiss-removal', 'more-choices'],
  ...['reload', 'try-again', 'load-version', 'dismiss-version', 'close', 'skip-to-board'],
  ...[
    'resume-game',
    'remove-game',
    'to-table',
    'save-unreadable',
    'more-settings',
    'reset-learning',
  ],
  ...['choose-files', 'choose-file', 'choose-folder', 'read-pasted', 'merge-pasted'],
  ...['choose-game', 'type-text', 'other-formats', 'open-anyway', 'open-edited', 'open-unedited'],
  ...['show-headers', 'show-lines', 'save-receipt', 'copy-position', 'save-original'],
  ...['proof-close', 'show-acting', 'show-occurrence'],
  ...['play-typed', 'close-typing', 'play-meant', 'more-comment'],
  ...['add-header', 'remove-header', 'keep-headers', 'show-covered', 'end-cover', 'reading-views'],
  ...['end-editing', 'erase-arrows', 'edit-bookmark', 'times-as-table'],
  ...['play-line', 'whole-line', 'keep-line', 'leave-line'],
  ...['dismiss-missing', 'read-notice'],
  ...['propose-clock', 'close-running'],
  ...['open-stage', 'go-on-learning', 'practise'],
  ...['open-drill', 'drill-naming', 'drill-coordinates', 'read-aloud'],
  ...['to-path', 'lesson-hint', 'lesson-undo', 'show-me', 'next-level', 'lesson-more'],
  ...['choose-learner', 'change-learner', 'other-learner', 'name-learner'],
  ...['reset-level', 'reset-stage', 'reset-all-levels', 'undo-reset', 'dismiss-not-kept'],
  ...['show-mistake', 'example-back', 'example-forward', 'example-restart'],
];

test('every control that names an action names one of the list, or stands in one dialog alone', () => {
  const named = codeIn('src').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:data-action|action)="([^"]+)"/g)].map(
      ([, id]) => `${file}: ${id}`,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  const known = [...actionIds, ...onlyThere];
  expect(named.filter((one) => !known.includes(one.split(': ')[1] ?? ''))).toEqual([]);
});

test('no key does two things, except in a record: there undoing undoes edits, and keys that zoom seek checks', () => {
  const keys = Object.values(actions).flatMap(({ keys = [] }) => keys);
  expect(keys.length).toBeGreaterThan(10);
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  expect(twice).toEqual(['Mod+Z', 'Mod+Shift+Z', '+', '-']);
});

test.each(languages)('in %s no two commands are called the same', async (language) => {
  const text = await loadMessages(language);
  const names = Object.values(actions)
    .filter(({ act }) => act !== undefined)
    .map(({ words }) =>
      words({ ...text, game: { record: 'game record', recordExplained: 'game record' } }),
    );
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('the table of keys in the README names each key of an action, and no other letter or sign', () => {
  const [, after = ''] = readFileSync('README.md', 'utf8').split('\n## Keys\n');
  // The first cell of each row, up to the next chapter.
  const cells = [...(after.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]*) \|/gm)].map(
    ([, cell = '']) => cell,
  );
  const spelled: Readonly<Record<string, string>> = {
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  };
  const keys = Object.values(actions).flatMap(({ keys = [] }) => keys);
  const missing = keys.filter((key) => {
    const written =
      key.length === 1 ? `\`${key}\`` : (spelled[key] ?? key.replace('Mod+', 'Ctrl+'));
    return !after.includes(written);
  });
  expect(missing).toEqual([]);
  const signs = cells.flatMap((cell) => [...cell.matchAll(/`(.)`/g)].map(([, sign]) => sign ?? ''));
  expect(signs.length).toBeGreaterThan(20);
  expect(signs.filter((sign) => !keys.includes(sign))).toEqual([]);
});

test('answers to a proposal say in the list of commands what they answer', async () => {
  for (const language of languages) {
    const { offers } = await loadMessages(language);
    for (const answer of Object.values(offers.answers))
      expect(answer).toMatch(/proposal|propuesta|提案/);
  }
});
