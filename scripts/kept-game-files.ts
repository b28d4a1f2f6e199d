/**
 * The files that a game which goes on is shown with: a plugin that writes their names into `index.html`, where the script
 * in its head asks for them at once if a game is kept, instead of one after the other.
 */
import type { Plugin, Rolldown } from 'vite';

/** What the start of a kept game imports, whatever is agreed in it. */
const wanted = [
  'src/effects/game-database.ts',
  'src/effects/kept-games.ts',
  'src/effects/session-effects.ts',
  'src/ui/play-page/play-panels.ts',
  'src/games/shogi/line-codec.ts',
  'src/games/shogi/agreement.ts',
  'src/ui/skins/shogi/agreement.ts',
  'src/ui/skins/shogi/inspector.ts',
  'src/ui/skins/shogi/written.ts',
];

/** These files and what they import, without what the page asks for anyway; throws where one is no file of the build. */
export const filesOf = (
  bundle: Rolldown.OutputBundle,
  modules: readonly string[] = wanted,
): readonly string[] => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const ofEntry = new Set<string>();
  const add = (name: string, to: Set<string>): void => {
    const chunk = byName.get(name);
    if (chunk === undefined || to.has(name) || ofEntry.has(name)) return;
    to.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) to.add(style);
    for (const next of chunk.imports) add(next, to);
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName, ofEntry);
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (chunk === undefined) throw new Error(`${module} is no file of the build any more`);
    add(chunk.fileName, files);
  }
  return [...files];
};

/** The plugin. */
export const keptGameFiles = (): Plugin => ({
  name: 'kept-game-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const empty = '<meta name="kept-game-files" content="" />';
      if (!html.includes(empty)) throw new Error('index.html has no room for the files');
      const names = filesOf(bundle ?? {}).map((file) => `./${file}`);
      return html.replace(empty, empty.replace('""', `"${names.join(' ')}"`));
    },
  },
});
