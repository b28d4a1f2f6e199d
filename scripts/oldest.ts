/**
 * Checks that the built app uses nothing that the oldest browsers lack: `npm run oldest`, after a build. It prints what is
 * too new and has no fallback in `scripts/oldest/progressive.ts`, and what that file lists in vain. It exits with 1 where
 * it prints any. docs/decisions/0042-the-oldest-browsers-are-named.md
 */
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { inlineScripts } from './content-security-policy.ts';
import { newerInCss } from './oldest/css.ts';
import { newerInScripts } from './oldest/javascript.ts';
import { faultsIn, namesakes, progressiveCss, progressiveScripts } from './oldest/progressive.ts';

const textsOf = (ending: string): readonly string[] =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`dist/${file}`, 'utf8'));

const sheets = textsOf('.css');
const scripts = [...textsOf('.js'), ...textsOf('.html').flatMap(inlineScripts)];
if (sheets.length === 0 || scripts.length === 0)
  throw new Error('dist lacks the app: run npm run build.');
const faults = [
  ...faultsIn(new Set(sheets.flatMap((sheet) => [...newerInCss(sheet)])), progressiveCss),
  ...faultsIn(newerInScripts(scripts), { ...progressiveScripts, ...namesakes }),
];
for (const fault of faults) console.log(fault);
console.log(`${sheets.length} style sheets, ${scripts.length} scripts, ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
