// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Face } from './Face.tsx';
import { addSprite } from './sprite.ts';

beforeEach(() => document.body.replaceChildren());

/** The drawings that a face refers to, and which of them are turned round. */
const partsOf = (face: string, down: boolean, set: string): readonly string[] => {
  const { container } = render(<Face face={face} down={down} set={set} />);
  return Array.from(
    container.querySelectorAll('use'),
    (use) => `${use.getAttribute('href')}${use.hasAttribute('transform') ? ' turned' : ''}`,
  );
};

test('a plain face is a body and a name, and a piece that has turned over has a second outline', () => {
  expect(partsOf('CL', false, 'kanji')).toEqual(['#ko-body-0', '#ko-kanji-CL']);
  expect(partsOf('+cl', true, 'kanji')).toEqual([
    '#ko-body-1',
    '#ko-turned turned',
    '#ko-kanji-+CL turned',
  ]);
});

test('a code has its ways round it, which stay those of the piece where the code stands upright', () => {
  expect(partsOf('hs', true, 'codes upright')).toEqual([
    '#ko-body-1',
    '#ko-far',
    '#ko-codes-HS',
    '#ko-ways-HS turned',
  ]);
});

test.each(['kanji', 'codes'])(
  'a piece of the %s set that points down is edged in ink where its sign stands upright, and no other is',
  (set) => {
    expect(partsOf('cl', true, `${set} upright`)).toContain('#ko-far');
    expect(partsOf('cl', true, set)).not.toContain('#ko-far');
    expect(partsOf('CL', false, `${set} upright`)).not.toContain('#ko-far');
  },
);

test.each(['kanji', 'codes'])(
  'all that a face of the %s set refers to is put into the page, once',
  async (set) => {
    await addSprite(set);
    await addSprite(set);
    for (const part of [...partsOf('+TP', true, set), ...partsOf('+TP', true, `${set} upright`)]) {
      const [id = ''] = part.slice(1).split(' ');
      expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
    }
  },
);
