import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inlineScripts, policyOf, styleTextsOf } from '../scripts/content-security-policy.ts';

const from = (file: string): readonly string[] =>
  styleTextsOf(readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8'), file);

const styles = [...from('interactions/usePress.mjs'), ...from('overlays/usePreventScroll.mjs')].map(
  (text) => text.replaceAll(/\s+/g, ' '),
);

test('React Aria styles what these two rules say, and no more', () => {
  expect(styles).toEqual([
    '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }',
    '@layer { * { overscroll-behavior: contain; } }',
  ]);
});

test('our own rules replace the <style> of React Aria that the policy blocks', () => {
  const own = readFileSync('src/ui/base/sheet.css', 'utf8').replaceAll(/\s+/g, ' ');
  expect(own).toContain('[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }');
  expect(own).toContain('[data-sheet], [data-sheet] * { overscroll-behavior: contain; }');
});

test('a style whose text cannot be determined breaks the build, not the page of a player', () => {
  const element = "const style = document.createElement('style');";
  expect(() => styleTextsOf(`${element} style.append(rules);`, 'a.mjs')).toThrow('a.mjs');
  expect(() => styleTextsOf(`${element} style.textContent = \`\${rules}\`;`, 'a.mjs')).toThrow(
    'rules',
  );
  expect(styleTextsOf(`${element} style.textContent = \`\n a {}\n\`.trim();`, '')).toEqual([
    'a {}',
  ]);
});

test('a script or style is let in by the hash of its text', () => {
  const abc = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
  expect(policyOf(['abc'], [])).toContain(`script-src 'self' ${abc}; style-src 'self';`);
  expect(policyOf([], ['abc'])).toContain(`script-src 'self'; style-src 'self' ${abc};`);
});

test('each script that stands in the page is let in, and no file and no map is taken for one', () => {
  const page =
    '<script type="importmap">{}</script><script>a();</script><script src="b.js"></script><script>c();</script>';
  expect(inlineScripts(page)).toEqual(['a();', 'c();']);
  expect(inlineScripts(readFileSync('index.html', 'utf8'))).toHaveLength(2);
});

test('every browser test fails on what the policy refuses', () => {
  const specs = readdirSync('tests/e2e').filter((file) => file.endsWith('.spec.ts'));
  expect(specs.length).toBeGreaterThan(30);
  const unwatched = specs.filter((file) => {
    const source = readFileSync(`tests/e2e/${file}`, 'utf8');
    return (
      !/\btest\b[^;]*\} from '\.\/test\.ts';/.test(source) ||
      source.includes("from '@playwright/test'")
    );
  });
  expect(unwatched).toEqual([]);
});
