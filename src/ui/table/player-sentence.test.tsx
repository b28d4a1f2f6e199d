// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Say, sentence } from './PlayerSentence.tsx';

const sides = ['Sente', 'Gote'] as const;
const says = (say: Say, names: readonly [string, string]): HTMLElement =>
  render(<p>{sentence(say, names, sides)}</p>).container;

test('a player is called by name, isolated from the words round it', () => {
  const words = says((of) => `${of(0)} proposes a draw.`, ['Ann', '']);
  expect(words).toHaveTextContent('Ann proposes a draw.');
  expect(words.querySelector('bdi')).toHaveTextContent(/^Ann$/);
});

test('a player without a name is called by the side', () => {
  const words = says((of) => `${of(0)} – ${of(1)}`, ['Ann', '  ']);
  expect(words).toHaveTextContent('Ann – Gote');
  expect(words.querySelectorAll('bdi')).toHaveLength(1);
});

test('a long name that is cut on the screen can be read whole', () => {
  const long = 'x'.repeat(200);
  const name = says((of) => `${of(1)} wins`, ['', long]).querySelector('bdi');
  expect(name).toHaveAttribute('title', long);
  expect(name).toHaveTextContent(/^x{39}…$/);
});
