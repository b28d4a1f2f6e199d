/**
 * Plugin: writes the names of the files that a start needs into `index.html`. The script in its head requests them
 * together; otherwise the app would request them one after another. The first file is the app itself, which that script
 * starts.
 */
import type { Plugin, Rolldown } from 'vite';
import { languageNames } from '../src/i18n/languages.ts';

/**
 * The chunks that are needed: always, in a language, or with a game in progress. The table's chunk is named after the
 * page.
 */
const wanted: readonly (readonly [when: string, chunks: readonly string[]])[] = [
  ['', ['index']],
  ...Object.keys(languageNames).map((language) => [language, [`words-${language}`]] as const),
  ['kept', ['records']],
];

/**
 * The files of these chunks and of their imports, without repeats, each as `file` or `file|when`. Throws where the
 * build lacks one.
 */
export const filesOf = (
  bundle: Rolldown.OutputBundle,
  chunks: typeof wanted = wanted,
): readonly string[] => {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const entries = new Map<string, string>();
  const add = (file: string, when: string): void => {
    if (entries.has(file)) return;
    entries.set(file, when === '' ? file : `${file}|${when}`);
    const { viteMetadata, imports = [] } = byFile.get(file) ?? {};
    for (const next of [...(viteMetadata?.importedCss ?? []), ...imports]) add(next, when);
  };
  for (const [when, names] of chunks)
    for (const name of names) {
      const chunk = all.find((one) => one.name === name);
      if (chunk === undefined) throw new Error(`the build has no chunk ${name}`);
      add(chunk.fileName, when);
    }
  return [...entries.values()];
};

/** The plugin. */
export const startFiles = (): Plugin => ({
  name: 'start-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const empty = '<meta name="start-files" content="" />';
      if (!html.includes(empty)) throw new Error('index.html has no room for the files');
      const names = filesOf(bundle ?? {}).map((file) => `./${file}`);
      const tag = new RegExp(`\\s*<script type="module"[^>]* src="${names[0]}"></script>`);
      if (!tag.test(html)) throw new Error('index.html does not start the app');
      return html.replace(tag, '').replace(empty, empty.replace('""', `"${names.join(' ')}"`));
    },
  },
});
