// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick } from '#store/commands.ts';
import type { Help } from '#store/settings.ts';
import type { Table } from '#store/table.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { renderedIn } from './rendered.ts';
import { show } from './show.tsx';
import { picks } from './table.ts';

const press = async (table: Table, text: string): Promise<void> => {
  for (const one of picks(text)) await act(async () => pick(table, one));
};

/** How often each component is drawn by a press. */
const drawnBy = async (table: Table, text: string): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {};
  for (const name of await renderedIn(() => press(table, text)))
    counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

const board = ['BoardInHand', 'BoardStage', 'Board', 'in Board', 'in BoardStage'];
const strip = ['Message', 'ChosenPiece', 'PieceReading'];
const liveRegion = ['ChosenAloud', 'GoalsAloud', 'Announced'];
/** The marks and descriptions of squares that are closed to the chosen piece, and how well its player knows it. */
const closedSquares = ['Hints', 'Icon', 'ClosedSquares'];
const card = [
  'PromotionCard',
  'in PromotionCard',
  'CardKeys',
  'CardPlacement',
  'PromotionReach',
  'ReachLayer',
  'ReachMark',
  'ReachAloud',
];
const atAPress = new Set([...board, ...strip, ...liveRegion, ...closedSquares]);

const inTheMiddle = async (hints: Help): Promise<Table> => {
  const table = await show(<PlayPage />, { settings: { hints } });
  for (const move of ['7g 7f', '3c 3d', '2g']) await press(table, move);
  // The list of moves is fetched with the first move.
  await screen.findAllByText(/7f/);
  await press(table, '9g');
  return table;
};

test.each(['fading', 'always', 'off'] as const)(
  'a press on another own piece draws board, strip and live region once, and nothing else: help %s',
  async (hints) => {
    const table = await inTheMiddle(hints);
    for (const text of ['6g', '8h', '5i', '2g']) {
      const drawn = await drawnBy(table, text);
      expect(Object.keys(drawn).filter((name) => !atAPress.has(name))).toEqual([]);
      expect(drawn).toMatchObject({ BoardInHand: 1, Board: 1, Message: 1, ChosenAloud: 1 });
    }
  },
);

test('a press that opens the promotion card draws the card besides', async () => {
  const table = await inTheMiddle('fading');
  await press(table, '8h');
  const drawn = await drawnBy(table, '2b');
  const known = new Set([...atAPress, ...card]);
  expect(Object.keys(drawn).filter((name) => !known.has(name))).toEqual([]);
  expect(drawn).toMatchObject({ Board: 1, PromotionCard: 1 });
});

test('a press on the chosen piece, which lets it go, draws nothing else either', async () => {
  const table = await inTheMiddle('fading');
  const drawn = await drawnBy(table, '9g');
  const known = new Set([...atAPress, 'Idle', 'Turn', 'TurnStatus', 'Settled', 'PlayerSentence']);
  expect(Object.keys(drawn).filter((name) => !known.has(name))).toEqual([]);
});

test('a move draws the board once', async () => {
  const table = await inTheMiddle('fading');
  expect(await drawnBy(table, '9f')).toMatchObject({ BoardInHand: 1, Board: 1, PlayPage: 1 });
});
