/**
 * Plugin: puts the messages of `index.html` itself, in every language, into the scripts in its head. Those scripts show
 * them, so they work although no file of the app was loaded.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../src/i18n/languages.ts';
import { oldestBrowsers } from './oldest/browsers.ts';

/**
 * The messages, each with its place in `index.html`. Its words are in the file of its name in the folder of each
 * language.
 */
const messages = [
  ['old-browser', 'var words = {};'],
  ['start-failed', 'const words = {};'],
] as const;

const versions: Readonly<Record<string, string>> = oldestBrowsers;

/** The text with the oldest version of a browser for each `{browser}`. */
const withVersions = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, browser: string) => {
    const version = versions[browser];
    if (version === undefined) throw new Error(`no oldest version of ${browser} is named`);
    return version;
  });

/** The words of a message in each language. */
export const wordsOf = (
  message: (typeof messages)[number][0],
): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      JSON.parse(withVersions(readFileSync(`src/i18n/${language}/${message}.json`, 'utf8'))),
    ]),
  );

/** The page with the words of all messages. Throws where it has no place for one. */
export const withWords = (page: string): string =>
  messages.reduce((html, [message, place]) => {
    if (!html.includes(place)) throw new Error(`index.html has no place for ${message}`);
    const words = JSON.stringify(wordsOf(message));
    return html.replace(place, () => place.replace('{}', () => words));
  }, page);

/** The plugin. */
export const pageWords = (): Plugin => ({
  name: 'page-words',
  transformIndexHtml: { order: 'pre', handler: withWords },
});
