/**
 * Plugin: puts the Content-Security-Policy into the built `index.html`. The dev server has none, since it needs inline
 * code. docs/decisions/0016-closed-by-default.md
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { importMapOf } from './import-map.ts';

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of the inline scripts of a page, without the import map, which Vite adds last. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

/**
 * The texts that a module writes into `<style>` elements that it makes. Throws where it makes one whose text cannot be
 * found.
 */
export const styleTextsOf = (source: string, file: string): readonly string[] => {
  const made = source.match(/createElement\(['"]style['"]\)/g)?.length ?? 0;
  const texts = [...source.matchAll(/\.textContent = `([^`]*)`(\.trim\(\))?/g)].map(
    ([, text = '', trimmed]) => {
      const whole = text.replaceAll(/\$\{([\w$]+)\}/g, (_, name: string) => {
        const at = source.indexOf(`const ${name} = '`);
        const value = at < 0 ? undefined : source.slice(at).split("'")[1];
        if (value === undefined) throw new Error(`${file} styles with an unknown ${name}`);
        return value;
      });
      return trimmed === undefined ? whole : whole.trim();
    },
  );
  if (texts.length !== made)
    throw new Error(`${file} makes ${made} <style> elements, and ${texts.length} texts were found`);
  return texts;
};

/** The policy of a page with these inline scripts, and these styles added by its libraries. */
export const policyOf = (scripts: readonly string[], styles: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shogi-table',
  ].join('; ');

/** React Aria's modules use `<style>` elements for what they cannot style otherwise. */
const mayStyle = (id: string): boolean => /\/node_modules\/@?react-aria/.test(id);

/** Puts the policy into the built page right after its charset: a policy governs only what comes after it. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const styles = new Set(
        modules.filter(mayStyle).flatMap((id) => styleTextsOf(readFileSync(id, 'utf8'), id)),
      );
      const policy = policyOf([...inlineScripts(html), importMapOf(bundle)], [...styles].sort());
      const [head, rest] = html.split(/(?<=<meta charset="utf-8" \/>)/);
      if (rest === undefined) throw new Error('index.html does not begin with its encoding');
      return `${head}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />${rest}`;
    },
  },
});
