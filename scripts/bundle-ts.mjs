/**
 * Bundles a TypeScript file of this project for Node, as the app is bundled: through Vite's module runner the rules are nine
 * times slower, since every imported name is then looked up on a module object, and a benchmark would measure that.
 */
import { resolve } from 'node:path';
import { build } from 'vite';

/** Writes the bundle of a file under a name into the cache, and answers with its path. */
export const bundleTs = async (file, name) => {
  const outDir = resolve('node_modules/.cache/run-ts');
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: file,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  return resolve(outDir, name);
};
