/**
 * Folders are layers: a file may import only from its own layer and the layers listed for it. The rules are derived
 * from the folder names, so a new game is guarded from its first day. Tests are exempt: they never ship, and may set up
 * what they need.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeIn, importsOf, isCode, sources, targetOf, withoutComments } from './imports.ts';

interface Layer {
  /** The layers it may import, besides itself. */
  readonly below: readonly string[];
  readonly libraries: readonly string[];
  /** Globals that its code may not mention. */
  readonly unnameable: readonly string[];
}

const browser = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'];
const storage = ['localStorage', 'sessionStorage', 'indexedDB'];
const timers = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
];
/** Time, randomness and the browser are passed in as arguments, so these globals may not be named. */
const outside = [
  'Date',
  'performance',
  'Math.random',
  'crypto',
  'globalThis',
  ...timers,
  ...browser,
];

const layers: Readonly<Record<string, Layer>> = {
  loading: { below: [], libraries: ['zustand/vanilla'], unnameable: storage },
  kernel: { below: [], libraries: [], unnameable: outside },
  record: { below: ['kernel'], libraries: [], unnameable: outside },
  games: { below: ['kernel', 'record'], libraries: [], unnameable: outside },
  match: { below: ['kernel', 'record'], libraries: [], unnameable: outside },
  lessons: { below: ['kernel', 'games'], libraries: [], unnameable: outside },
  i18n: { below: ['loading'], libraries: [], unnameable: [] },
  store: {
    below: ['kernel', 'record', 'games', 'match', 'lessons'],
    libraries: ['zustand/vanilla'],
    unnameable: browser,
  },
  effects: {
    below: ['loading', 'kernel', 'record', 'games', 'match', 'store', 'i18n'],
    libraries: ['idb', 'valibot', 'fflate', 'gifenc'],
    unnameable: [],
  },
  ui: {
    below: ['loading', 'kernel', 'record', 'match', 'i18n', 'store'],
    libraries: ['react', 'react-dom', 'zustand', 'react-aria-components', 'lucide', 'virtua'],
    unnameable: storage,
  },
};

/** The composition root: the only file that may import from every layer. */
const root = 'src/main.tsx';

const wanted = 300;
/** Files that may be longer, each with its reason. */
const longer: Readonly<Record<string, string>> = {
  'src/ui/skins/shogi/antique.ts': 'glyph outlines, written by scripts/build-faces.mjs',
  'src/ui/skins/shogi/kanji.ts': 'glyph outlines, written by scripts/build-faces.mjs',
  'src/ui/skins/ko-shogi/characters.ts': 'glyph outlines, written by scripts/build-ko-faces.mjs',
};

const withoutStrings = (source: string): string =>
  source.replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");

/** Files that every game may import. They know no game themselves. */
const common = [
  'games/agreement.ts',
  'games/attack-evidence.ts',
  'games/course.ts',
  'games/file-names.ts',
  'games/line-codec.ts',
  'games/pack.ts',
  'games/perpetual-check.ts',
  'games/reading.ts',
];
/** The files of games that any higher layer may import without knowing which game it is. */
const doors = [
  'games/agreement.ts',
  'games/course.ts',
  'games/file-names.ts',
  'games/pack.ts',
  'games/index.ts',
];

/** The game whose own folder a path lies in; undefined for `games/index.ts` and outside of games. */
const gameOf = (path: string): string | undefined =>
  /^(?:games|lessons|ui\/skins)\/([^/]+)\//.exec(path)?.[1];

/** The games: each has a folder in `games`, in each language and in the skins. */
const games = readdirSync('src/games', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const gameIn = (folder: string, path: string): string | undefined =>
  games.find((game) => path.startsWith(`${folder}/${game}/`));
/** The game whose words a path holds. Each language has a folder for each game, and so do the shapes of words. */
const wordsOf = (path: string): string | undefined => {
  const [layer, language = ''] = path.split('/');
  return layer === 'i18n' ? gameIn(`i18n/${language}`, path) : undefined;
};
const skinOf = (path: string): string | undefined => gameIn('ui/skins', path);

/**
 * The layers whose codes are keys in the shapes of words. The shapes may import types from these layers; in the folder
 * of a game, only from their own game.
 */
const coded = ['kernel', 'match', 'games'];
const isCodeOf = (from: string, to: string): boolean =>
  from.startsWith('i18n/shapes/') &&
  coded.some((layer) => to.startsWith(`${layer}/`)) &&
  (gameOf(to) === undefined || gameOf(to) === gameIn('i18n/shapes', from));

/** Whether a source imports nothing but types by a specifier. */
const isTypesOnly = (source: string, specifier: string): boolean =>
  withoutComments(source)
    .split(';')
    .filter((statement) => statement.includes(`'${specifier}'`))
    .every((statement) => /^\s*(import|export) type\b/.test(statement));

const complaintOfTarget = (from: string, to: string, specifier: string): string | undefined => {
  const [home = '', target = ''] = [from.split('/')[0], to.split('/')[0]];
  const layer = layers[home];
  if (layer === undefined) return `is in no layer: ${home}`;
  if (layers[target] === undefined) return `imports ${specifier}, which is in no layer`;
  if (home !== target && specifier.startsWith('.'))
    return `imports ${specifier} across layers: write #${to}`;
  // The store may know which languages exist, but no words.
  if (home === 'store' && to === 'i18n/languages.ts') return undefined;
  const [own, other] = [gameOf(from), to.startsWith('games/') ? gameOf(to) : undefined];
  if (home === 'ui' && target === 'games')
    return doors.includes(to) || (from.startsWith('ui/skins/') && own === other)
      ? undefined
      : `imports ${specifier}: only the skin of a game may`;
  if (home === 'games' && target === 'games')
    return from === 'games/index.ts' || own === other || common.includes(to)
      ? undefined
      : `imports ${specifier} of another game`;
  if (home === 'lessons' && own !== undefined && other !== undefined && own !== other)
    return `imports ${specifier} of another game`;
  if (target === 'games' && home !== 'games' && own !== other && !doors.includes(to))
    return `imports ${specifier}: only ${doors.join(', ')} are for whoever knows no game`;
  if (wordsOf(to) !== undefined && wordsOf(from) !== wordsOf(to) && own !== wordsOf(to))
    return `imports ${specifier}: only the skin of that game speaks with its words`;
  if (skinOf(to) !== undefined && own !== skinOf(to) && from !== 'ui/skins/index.ts')
    return `imports ${specifier}: a skin is reached through ui/skins/index.ts`;
  return home === target || layer.below.includes(target)
    ? undefined
    : `imports ${specifier}, and ${home} may not import ${target}`;
};

const names = (source: string, name: string): boolean =>
  new RegExp(`(?<![\\w$.])${name.replace('.', '\\s*\\.\\s*')}(?![\\w$])`).test(source);

/** The ways in which a file of src breaks the rules of its layer. */
const complaints = (file: string, source: string): readonly string[] => {
  if (file === root) return [];
  const from = file.replace(/^src\//, '');
  const layer = layers[from.split('/')[0] ?? ''];
  if (layer === undefined || !from.includes('/')) return [`${file} is in no layer`];
  const ofImports = importsOf(source).flatMap((specifier) => {
    const to = targetOf(file, specifier);
    if (to !== undefined && isCodeOf(from, to) && isTypesOnly(source, specifier)) return [];
    if (to !== undefined) return complaintOfTarget(from, to, specifier) ?? [];
    return layer.libraries.some((name) => specifier === name || specifier.startsWith(`${name}/`))
      ? []
      : `imports ${specifier}, a library that its layer may not use`;
  });
  const code = withoutStrings(withoutComments(source));
  const ofNames = layer.unnameable
    .filter((name) => names(code, name))
    .map((name) => `names ${name}, which comes from outside its layer`);
  return [...ofImports, ...ofNames].map((complaint) => `${file} ${complaint}`);
};

test('there is something to check in the layers that a table needs', () => {
  for (const layer of ['kernel', 'record', 'games', 'store', 'ui'])
    expect(sources.filter((file) => file.startsWith(`src/${layer}/`))).not.toEqual([]);
  expect(sources.flatMap((file) => importsOf(readFileSync(file, 'utf8'))).length).toBeGreaterThan(
    sources.length,
  );
});

test('every file keeps to its layer', () => {
  expect(sources.flatMap((file) => complaints(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test(`no file is over ${wanted} lines without a reason`, () => {
  const all = [
    ...['src', 'tests', 'bench', 'scripts'].flatMap(codeIn),
    ...readdirSync('.').filter(isCode),
  ];
  expect(all).toEqual(expect.arrayContaining([...sources, ...Object.keys(longer)]));
  const tooLong = all.filter(
    (file) =>
      longer[file] === undefined && readFileSync(file, 'utf8').split('\n').length > wanted + 1,
  );
  expect(tooLong).toEqual([]);
});

describe('the guard itself', () => {
  test.each([
    ['src/kernel/a.ts', "import { b } from '#record/b.ts';"],
    ['src/kernel/a.ts', "import type { b } from '#games/shogi/b.ts';"],
    ['src/kernel/a.ts', "import { z } from 'zustand/vanilla';"],
    ['src/kernel/a.ts', "import fs from 'node:fs';"],
    ['src/record/a.ts', "export * from '#store/table.ts';"],
    ['src/record/a.ts', "import { b } from '../kernel/b.ts';"],
    ['src/games/shogi/a.ts', "import { b } from '../xiangqi/b.ts';"],
    ['src/games/shogi/a.ts', "import { b } from '#games/banqi/b.ts';"],
    ['src/games/pack.ts', "import type { b } from './shogi/b.ts';"],
    ['src/games/shogi/a.ts', 'const now = Date.now();'],
    ['src/games/shogi/a.ts', 'const now = globalThis.Date.now();'],
    ['src/match/a.ts', 'const die = () => Math.random();'],
    ['src/match/a.ts', "const b = await import('#ui/b.tsx');"],
    ['src/store/a.ts', "import { useState } from 'react';"],
    ['src/store/a.ts', "import { create } from 'zustand';"],
    ['src/store/a.ts', "document.title = '';"],
    ['src/effects/a.ts', "import { useState } from 'react';"],
    ['src/effects/a.ts', "type B = import('#ui/App.tsx').B;"],
    ['src/ui/board/A.tsx', "import { b } from '#effects/b.ts';"],
    ['src/ui/board/A.tsx', "import type { b } from '#games/shogi/b.ts';"],
    ['src/ui/skins/shogi/A.tsx', "import { b } from '#games/xiangqi/b.ts';"],
    ['src/ui/board/A.tsx', "localStorage.setItem('a', 'b');"],
    ['src/i18n/en/table.ts', "import type { b } from '#kernel/game.ts';"],
    ['src/i18n/shapes/shogi/a.ts', "import { b } from '#games/shogi/b.ts';"],
    ['src/i18n/shapes/shogi/a.ts', "import { type b } from '#games/shogi/b.ts';"],
    ['src/i18n/shapes/shogi/a.ts', "import type { b } from '#games/banqi/b.ts';"],
    ['src/i18n/shapes/a.ts', "import type { b } from '#games/shogi/b.ts';"],
    ['src/i18n/shapes/a.ts', "import type { b } from '#store/b.ts';"],
    ['src/i18n/en/shogi/a.ts', "import type { b } from '#games/shogi/b.ts';"],
    ['src/store/a.ts', "import { b } from '#games/shogi/b.ts';"],
    ['src/store/a.ts', "import { b } from '#i18n/en/index.ts';"],
    ['src/store/a.ts', "const b = () => import('#games/shogi/pack.ts');"],
    ['src/effects/a.ts', "import type { b } from '#games/shogi/b.ts';"],
    ['src/match/a.ts', "import type { b } from '#games/shogi/b.ts';"],
    ['src/ui/board/A.tsx', "import { b } from '../skins/shogi/b.ts';"],
    ['src/ui/board/A.tsx', "import { b } from '#i18n/en/shogi/b.ts';"],
    ['src/i18n/en/index.ts', "import { b } from './shogi/b.ts';"],
    ['src/utils/a.ts', ''],
    ['src/helpers.ts', ''],
  ])('complains of %s: %s', (file, source) => {
    expect(complaints(file, source)).not.toEqual([]);
  });

  test.each([
    ['src/kernel/a.ts', "// the Date of a match\nimport { b } from './b.ts';"],
    ['src/games/index.ts', "const b = () => import('./shogi/game.ts');"],
    ['src/games/shogi/pack.ts', "import type { GamePack } from '../pack.ts';"],
    ['src/games/shogi/notation/a.ts', "import { b } from '../b.ts';\nconst key = 'Date';"],
    ['src/store/a.ts', "import { createStore } from 'zustand/vanilla';"],
    ['src/store/a.ts', "import { packOf } from '#games/pack.ts';"],
    ['src/store/a.ts', "import { languages } from '#i18n/languages.ts';"],
    ['src/effects/a.ts', "import { packs } from '#games/index.ts';"],
    ['src/ui/skins/shogi/A.tsx', "import { b } from '#i18n/en/shogi/b.ts';"],
    ['src/i18n/en/shogi/words.ts', "import { b } from './fouls.ts';"],
    ['src/i18n/shapes/shogi/a.ts', "import type { b } from '#games/shogi/b.ts';"],
    ['src/i18n/shapes/a.ts', "import type { b } from '#games/pack.ts';"],
    ['src/ui/skins/shogi/A.tsx', "import type { b } from '#games/shogi/b.ts';"],
    ['src/ui/board/A.tsx', "import type { GamePack } from '#games/pack.ts';"],
    ['src/ui/board/A.tsx', "import './board.css';\nimport { memo } from 'react';"],
  ])('accepts %s: %s', (file, source) => {
    expect(complaints(file, source)).toEqual([]);
  });
});
