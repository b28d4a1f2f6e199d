// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { type GamePack, packOf } from '#games/pack.ts';
import type { Pick } from '#kernel/game.ts';
import { pick } from '#store/commands.ts';
import type { Help } from '#store/settings.ts';
import type { Table } from '#store/table.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { skinOf } from '#ui/skins/index.ts';
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

/** Pieces of the side to move that can move now, as many as asked for. */
const movable = ({ game }: GamePack, position: object, count: number): readonly Pick[] => {
  const origins = new Map<string, Pick>();
  for (const move of game.legalMoves(position)) {
    const [origin] = game.picks(position, move);
    if (origin !== undefined) origins.set(JSON.stringify(origin), origin);
  }
  return [...origins.values()].slice(0, count);
};

test.each(['xiangqi', 'ko-shogi'] as const)(
  'a press on another own piece of %s draws the same parts, and the previews of landings',
  async (id) => {
    const pack = await packOf(packs, id);
    const look = await skinOf(id);
    const skin = { ...look.skin, loadFaces: async () => {} };
    const table = await show(<PlayPage />, { game: { pack, look: { ...look, skin } } });
    const [first, ...others] = movable(pack, pack.game.start(), 4);
    expect(others).toHaveLength(3);
    if (first !== undefined) await act(async () => pick(table, first));
    const known = new Set([...atAPress, 'LandingPreviewLayer', 'LandingPreviewSign']);
    for (const other of others) {
      const drawn = await renderedIn(() => act(async () => pick(table, other)));
      expect(drawn.filter((name) => !known.has(name))).toEqual([]);
      expect(drawn.filter((name) => name === 'Board')).toHaveLength(1);
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
  // The strip asks a newcomer again while nothing is chosen.
  const strip = ['Idle', 'Turn', 'TurnStatus', 'Settled', 'PlayerSentence', 'Newcomer'];
  const known = new Set([...atAPress, ...strip]);
  expect(Object.keys(drawn).filter((name) => !known.has(name))).toEqual([]);
});

test('a move draws the board once', async () => {
  const table = await inTheMiddle('fading');
  expect(await drawnBy(table, '9f')).toMatchObject({ BoardInHand: 1, Board: 1, PlayPage: 1 });
});
