/**
 * Size budgets of the built app, read by size-limit. Chunks go by their names in Vite's manifest. A budget is the
 * gzipped size of JS and CSS, in the language whose words are the longest.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = 'dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
const chunks = Object.entries(manifest).map(([key, chunk]) => ({ key, ...chunk }));

const filesOf = (some) => [
  ...new Set(some.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `${dist}/${file}`)),
];
const weightOf = (some) =>
  filesOf(some).reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
const named = (...names) => chunks.filter(({ name }) => names.includes(name));
/** Chunks from a folder of the sources; throws where the build has none. */
const from = (folder) => {
  const found = chunks.filter(({ key }) => key.startsWith(`src/${folder}`));
  if (found.length === 0) throw new Error(`the build has nothing from ${folder}`);
  return found;
};

const languages = chunks.flatMap(({ name }) => name?.match(/^words-(\w+)$/)?.[1] ?? []);
const isOf = (language, { key, name }) =>
  name === `words-${language}` || key.startsWith(`src/i18n/${language}/`);
/** The chunks of the heaviest language, chosen from what `wordsIn` gives for each. */
const longest = (wordsIn) =>
  languages.map(wordsIn).reduce((most, some) => (weightOf(some) > weightOf(most) ? some : most));

const drawings = named(
  'kanji',
  'antique',
  'symbols',
  'sprite',
  'traditional',
  'simplified',
  'characters',
);
const isGreat = ({ key }) => key.startsWith('src/ui/skins/ko-shogi/');
const table = named('index', 'react', 'rolldown-runtime');
if (!existsSync(`${dist}/index.html`) || table.length < 3 || languages.length === 0)
  throw new Error(`${dist}/ lacks the table or its words: run npm run build.`);

const otherGames = ['xiangqi', 'banqi', 'ko-shogi'];
/** A game and a language are fetched alone: they may import the table and the discs, and no other part. */
for (const { name, imports = [] } of named(
  ...otherGames,
  ...languages.map((one) => `words-${one}`),
))
  for (const key of imports)
    if (!named('discs').some((one) => one.key === key) && !table.some((one) => one.key === key))
      throw new Error(`${name} brings ${key} along`);

const budget = (name, some, limit) => ({ name, path: filesOf(some), gzip: true, limit });

export default [
  budget('the table', [...table, ...longest((one) => named(`words-${one}`))], '224.8 kB'),
  { name: 'the page itself', path: `${dist}/index.html`, gzip: true, limit: '20 kB' },
  ...otherGames.map((game) =>
    budget(
      `${game}, without its drawings`,
      [
        ...named(game, ...(game === 'ko-shogi' ? [] : ['discs'])),
        ...longest((one) => from(`i18n/${one}/${game}/words`)),
      ],
      '45 kB',
    ),
  ),
  budget('records', named('records'), '45 kB'),
  // The formats of the other games load with their own files.
  budget('files', [...named('files', 'backup'), ...from('games/shogi/formats')], '92 kB'),
  budget('pages', named('pages'), '30 kB'),
  budget(
    'lessons, without the course',
    named('lessons.chunk', 'lesson-progress-storage'),
    '25.2 kB',
  ),
  budget('drills', named('drills.chunk'), '5 kB'),
  budget(
    'the course of shogi, with its words',
    [
      ...from('games/shogi/course'),
      ...longest((one) => [...from(`i18n/${one}/shogi/lessons`), ...from(`i18n/${one}/learn`)]),
    ],
    '30 kB',
  ),
  budget(
    'piece faces, all sets of the small games',
    drawings.filter((one) => !isGreat(one)),
    '60 kB',
  ),
  budget('piece faces, all sets of ko shogi', drawings.filter(isGreat), '150 kB'),
  budget(
    'all of one language',
    longest((one) =>
      chunks.filter((chunk) => languages.every((other) => other === one || !isOf(other, chunk))),
    ),
    '700 kB',
  ),
];
