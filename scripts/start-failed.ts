/**
 * Plugin: puts the message for a failed start, in every language, into the script in the head of `index.html`. That
 * script shows it, so it works although any file of the app may be missing.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../src/i18n/languages.ts';

/** A title, a sentence about kept games, and the button that loads the page again. */
export interface StartFailedWords {
  readonly title: string;
  readonly body: string;
  readonly again: string;
}

/** The words of each language, from `start-failed.json` in its folder. */
export const startFailedWords = (): Readonly<Record<string, StartFailedWords>> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(`src/i18n/${language}/start-failed.json`, 'utf8')),
    ]),
  );

/** The plugin. Throws where the page has no place for the words. */
export const startFailed = (): Plugin => ({
  name: 'start-failed',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const empty = 'const words = {};';
      if (!html.includes(empty)) throw new Error('index.html has no place for the words');
      return html.replace(empty, () => `const words = ${JSON.stringify(startFailedWords())};`);
    },
  },
});
