/** Runs a TypeScript file of this project, whose imports Node alone could not resolve: run-ts.mjs FILE ARGS… */
import { rmSync } from 'node:fs';
import { basename, extname } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { bundleTs } from './bundle-ts.mjs';

const [node, , file, ...rest] = process.argv;
if (file === undefined) throw new Error('Which file? node scripts/run-ts.mjs FILE ARGS…');

const bundle = await bundleTs(file, `${basename(file, extname(file))}-${process.pid}.mjs`);
process.on('exit', () => rmSync(bundle, { force: true }));
// Gives the file its own name and arguments in the usual places of `process.argv`.
process.argv = [node, file, ...rest];
await import(pathToFileURL(bundle).href);
