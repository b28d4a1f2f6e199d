// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { pick } from '#store/commands.ts';
import { previewGame } from '#store/sittings.ts';
import { summaryOf } from '#store/summary.ts';
import { keptSitting } from '#store/table.ts';
import { show } from '../../../../tests/show.tsx';
import { picks } from '../../../../tests/table.ts';
import { GameCard } from '../../panels/games/GameCard.tsx';
import { UnfinishedGames } from '../../panels/games/UnfinishedGames.tsx';
import { GameRow } from './GameRow.tsx';

test('while the start screen shows another game, the game in play is not listed among those that wait', async () => {
  const table = await show(<UnfinishedGames />);
  await act(async () => {
    for (const one of picks('7g 7f')) pick(table, one);
  });
  const { pack } = table.store.getState();
  const sitting = keptSitting(table.store.getState());
  await act(async () => {
    table.store.setState({ unfinished: [summaryOf(pack.game, sitting)] });
    await previewGame(table, packs, 'xiangqi');
  });
  expect(document.querySelector('[data-game]')).toBeNull();
});

test.each([
  ['card', GameCard],
  ['row', GameRow],
])(
  'while the start screen shows another game, the %s of the game in play is still called that on the table, and cannot be removed',
  async (_, Kept) => {
    const table = await show(null);
    const { pack } = table.store.getState();
    const sitting = keptSitting(table.store.getState());
    const game = summaryOf(pack.game, sitting);
    await act(async () => previewGame(table, packs, 'xiangqi'));
    const shown = await show(<Kept game={game} mixed={false} onResumed={() => {}} />);
    await act(async () => shown.store.setState(table.store.getState()));
    expect(await screen.findByText(/on the table/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
);
