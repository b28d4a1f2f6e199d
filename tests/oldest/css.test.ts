import { expect, test } from 'vitest';
import { newerInCss } from '../../scripts/oldest/css.ts';

const newer = (sheet: string): readonly string[] => [...newerInCss(sheet)];

test.each([
  ['a { field-sizing: content }', ['field-sizing']],
  ['a { made-up: 1px }', ['made-up']],
  ['a { text-wrap: pretty }', ['text-wrap: pretty']],
  ['a { width: calc-size(auto, size) }', ['calc-size()']],
  ['a { --side: sibling-index() }', ['sibling-index()']],
  ['a { width: 1rcap }', ['1rcap']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  [
    '@media (prefers-reduced-transparency: reduce) { a { color: red } }',
    ['@media (prefers-reduced-transparency)'],
  ],
  ['@container style(--wide: 1) { a { color: red } }', ['@container style()']],
  ['details::details-content { color: red }', [':details-content']],
  ['a { & b:open { color: red } }', [':open']],
  ['a { @media (width < 1px) { field-sizing: content } }', ['field-sizing']],
])('%s is too new for the oldest browsers', (sheet, names) => {
  expect(newer(sheet)).toEqual(names);
});

test.each([
  '@property --side { syntax: "<length>"; inherits: true; initial-value: 0px }',
  'a { --side: round(down, 1px, 2px); color: light-dark(red, oklch(0.5 0.1 20)) }',
  'a { text-wrap: balance; height: 100dvh; width: 20cqi }',
  'a:has(> b:focus-visible)::before { content: "field-sizing: content" }',
  '@container (width < 150px) { a { background: url(round.svg) } }',
  '@keyframes turn { from { rotate: 0deg } 50% { rotate: 1turn } }',
])('%s is known to the oldest browsers', (sheet) => {
  expect(newer(sheet)).toEqual([]);
});

test('a property that one vendor knows by a prefix needs both forms in its rule', () => {
  expect(newer('a { user-select: none }')).toEqual(['user-select']);
  expect(newer('a { -webkit-user-select: none } b { user-select: none }')).toEqual(['user-select']);
  expect(newer('a { -webkit-user-select: none; user-select: none }')).toEqual([]);
});
