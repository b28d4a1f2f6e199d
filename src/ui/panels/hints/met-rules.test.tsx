// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pick, resign } from '#store/commands.ts';
import type { Help } from '#store/settings.ts';
import { newGame } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { show } from '../../../../tests/show.tsx';
import { AfterResult } from '../../pages/play/AfterResult.tsx';
import { rulesMet } from '../../table/hint-state.ts';
import { Hints } from './Hints.tsx';

beforeAll(() => import('../../skins/shogi/rules.ts'));
beforeEach(() => rulesMet.setState({ game: '', rules: [] }));

const ended = { by: 'resignation', winner: 1, next: 'over' } as const;

/** A board with a pawn on 5g and one in hand. */
const setup = '4k4/9/9/9/9/9/4P4/9/4K4 b P 1';

const sit = (hints: Help): Promise<Table> =>
  show(
    <>
      <Hints />
      <AfterResult outcome={ended} onOpen={() => {}} />
    </>,
    { setup, settings: { hints } },
  );

/** Tries a second pawn on the file, and a pawn that goes sideways. Only the first counts as a rule met. */
const err = async (table: Table): Promise<void> => {
  await act(async () => {
    pick(table, { at: 'hand', seat: 0, kind: 'pawn' });
    pick(table, { at: 'square', square: 40 });
  });
  await act(async () => {
    pick(table, { at: 'square', square: 58 });
    pick(table, { at: 'square', square: 57 });
  });
};

test('at the end of a learner’s game the rules that were met are named, each with a board to try it on', async () => {
  const table = await sit('always');
  await err(table);
  await err(table);
  await act(async () => resign(table, 0));
  const met = await screen.findByRole('region', { name: /Rules you met/ });
  const links = within(met).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/rules/shogi/nifu']);
  await act(async () => newGame(table, setup));
  expect(screen.queryByRole('region', { name: /Rules you met/ })).toBeNull();
});

test('a player who asks for no help is shown no rules', async () => {
  const table = await sit('off');
  await err(table);
  await act(async () => resign(table, 0));
  expect(screen.queryByRole('region', { name: /Rules you met/ })).toBeNull();
});
