import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeIn, withoutComments } from './imports.ts';

/** Controls that a person presses, as a source writes them: native ones, and components of this app that render one. */
const pressed = /<(?:button|summary|FileButton|IconButton)\b/g;

/**
 * The opening tag that starts at a place of a source. It ends at the first `>` outside all braces, so `=>` inside a
 * handler does not end it.
 */
const tagAt = (source: string, start: number): string => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
};

/** The things that a control may stand for, instead of an action. */
const things = [
  ...['hand', 'piece', 'choice', 'leg', 'command', 'node', 'view', 'glyph', 'answer'],
  // The arrows at the edges of a board that is only partly visible.
  'edge',
];

/** Whether a control has a name for programs that is the same in every language. */
const isNamed = (tag: string): boolean =>
  new RegExp(`\\s(?:action|data-(?:action|${things.join('|')}))=`).test(tag);

const tags = codeIn('src')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const source = withoutComments(readFileSync(file, 'utf8'));
    return [...source.matchAll(pressed)].map(({ index }) => ({ file, tag: tagAt(source, index) }));
  });

test('every button has a name for programs that is the same in every language', () => {
  expect(tags.length).toBeGreaterThan(100);
  const unnamed = tags.filter(({ tag }) => !isNamed(tag)).map(({ file, tag }) => `${file}: ${tag}`);
  expect(unnamed).toEqual([]);
});
