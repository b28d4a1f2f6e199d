// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

const kept = vi.fn<(text: string) => void>();

const Field = () => <textarea {...useTyped('', kept)} />;

beforeEach(() => {
  vi.useFakeTimers();
  kept.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Types `count` letters, one every `eachMs` milliseconds. */
const typeLetters = (count: number, eachMs: number): void => {
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  for (let n = 0; n < count; n += 1) {
    fireEvent.change(field, { target: { value: `${field.value}a` } });
    act(() => vi.advanceTimersByTime(eachMs));
  }
};

test('a comment that is typed without a rest is kept every two seconds', () => {
  render(<Field />);
  typeLetters(98, 60);
  expect(kept.mock.calls.map(([text]) => text.length)).toEqual([34, 68]);
});

test('a comment is kept when its writer rests, once', () => {
  render(<Field />);
  typeLetters(10, 60);
  expect(kept).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(400));
  expect(kept.mock.calls).toEqual([['a'.repeat(10)]]);
});
