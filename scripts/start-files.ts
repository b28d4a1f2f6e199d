/**
 * The files that a start wants: a plugin that writes their names into `index.html`, where the script in its head asks for
 * them at once, instead of the app for one after the other. The first is the app itself, which that script starts.
 */
import type { Plugin, Rolldown } from 'vite';
import { languageNames } from '../src/i18n/languages.ts';

/** When modules are wanted: always, in a language, or with a game that goes on; whatever is agreed in that. */
const wanted: readonly (readonly [when: string, modules: readonly string[]])[] = [
  ['', ['src/main.tsx']],
  ...Object.keys(languageNames).map(
    (language) =>
      [language, [`src/i18n/${language}/index.ts`, `src/i18n/${language}/shogi/words.ts`]] as const,
  ),
  ['kept', ['src/ui/play-page/play-panels.ts']],
];

/** These files and what they import, each as `file` or as `file|when`, once; throws where a module is in no file of the build. */
export const filesOf = (
  bundle: Rolldown.OutputBundle,
  modules: typeof wanted = wanted,
): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = new Set<string>();
  const entryOf = (name: string, when: string): string => (when === '' ? name : `${name}|${when}`);
  const add = (name: string, when: string): void => {
    // What is wanted always, or under one of these conditions alone, is there already.
    if (['', ...when.split('|'), when].some((known) => entries.has(entryOf(name, known)))) return;
    entries.add(entryOf(name, when));
    const { viteMetadata, imports = [] } = byName.get(name) ?? {};
    for (const next of [...(viteMetadata?.importedCss ?? []), ...imports]) add(next, when);
  };
  for (const [when, those] of modules)
    for (const module of those) {
      const chunk = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(`/${module}`)),
      );
      if (chunk === undefined) throw new Error(`${module} is no file of the build any more`);
      add(chunk.fileName, when);
    }
  return [...entries];
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
