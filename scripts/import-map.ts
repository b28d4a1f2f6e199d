/**
 * Plugin: lets the files of the app import each other by stable names, which an import map in the page maps to the
 * hashed names. So a changed file changes the name of no other file.
 * docs/decisions/0036-files-named-through-an-import-map.md
 */
import type { Plugin, Rolldown } from 'vite';

/** The file in which the bundler hands Vite the map. */
const FILE = 'importmap.json';

const assetOf = (bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputAsset => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`the build has no ${name}`);
  return file;
};

const textOf = ({ source }: Rolldown.OutputAsset): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

/** The text of the map, as it stands in the page; throws where the build has none. */
export const importMapOf = (bundle: Rolldown.OutputBundle): string => textOf(assetOf(bundle, FILE));

/**
 * Returns the page with the map above its first script. Vite puts the map before the doctype, which would put the page
 * into quirks mode. Throws where the map does not stand there, or the page has no script.
 */
export const withMapInPlace = (page: string, map: string): string => {
  const element = `<script type="importmap">${map}</script>`;
  const above = '    <script>';
  if (!page.startsWith(element) || !page.includes(above))
    throw new Error('index.html does not begin with its import map, or has no script');
  const rest = page.slice(element.length).trimStart();
  const at = rest.indexOf(above);
  return `${rest.slice(0, at)}    ${element}\n${rest.slice(at)}`;
};

/** The plugin. */
export const importMap = (): Plugin => ({
  name: 'import-map',
  apply: 'build',
  config: () => ({ build: { chunkImportMap: true } }),
  generateBundle: {
    // After Vite has made the page.
    order: 'post',
    handler: (_, bundle) => {
      const page = assetOf(bundle, 'index.html');
      page.source = withMapInPlace(textOf(page), importMapOf(bundle));
      // The map is in the page, so the file is not needed.
      delete bundle[FILE];
    },
  },
});
