// @vitest-environment happy-dom
import { words as englishXiangqi } from '#i18n/en/xiangqi/words.ts';
import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { xiangqiPack } from '#games/xiangqi/pack.ts';
import type { Table } from '#store/table.ts';
import type { GameSkin } from '#ui/game/game-text.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { StartScreen } from '#ui/panels/start/StartScreen.tsx';
import { gameSkin as xiangqi } from '#ui/skins/xiangqi/index.ts';
import { layOut } from './layout.ts';
import { pieceOn, point, strip, tap } from './points.ts';
import { show } from './show.tsx';

const look: GameSkin = { ...xiangqi, skin: { ...xiangqi.skin, loadFaces: async () => {} } };
const game = { pack: xiangqiPack, look };

beforeAll(() => import('#ui/files.chunk.ts'));
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.restoreAllMocks());

const marked = (mark: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-mark~="${mark}"]`), ({ dataset }) =>
    String(dataset['square']),
  );

const move = (...moves: readonly string[]): Promise<void> =>
  tap(...moves.flatMap((text) => [text.slice(0, 2), text.slice(2)]));

const sit = async (setup?: string): Promise<Table> => {
  const table = await show(<PlayPage />, setup === undefined ? { game } : { game, setup });
  layOut({ columns: 9, rows: 10 });
  return table;
};

test('a whole short game is played by taps, and its card says who, how and why', async () => {
  const table = await sit();
  await tap('h2');
  expect(marked('selected')).toEqual(['h2']);
  expect(marked('capture')).toEqual(['h9']);
  await tap('h4');
  await move('d9e8', 'h4g4', 'g6g5', 'g4g9');
  expect(pieceOn('g9')).toBe('C');
  expect(table.store.getState().sitting.match.outcome).toMatchObject({
    winner: 0,
    by: 'checkmate',
  });
  const card = within(screen.getByRole('region', { name: 'Result' }));
  expect(await card.findByText(/Black’s king is in check, and no move saves it/)).toBeVisible();
});

test.each([
  ['b0', 'd1', 'The elephant on c0 stands at the horse’s leg and blocks it.'],
  ['b2', 'b7', 'To capture on b7 the cannon needs one piece to jump over.'],
  ['a3', 'b3', englishXiangqi.reasons.soldierSideways],
])('%s to %s is refused with the piece and point that cause it', async (from, to, sentence) => {
  await sit();
  await tap(from, to);
  expect(await within(strip()).findByText(sentence)).toBeInTheDocument();
  expect(pieceOn(from)).not.toBe('');
});

test('a game is played by keys alone, and heard', async () => {
  await sit();
  point('h2').focus();
  const user = userEvent.setup();
  await act(() => user.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}'));
  expect(pieceOn('e2')).toBe('C');
  expect(point('e2')).toHaveAccessibleName('e2, Red cannon, last move');
});

test('a perpetual check is warned of, ended by the judge, and proved', async () => {
  const table = await sit('3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1');
  const round = ['e1d1', 'd9e9', 'd1e1', 'e9d9'];
  await move(...round);
  expect(within(strip()).getByText(/by nothing but checks/)).toBeInTheDocument();
  await move(...round);
  expect(table.store.getState().sitting.match.outcome).toMatchObject({
    winner: 1,
    by: 'perpetual-check',
  });
  expect(await screen.findByText('The same position stood three times:')).toBeInTheDocument();
});

test('a perpetual chase shows on the board what was chased', async () => {
  const table = await sit('4k4/9/c8/9/9/9/9/9/1R7/3K5 w - - 0 1');
  const round = ['b1a1', 'a7b7', 'a1b1', 'b7a7'];
  await move(...round, ...round);
  expect(table.store.getState().sitting.match.outcome?.by).toBe('perpetual-chase');
  const [show] = await screen.findAllByRole('button', { name: 'Why?' });
  if (show === undefined) throw new Error('nobody can ask why');
  await userEvent.click(show);
  expect(marked('cause')).toContain('a7');
});

test('the list writes moves in the notation that is set, at first WXF', async () => {
  await sit();
  await move('h2e2', 'h9g7');
  expect(await screen.findByText('C2=5')).toBeInTheDocument();
  expect(await screen.findByText('H8+7')).toBeInTheDocument();
});

test('the board has a river and palaces, and the edges count files where that is set', async () => {
  await show(<PlayPage />, {
    game,
    settings: { games: { xiangqi: { coordinates: 'files', tint: true } } },
  });
  expect(document.querySelectorAll('.parted .across')).toHaveLength(2);
  expect(document.querySelectorAll('.palace-tint, .river-tint')).toHaveLength(2);
  expect(document.querySelector('.edge-1')).toHaveTextContent('九八七六五四三二一');
});

test('New game asks for the rules of xiangqi in its own words, and begins with the answers', async () => {
  const table = await show(<StartScreen onClose={() => {}} onSave={() => {}} />, { game });
  const user = userEvent.setup();
  const click = (thing: Element): Promise<void> => act(() => user.click(thing));
  await click(await screen.findByRole('button', { name: / – change$/ }));
  await click(
    screen.getByRole('radio', {
      name: englishXiangqi.agreement.options.repetition.values.drawOnly,
    }),
  );
  await click(screen.getByRole('button', { name: 'Begin' }));
  const { match } = table.store.getState().sitting;
  expect(match).toMatchObject({ gameId: 'xiangqi', rules: { repetition: 'drawOnly' } });
});
