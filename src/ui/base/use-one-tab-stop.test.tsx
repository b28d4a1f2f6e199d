// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useOneTabStop } from './use-one-tab-stop.ts';

const games = ['Ana – Ben', 'Cho – Dai', 'Eva – Fio'];

const Games = () => {
  const { list } = useOneTabStop();
  return (
    <>
      <button type="button">before</button>
      <ul ref={list}>
        {games.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
            <button type="button">Remove {name}</button>
          </li>
        ))}
      </ul>
      <button type="button">after</button>
    </>
  );
};

test('Tab comes to one game of a list and goes on behind it, and arrows go from game to game', async () => {
  const user = userEvent.setup();
  render(<Games />);
  const expectFocus = (name: string): void => {
    expect(screen.getByRole('button', { name })).toHaveFocus();
  };
  await user.tab();
  await user.tab();
  expectFocus('Ana – Ben');
  await user.keyboard('{ArrowDown}');
  expectFocus('Cho – Dai');
  await user.tab();
  expectFocus('Remove Cho – Dai');
  await user.keyboard('{End}');
  expectFocus('Remove Eva – Fio');
  await user.tab();
  expectFocus('after');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expectFocus('Eva – Fio');
  await user.keyboard('{Home}');
  expectFocus('Ana – Ben');
});
