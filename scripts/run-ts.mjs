/** Runs a TypeScript file of this project, whose imports Node alone could not follow: run-ts.mjs FILE ARGS… */
import { rmSync } from 'node:fs';
import { basename, extname } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundleTs } from './bundle-ts.mjs';

const [node, , file, ...rest] = process.argv;
if (file === undefined) throw new Error('Which file? node scripts/run-ts.mjs FILE ARGS…');

const bundle = await bundleTs(file, `${basename(file, extname(file))}-${process.pid}.mjs`);
process.on('exit', () => rmSync(bundle, { force: true }));
// The file finds its own name and arguments where a program of Node's always does.
process.argv = [node, file, ...rest];
await import(pathToFileURL(bundle).href);
