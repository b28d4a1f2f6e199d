/**
 * Plugins that make the built app installable. They write its web manifest, and the service worker with the list of
 * files that it keeps. docs/decisions/0022-installed-and-offline.md
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { packagesOf } from './licences.ts';

/** A chunk in Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Chunks that are only needed after leaving the board: no game needs them between its start and mate. */
const doors = ['pages', 'files', 'backup', 'reader', 'formats', 'rules'];

/** All files that a game may need, starting from the page's entry. Throws where a door is no chunk of the build. */
export const filesOfPlay = (
  chunks: Readonly<Record<string, Chunk>>,
  closed: readonly string[] = doors,
): ReadonlySet<string> => {
  const names = new Set(Object.values(chunks).map(({ name }) => name));
  const gone = closed.filter((door) => !names.has(door));
  if (gone.length > 0) throw new Error(`${gone.join(', ')} is no chunk any more`);
  const seen = new Map<string, Chunk>();
  const walk = (key: string): void => {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`the manifest lacks ${key}`);
    if (seen.has(key) || closed.includes(chunk.name ?? '')) return;
    seen.set(key, chunk);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  walk('index.html');
  return new Set(
    [...seen.values()].flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
  );
};

/** The endings of files that the system offers to open with the app, by their types. */
const opened = {
  'application/x-kifu': ['.kif', '.kifu', '.ki2', '.csa', '.jkf', '.usi', '.sfen'],
  'application/x-chess-pgn': ['.pgn'],
  'application/x-xiangqi': ['.wxf', '.xqf', '.che'],
  'application/x-banqi': ['.banqi'],
  'application/x-ko-shogi': ['.ko'],
};

/** The web manifest. Its addresses are relative, so that the app is installed from any folder. */
export const webManifest = {
  id: './',
  name: 'Shogi table',
  short_name: 'Shogi',
  description:
    'A board for shogi, xiangqi, banqi and ko shogi, for two people at one screen: it knows every rule, explains every illegal move, and keeps and replays games.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  // The paper of the light theme.
  background_color: '#f8f5f0',
  theme_color: '#f8f5f0',
  categories: ['games'],
  icons: [
    ...(['any', 'maskable'] as const).flatMap((purpose) =>
      ['192', '512'].map((size) => ({
        src: `./icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  // A file is passed to the table that is already open, which is not reloaded for it.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  file_handlers: [{ action: './?opened', accept: opened }],
  share_target: {
    action: './share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        {
          name: 'files',
          accept: [
            ...Object.values(opened).flat(),
            ...['text/plain', 'application/octet-stream', 'application/json'],
          ],
        },
      ],
    },
  },
} as const satisfies Partial<ManifestOptions>;

const integrityOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Fails where the worker uses packages: it is built separately, where the plugin of the licences does not see it. */
const withoutPackages = (): Plugin => ({
  name: 'without-packages',
  generateBundle(_, bundle) {
    const packages = packagesOf(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
    );
    if (packages.length > 0)
      throw new Error(`the service worker has ${packages.join(', ')} in it, without licences`);
  },
});

/** The plugins. */
export const installable = (): Plugin[] => {
  let dist = 'dist';
  return [
    {
      name: 'installable',
      apply: 'build',
      configResolved: ({ root, build }) => {
        dist = resolve(root, build.outDir);
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/effects/offline',
      filename: 'service-worker.ts',
      // The app registers its worker itself, and asks before it takes a newer version.
      injectRegister: false,
      registerType: 'prompt',
      manifest: { ...webManifest },
      includeManifestIcons: false,
      injectManifest: {
        // The system keeps the icons, and the plugin adds the web manifest.
        globPatterns: ['**/*.{js,css,html,svg,txt}'],
        rollupFormat: 'iife',
        buildPlugins: { vite: [withoutPackages()] },
        manifestTransforms: [
          (entries) => {
            const play = filesOfPlay(
              JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')),
            );
            const manifest = entries.map((entry) => ({
              ...entry,
              // Some hosts redirect a request for index.html to the folder.
              url: entry.url === 'index.html' ? './' : entry.url,
              integrity: integrityOf(readFileSync(join(dist, entry.url))),
              ...(!play.has(entry.url) && entry.url !== 'index.html' && { later: true }),
            }));
            return { manifest };
          },
        ],
      },
    }),
  ];
};
