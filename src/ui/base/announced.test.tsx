// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { Announced } from './Announced.tsx';

const shown = (event: unknown) => (
  <p role="alert">
    <Announced event={event}>A pawn goes one square straight forward.</Announced>
  </p>
);

test('a second refusal in the same words is a new element of its live region, and the first stays while nothing happens', () => {
  const first = { rule: 'how-it-moves' };
  const { rerender } = render(shown(first));
  const words = () => screen.getByText(englishShogi.reasons.movement.pawn);
  const before = words();
  rerender(shown(first));
  expect(words()).toBe(before);
  rerender(shown({ ...first }));
  expect(words()).not.toBe(before);
});
