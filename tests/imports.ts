/** Reads from the text of the files in src what they import. */
import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** A source without its comments. */
export const withoutComments = (source: string): string =>
  source.replaceAll(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_, text?: string) => text ?? ' ',
  );

/** Imports that are loaded before the file runs, type imports included. */
export const atOnce = [
  /\b(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
];

/** The specifiers that a source imports in any of these forms, as written. */
export const specifiersIn = (source: string, forms: readonly RegExp[]): readonly string[] =>
  forms.flatMap((form) =>
    [...withoutComments(source).matchAll(form)].flatMap(([, specifier]) => specifier ?? []),
  );

/** Everything a file imports: statically, for types only, on demand, as a worker, and by pattern. */
export const importsOf = (source: string): readonly string[] => {
  const forms = [
    ...atOnce,
    /\b(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g,
    /\bnew\s+URL\s*\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g,
    /\bimport\.meta\.glob\b[^('"]*\(\s*\[?\s*['"]([^'"]+)['"]/g,
  ];
  return specifiersIn(source, forms);
};

/** The file in src an import names, without `src/`; undefined for a library. */
export const targetOf = (file: string, specifier: string): string | undefined => {
  const path = specifier.split('?')[0] ?? '';
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path).replace(/^src\//, '');
  if (path.startsWith('/src/')) return path.slice('/src/'.length);
  return undefined;
};

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** Whether a file is handwritten code, whose lines are counted. */
export const isCode = (file: string): boolean => /\.(tsx?|mjs|css)$/.test(file);
/** The files of a folder and those below it; none where there is no such folder. */
export const codeIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
        .filter(isCode)
    : [];

/** The files that ship. */
export const sources = codeIn('src').filter((file) => /\.tsx?$/.test(file) && !isTest(file));
