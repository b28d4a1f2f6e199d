// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Face } from './Face.tsx';
import { addSprite } from './sprite.ts';

beforeEach(() => document.body.replaceChildren());

/** The drawings that a face refers to. */
const partsOf = (face: string, down: boolean, set: string): readonly string[] => {
  const { container } = render(<Face face={face} down={down} set={set} />);
  return Array.from(container.querySelectorAll('use'), (use) => `${use.getAttribute('href')}`);
};

test.each([
  'kanji',
  'antique',
  'two-kanji',
  'western',
  'kanji-ways',
  'two-kanji-ways',
  'western-ways',
])(
  'a piece of the %s set that points down is edged in ink where its sign stands upright, and no other is',
  async (set) => {
    await addSprite(set);
    const edged = partsOf('p', true, `${set} standard upright`);
    expect(edged).toContain('#koma-far');
    for (const part of edged) expect(document.getElementById(part.slice(1))).not.toBeNull();
    expect(partsOf('p', true, `${set} standard`)).not.toContain('#koma-far');
    expect(partsOf('P', false, `${set} standard upright`)).not.toContain('#koma-far');
  },
);
