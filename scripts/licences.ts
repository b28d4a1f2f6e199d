/**
 * Plugin: writes the licence texts of all packages in the built app into one file beside it. A package without such a
 * text breaks the build.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file with the texts, in `dist`. */
const FILE = 'licences/packages.txt';

/** The folder of the package that a module belongs to; undefined for our own. */
const packageOf = (id: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** The folders of the packages that modules belong to. */
export const packagesOf = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.flatMap((id) => packageOf(id) ?? []))].sort();

interface Licensed {
  readonly name: string;
  readonly licence: string;
  readonly text: string;
}

/** A package's name, the name of its licence, and the text. Throws where it has none. */
export const licenceOf = (folder: string): Licensed => {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { readonly name: string; readonly version: string; readonly license?: string };
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} ${version} comes without the text of a licence`);
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return { name: `${name} ${version}`, licence: license ?? 'see below', text };
};

/** All licences as one text, in which packages with the same words share them. */
export const licenceText = (packages: readonly Licensed[]): string => {
  const byText = new Map<string, readonly Licensed[]>();
  for (const one of packages) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  return [...byText]
    .map(([text, sharing]) => {
      const names = sharing.map(({ name, licence }) => `${name} (${licence})`);
      return `${names.join('\n')}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
};

/** Writes the texts. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    const packages = packagesOf(ids).filter((folder) => existsSync(join(folder, 'package.json')));
    this.emitFile({
      type: 'asset',
      fileName: FILE,
      source: licenceText(packages.map(licenceOf)),
    });
  },
});
