/** The folders of `src/ui` are layers, too: a file imports what lies in its own folder and in the layers below it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf, sources, targetOf } from './imports.ts';

/** From the bottom to the top. */
const layers = [
  // Sheets, icons, fields, hooks: of no game and no table.
  'base',
  // Addresses, the context of the app, its words, and what fetches its parts.
  'app',
  // How a game looks and speaks.
  'game',
  // The board with hands, promotion and zoom.
  'board',
  // The state of the table as panels and pages need it: what is shown, who plays, what can be done.
  'table',
  // The parts beside the board or over it. No panel knows another.
  'panels',
  // A game's own looks and words. No game knows another.
  'skins',
  // The pages that addresses lead to. No page knows another.
  'pages',
] as const;

/** Layers whose folders do not know each other. */
const apart: readonly string[] = ['panels', 'pages'];

const inUi = /^(?:src\/)?ui\/(.+)$/;
const rankOf = (path: string): number => layers.findIndex((layer) => path.startsWith(`${layer}/`));

/** Why a file of `src/ui` may not import another one, or undefined where it may. Files that lie in no folder start and bundle the app. */
const complaint = (from: string, to: string): string | undefined => {
  const [here, there] = [rankOf(from), rankOf(to)];
  if (from.includes('/') && here === -1) return `${from} is in no layer`;
  if (here === -1) return undefined;
  // A part of the build is fetched by its name.
  if (there === -1) return to.endsWith('.chunk.ts') ? undefined : `${from} imports ${to}`;
  const [layer, part] = from.split('/');
  const isOther = layer !== undefined && apart.includes(layer) && to.split('/')[1] !== part;
  return there > here || (there === here && isOther) ? `${from} imports ${to}` : undefined;
};

const complaintsOf = (file: string, source: string): readonly string[] => {
  const from = inUi.exec(file)?.[1];
  if (from === undefined) return [];
  return importsOf(source).flatMap((specifier) => {
    const to = inUi.exec(targetOf(file, specifier) ?? '')?.[1];
    return to === undefined ? [] : (complaint(from, to) ?? []);
  });
};

test('every layer has files, and every file of the ui keeps to its layer', () => {
  for (const layer of layers)
    expect(sources.filter((file) => file.startsWith(`src/ui/${layer}/`))).not.toEqual([]);
  expect(sources.flatMap((file) => complaintsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the guard itself', () => {
  test.each([
    ['src/ui/base/a.ts', "import { useApp } from '../app/app-context.tsx';"],
    ['src/ui/board/A.tsx', "import type { B } from '../table/b.ts';"],
    ['src/ui/board/hand/A.tsx', "import '../../panels/clock/clock.css';"],
    ['src/ui/panels/clock/A.tsx', "import { B } from '../offers/B.tsx';"],
    ['src/ui/pages/rules/A.tsx', "import { B } from '../play/B.tsx';"],
    ['src/ui/panels/clock/A.tsx', "const b = () => import('../../pages/play/B.tsx');"],
    ['src/ui/table/a.ts', "import { B } from '../App.tsx';"],
    ['src/ui/common/a.ts', "import { B } from '../base/Icon.tsx';"],
  ])('complains of %s: %s', (file, source) => {
    expect(complaintsOf(file, source)).not.toEqual([]);
  });

  test.each([
    [
      'src/ui/panels/clock/A.tsx',
      "import { B } from './B.tsx';\nimport { c } from '../../table/c.ts';",
    ],
    ['src/ui/pages/play/seating/A.tsx', "import { B } from '../Bar.tsx';"],
    ['src/ui/board/hand/A.tsx', "import { B } from '../Board.tsx';"],
    ['src/ui/App.tsx', "import { B } from './pages/play/PlayPage.tsx';"],
    ['src/ui/app/chunks.ts', "const b = () => import('../files.chunk.ts');"],
  ])('accepts %s: %s', (file, source) => {
    expect(complaintsOf(file, source)).toEqual([]);
  });
});
