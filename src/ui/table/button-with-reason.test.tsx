// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonWithReason } from './ButtonWithReason.tsx';

/** A button that is off, and the reasons that it gave. */
const showOff = () => {
  const given: (string | null)[] = [];
  const { unmount } = render(
    <ButtonWithReason
      id="resign"
      label="Resign"
      off="over"
      onPress={() => undefined}
      onAsk={(reason) => given.push(reason)}
    />,
  );
  return { given, unmount };
};

test('a button that is off gives its reason with the focus, and takes it back when it goes', () => {
  const { given, unmount } = showOff();
  act(() => screen.getByRole('button').focus());
  expect(given).toEqual(['over']);
  unmount();
  expect(given.at(-1)).toBeNull();
});

test('a button that nobody asked leaves the reasons of others alone when it goes', () => {
  const { given, unmount } = showOff();
  unmount();
  expect(given).toEqual([]);
});
