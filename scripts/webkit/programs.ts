/** The programs with which WebKit is driven: where they are, and which of them are missing. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The paths of the screen without a monitor, the driver and the browser; undefined for one that is missing. */
export type Found = Readonly<
  Record<'Xvfb' | 'WebKitWebDriver' | 'MiniBrowser', string | undefined>
>;

/** The same when none is missing. */
export type Programs = Readonly<Record<keyof Found, string>>;

const { env } = process;

const onPath = (name: string): string | undefined =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** The browser that `WEBKIT_MINIBROWSER` names, otherwise Debian's, which lies in a folder named by the processor. */
const miniBrowser = (): string | undefined => {
  const libraries = '/usr/lib';
  const named = env['WEBKIT_MINIBROWSER'];
  const places = named
    ? [named]
    : (existsSync(libraries) ? readdirSync(libraries) : []).map((folder) =>
        join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'),
      );
  return places.find(existsSync);
};

/** Looks for the programs. */
export const findPrograms = (): Found => ({
  Xvfb: onPath('Xvfb'),
  WebKitWebDriver: onPath('WebKitWebDriver'),
  MiniBrowser: miniBrowser(),
});

/** Whether all programs are there. */
export const isComplete = (found: Found): found is Programs =>
  Object.values(found).every((path) => path !== undefined);

/** A sentence that says which programs are missing, and how to install them. */
export const missing = (found: Found): string => {
  const names = Object.entries(found).filter(([, path]) => path === undefined);
  return `WebKit was not tried. Missing: ${names.map(([name]) => name).join(', ')}. On Debian: apt-get install webkit2gtk-driver xvfb. WEBKIT_MINIBROWSER may name a MiniBrowser elsewhere.`;
};
