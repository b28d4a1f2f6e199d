/**
 * Runs a TypeScript file of this project, whose imports Node alone could not follow: run-ts.mjs FILE ARGS…
 * Bundles it first, as the app is bundled: through Vite's module runner the rules are nine times slower,
 * since every imported name is then looked up on a module object, and a benchmark would measure that.
 */
import { rmSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [node, , file, ...rest] = process.argv;
if (file === undefined) throw new Error('Which file? node scripts/run-ts.mjs FILE ARGS…');

const name = `${basename(file, extname(file))}-${process.pid}.mjs`;
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
process.on('exit', () => rmSync(resolve(outDir, name), { force: true }));
// The file finds its own name and arguments where a program of Node's always does.
process.argv = [node, file, ...rest];
await import(pathToFileURL(resolve(outDir, name)).href);
