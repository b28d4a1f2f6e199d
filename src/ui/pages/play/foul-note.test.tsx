// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Move } from '#games/shogi/move.ts';
import { messages as english } from '#i18n/en/index.ts';
import type { Language } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import { recordBuilder } from '#record/builder.ts';
import type { Ending, GameRecord } from '#record/record.ts';
import { pick } from '#store/commands.ts';
import { step } from '#store/navigation.ts';
import { openRecord } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { wordsIn } from '../../../../tests/messages.ts';
import { show } from '../../../../tests/show.tsx';
import { picks, sq } from '../../../../tests/table.ts';
import { PlayPage } from './PlayPage.tsx';

/** Gote's king steps aside, and Sente drops a second pawn on the fifth file. */
const nifu = (ending: Ending | null): GameRecord<Move> => {
  const builder = recordBuilder<Move>('shogi');
  const king = builder.add(0, { move: { from: sq('5i'), to: sq('5h'), promote: false } });
  const reply = builder.add(king, { move: { from: sq('5a'), to: sq('4a'), promote: false } });
  builder.add(reply, { move: { drop: 'pawn', to: sq('5e') } }, null, true);
  return builder.build('4k4/9/9/9/9/9/4P4/9/4K4 b P 1', [], ending);
};

/** A pawn goes to the last rank, where it must promote. */
const promoted = (): GameRecord<Move> => {
  const builder = recordBuilder<Move>('shogi');
  builder.add(0, { move: { from: sq('9b'), to: sq('9a'), promote: true } });
  return builder.build('4k4/P8/9/9/9/9/9/9/4K4 b - 1', [], { winner: 0, by: 'resignation' });
};

/** The explanations of moves are loaded when something on the page is pointed at, or after four seconds. */
const pointAtBoard = (): Promise<void> =>
  act(async () => void fireEvent.pointerOver(screen.getByRole('grid')));

const read = async (record: GameRecord<Move>, language: Language = 'en'): Promise<Table> => {
  const table = await show(<PlayPage />, { language });
  await pointAtBoard();
  await act(async () => openRecord(table, record));
  return table;
};

const walk = (table: Table, to: 'first' | 'last' | 1 | -1): Promise<void> =>
  act(async () => step(table, to));

const noted = () => document.querySelector<HTMLElement>('[data-foul]');
const scolded = () => document.querySelector('.status-refusal, .piece-told');

describe.each(languages)('in %s', (language) => {
  test('a foul in a record is named where it stands, and nowhere as a refusal', async () => {
    const table = await read(nifu(null), language);
    const { moves, game } = await wordsIn(language);
    expect(noted()).toBeNull();
    await walk(table, 'last');
    expect(noted()).toHaveTextContent(moves.foul(game.fouls.nifu));
    expect(scolded()).toBeNull();
    await walk(table, -1);
    await waitFor(() => expect(noted()).toBeNull());
  });

  test('the foul that ended a record is named by the card of its end, and not a second time', async () => {
    const table = await read(nifu({ winner: 1, by: 'foul' }), language);
    const { result, game } = await wordsIn(language);
    await walk(table, 'last');
    const { name } = game.namedFouls.nifu;
    const how = result.how(result.foul(name), result.byFoul(name)).trim();
    await waitFor(() =>
      expect(document.querySelector('.result .ending-how')).toHaveTextContent(how),
    );
    expect(noted()).toBeNull();
    expect(scolded()).toBeNull();
  });
});

test('a forced promotion is no news to a player who reads it in a record', async () => {
  const table = await read(promoted());
  await walk(table, 'last');
  expect(scolded()).toBeNull();
  await walk(table, 'first');
  await walk(table, 1);
  expect(scolded()).toBeNull();
});

test('a player who has just made a forced promotion is told why, until they look elsewhere and come back', async () => {
  const table = await show(<PlayPage />, { setup: '4k4/P8/9/9/9/9/9/9/4K4 b - 1' });
  await pointAtBoard();
  for (const one of picks('9b 9a')) await act(async () => pick(table, one));
  expect(await screen.findByRole('region', { name: english.teach.whyForced })).toBeInTheDocument();
  await walk(table, 'first');
  await walk(table, 'last');
  expect(scolded()).toBeNull();
});

test('a foul that waits to be called is shown to nobody, and not in the list either', async () => {
  const table = await show(<PlayPage />, { setup: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1' });
  table.store.setState(({ sitting }) => ({
    sitting: {
      ...sitting,
      match: {
        ...sitting.match,
        refereeState: agree({ ...freeTerms, strictness: 'claim' }, null),
      },
    },
  }));
  for (const one of picks('P* 5e')) await act(async () => pick(table, one));
  expect(table.store.getState().sitting.match.record.nodes[1]?.illegal).toBe(true);
  expect(noted()).toBeNull();
  expect(screen.queryByText('illegal move')).toBeNull();
});
