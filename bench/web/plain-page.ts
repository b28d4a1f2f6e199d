/** Builds and serves the pages that the table is compared with (bench/plain). */
import { resolve } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';

/** Serves the plain page at the root, and the empty one as `empty.html`. The caller closes the server. */
export const servePlainPage = async (): Promise<PreviewServer> => {
  const root = resolve('bench/plain');
  const outDir = resolve('node_modules/.cache/bench-plain');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: ['index.html', 'empty.html'].map((name) => resolve(root, name)) },
    },
  });
  return preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: 'localhost' },
  });
};
