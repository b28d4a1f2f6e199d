import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { inlineScripts } from '../../scripts/content-security-policy.ts';
import { oldestBrowsers } from '../../scripts/oldest/browsers.ts';
import { featureAt } from '../../scripts/oldest/compat.ts';
import { faultsIn } from '../../scripts/oldest/progressive.ts';
import { withWords } from '../../scripts/page-words.ts';

const page = withWords(readFileSync('index.html', 'utf8'));
const [first = ''] = inlineScripts(page);

test('the page turns away exactly the browsers that are older than the named ones', () => {
  const decides = {
    'CSS.registerProperty': featureAt('api', 'CSS', 'registerProperty_static'),
    "CSS.supports('width', 'round(1px, 1px)')": featureAt('css', 'types', 'round'),
    "CSS.supports('color', 'light-dark(red, red)')": featureAt(
      'css',
      'types',
      'color',
      'light-dark',
    ),
  };
  for (const condition of Object.keys(decides)) expect(first).toContain(condition);
  for (const [browser, oldest] of Object.entries(oldestBrowsers)) {
    const since = Object.values(decides).map((feature) => {
      const said = feature?.__compat?.support[browser as keyof typeof oldestBrowsers];
      return Number([said].flat()[0]?.version_added);
    });
    expect(Math.max(...since), browser).toBe(Number(oldest));
  }
});

test('the first script of the page is written in the syntax of 2009', () => {
  expect(() => parse(first, { ecmaVersion: 5 })).not.toThrow();
  expect(first).toContain('light-dark');
});

test('README names the oldest browsers', () => {
  const words = readFileSync('README.md', 'utf8').toLowerCase();
  const { chrome, edge, firefox, safari } = oldestBrowsers;
  const versions = `chrome ${chrome}, edge ${edge}, firefox ${firefox}, safari ${safari}`;
  expect(words.includes(versions)).toBe(true);
});

test('something newer needs its fallback in a list, and a list has nothing else', () => {
  const list = { resize: 'A field keeps its size.' };
  expect(faultsIn(new Set(['resize']), list)).toEqual([]);
  expect(faultsIn(new Set(['resize: both']), list)).toEqual([]);
  expect(faultsIn(new Set(['resize', '@scope']), list)).toEqual([
    'The oldest browsers lack @scope.',
  ]);
  expect(faultsIn(new Set(), list)).toHaveLength(1);
});

test('a page without a place for its words breaks the build', () => {
  expect(() => withWords('<script>const words = {};</script>')).toThrow('old-browser');
  expect(() => withWords('<script>var words = {};</script>')).toThrow('start-failed');
});
