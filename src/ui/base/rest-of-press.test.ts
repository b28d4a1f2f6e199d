// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ignoreRestOfPress } from './rest-of-press.ts';

const repeated = (): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });

const button = (onPress: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.addEventListener('keydown', onPress);
  document.body.append(made);
  return made;
};

afterEach(() => {
  dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a key that is held presses nothing, however often the focus goes from one part to another', () => {
  vi.useFakeTimers();
  const pressed = vi.fn();
  const under = button(pressed);
  ignoreRestOfPress('key');
  under.dispatchEvent(new FocusEvent('blur'));
  vi.advanceTimersByTime(2_000);
  under.dispatchEvent(repeated());
  expect(pressed).not.toHaveBeenCalled();
});

test('once the key is let go, the next press counts', () => {
  vi.useFakeTimers();
  const pressed = vi.fn();
  const under = button(pressed);
  ignoreRestOfPress('key');
  dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter' }));
  under.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a window that loses the focus lets go of what was held', () => {
  vi.useFakeTimers();
  const pressed = vi.fn();
  const under = button(pressed);
  ignoreRestOfPress('key');
  dispatchEvent(new FocusEvent('blur'));
  vi.advanceTimersByTime(2_000);
  under.dispatchEvent(repeated());
  expect(pressed).toHaveBeenCalledTimes(1);
});
