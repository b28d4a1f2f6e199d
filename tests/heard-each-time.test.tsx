// @vitest-environment happy-dom
/** Each event is put into its live region as a new element. A screen reader does not read words that did not change. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messages as english } from '#i18n/en/index.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import { pick } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import { goOnApart, newGame } from '#store/sittings.ts';
import { gameOn, keptSitting, type Table } from '#store/table.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { Announcer } from '#ui/panels/announcer/Announcer.tsx';
import { SaveKifu } from '#ui/panels/files/SaveKifu.tsx';
import { TypeIn } from '#ui/panels/moves/TypeIn.tsx';
import { Notices } from '#ui/panels/notices/Notices.tsx';
import { useLockedBoard } from '#ui/table/use-locked-board.ts';
import { show } from './show.tsx';
import { picks } from './table.ts';

const point = (table: Table, names: string): Promise<void> =>
  act(async () => {
    for (const one of picks(names)) pick(table, one);
  });

/** Does something twice, and expects the words in a new element of a live region the second time. */
const expectHeardTwice = async (words: string | RegExp, act: () => unknown): Promise<void> => {
  const heard = async (): Promise<HTMLElement> => {
    await act();
    const [said] = await screen.findAllByText(words, {
      selector: '[aria-live] *, [role="alert"] *, [role="status"] *',
    });
    if (said === undefined) throw new Error(`${words} was not said`);
    return said;
  };
  const first = await heard();
  expect(await heard()).not.toBe(first);
  expect(first.isConnected).toBe(false);
};

test('a refusal and a walled-in piece that is asked', async () => {
  const table = await show(<Announcer isChoosing={false} />);
  await point(table, '7g');
  await expectHeardTwice(/A pawn goes one square/, () => point(table, '7e'));
  await expectHeardTwice(/Your bishop is blocked/, async () => {
    await point(table, '8h');
    await point(table, '7g');
    await point(table, '8h');
  });
});

test('two pieces of one kind chosen one after the other, where squares have no spoken names', async () => {
  const table = await show(<Announcer isChoosing={false} />, { settings: { hints: 'off' } });
  await point(table, '7g');
  const first = await screen.findByText('pawn chosen, 1 move.');
  await point(table, '6g');
  expect(await screen.findByText('pawn chosen, 1 move.')).not.toBe(first);
});

test('a foul that is made again where the move is to be played again', async () => {
  const table = await show(<PlayPage />, { setup: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1' });
  await act(async () =>
    table.store.setState(({ sitting }) => ({
      sitting: {
        ...sitting,
        match: {
          ...sitting.match,
          refereeState: agree({ ...freeTerms, strictness: 'retry-any' }, null),
        },
      },
    })),
  );
  await expectHeardTwice(/Nifu|two pawns|second pawn/i, () =>
    act(async () => {
      pick(table, { at: 'hand', kind: 'pawn', seat: 0 });
      for (const one of picks('5e')) pick(table, one);
    }),
  );
});

test('why a locked board takes no move', async () => {
  const table = await show(<PlayPage />);
  await act(async () =>
    table.store.setState(({ sitting }) => ({
      sitting: {
        ...sitting,
        match: {
          ...sitting.match,
          refereeState: agree({ ...freeTerms, takebacks: 'ask' }, null),
        },
      },
    })),
  );
  await point(table, '7g 7f');
  await act(async () => viewNode(table, 0));
  await expectHeardTwice(english.looking.locked.looking, () =>
    act(async () => {
      const cell = document.querySelector('[data-square="5e"]');
      if (cell) fireEvent.keyDown(cell, { key: 'Enter' });
    }),
  );
});

const Field = () => <TypeIn onClose={() => {}} locking={useLockedBoard()} />;

test('a typed text that means no move', async () => {
  await show(<Field />);
  await userEvent.type(screen.getByRole('textbox'), 'zz');
  await expectHeardTwice(/zz/, () => userEvent.keyboard('{Enter}'));
});

test('a text that is copied again', async () => {
  await show(<SaveKifu onClose={() => {}} />);
  await expectHeardTwice('Copied.', async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Copy text' })),
  );
});

test('a game that is replaced by a new one, and one that continues as a game of its own', async () => {
  const table = await show(<Notices />);
  await expectHeardTwice(english.undo.replaced, async () => {
    await point(table, '7g 7f');
    await act(async () => newGame(table, gameOn(table).text.position(gameOn(table).start())));
  });
  await expectHeardTwice(/a game of its own|a separate game/, () =>
    act(async () => goOnApart(table, keptSitting(table.store.getState()))),
  );
});
