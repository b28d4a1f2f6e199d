/**
 * Bundles a TypeScript file of this project for Node, as the app is bundled. Through Vite's module runner the rules run
 * nine times slower, since every imported name is looked up on a module object. A benchmark would measure that.
 */
import { resolve } from 'node:path';
import { build } from 'vite';

/** Bundles a file into the cache under a name, and returns the path of the bundle. */
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
