/** Plugin: puts the board into the built page, so that it is painted before any script has loaded. */
import { type Plugin, runnerImport } from 'vite';

/** Markup is made without styles. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};

/** The plugin. */
export const firstPicture = (): Plugin => ({
  name: 'first-picture',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const { module } = await runnerImport<
        typeof import('../src/ui/skins/shogi/first-picture.tsx')
      >('./src/ui/skins/shogi/first-picture.tsx', { configFile: false, plugins: [withoutStyles] });
      const root = '<div id="root"></div>';
      if (!html.includes(root)) throw new Error('index.html has no room for the first picture');
      // The styles of the piece drawings belong to the chunk that would put these drawings into the page.
      const sprite = Object.values(bundle ?? {}).find(
        (file) =>
          file.type === 'chunk' && file.facadeModuleId?.endsWith('/ui/skins/shogi/sprite.ts'),
      );
      const [style] = (sprite?.type === 'chunk' && sprite.viteMetadata?.importedCss) || [];
      if (style === undefined) throw new Error('the build has no styles of pieces');
      return html
        .replace('</head>', `  <link rel="stylesheet" crossorigin href="./${style}">\n  </head>`)
        .replace(
          root,
          `${module.firstPicture.sprite}<div id="root">${module.firstPicture.board}</div>`,
        );
    },
  },
});
