// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Options } from '#games/agreement.ts';
import { readOptions } from '#store/options.ts';
import { invented } from '../../../../tests/invented-agreement.ts';
import { show } from '../../../../tests/show.tsx';
import { OptionFields } from './OptionFields.tsx';

const texts = {
  size: { label: 'Board', values: { '9': 'Nine', '13': 'Thirteen', null: 'Any' } },
  komi: { label: 'Komi', unit: 'points' },
  ko: { label: 'Ko forbids', legend: 'Ko' },
};

const openForm = async () => {
  const seen: { chosen: Options } = { chosen: readOptions(invented.options, {}) };
  const Form = () => {
    const [chosen, choose] = useState(seen.chosen);
    seen.chosen = chosen;
    return (
      <OptionFields
        list={invented.options}
        texts={texts}
        chosen={chosen}
        onChange={(patch) => choose((now) => ({ ...now, ...patch }))}
      />
    );
  };
  await show(<Form />);
  return { user: userEvent.setup(), seen };
};

const board = () => within(screen.getByRole('group', { name: 'Board' }));
const komi = () => screen.getByRole('spinbutton', { name: 'Komi (points)' });

test('a form is made of any list: a choice, a number with its unit, a flag under its heading', async () => {
  const { user, seen } = await openForm();
  expect(board().getAllByRole('radio')).toHaveLength(3);
  expect(board().getByRole('radio', { name: 'Nine' })).toBeChecked();
  expect(komi()).toHaveValue(6);
  await user.clear(komi());
  await user.type(komi(), '3');
  const ko = within(screen.getByRole('group', { name: 'Ko' }));
  await user.click(ko.getByRole('checkbox', { name: 'Ko forbids' }));
  expect(seen.chosen).toEqual({ size: 9, komi: 3, ko: false });
});

test('a choice that is a number is kept as a number, and *Any* as null', async () => {
  const { user, seen } = await openForm();
  await user.click(board().getByRole('radio', { name: 'Thirteen' }));
  expect(seen.chosen['size']).toBe(13);
  await user.click(board().getByRole('radio', { name: 'Any' }));
  expect(seen.chosen['size']).toBeNull();
});

test('a question that depends on another answer is not there without it', async () => {
  const { user } = await openForm();
  expect(screen.getByRole('checkbox')).toBeVisible();
  await user.click(board().getByRole('radio', { name: 'Thirteen' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(board().getByRole('radio', { name: 'Nine' }));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a number beyond its bounds changes nothing', async () => {
  const { user, seen } = await openForm();
  await user.clear(komi());
  await user.type(komi(), '12');
  expect(komi()).toBeInvalid();
  expect(seen.chosen['komi']).toBe(6);
});
