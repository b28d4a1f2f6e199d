/** A table of ko shogi on the screen, for component tests. */
import { act, fireEvent, screen } from '@testing-library/react';
import { koShogiPack } from '#games/ko-shogi/pack.ts';
import { shownLine } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import type { GameSkin } from '#ui/game/game-text.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { gameSkin as koShogi } from '#ui/skins/ko-shogi/index.ts';
import { layOut } from '../layout.ts';
import { point } from '../points.ts';
import { show } from '../show.tsx';
import { fragment } from './fragment.ts';

const look: GameSkin = { ...koShogi, skin: { ...koShogi.skin, loadFaces: async () => {} } };
/** The game as it is shown, without the drawings of its pieces. */
export const game = { pack: koShogiPack, look };

/** The points that carry a mark. */
export const marked = (mark: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-mark~="${mark}"]`), ({ dataset }) =>
    String(dataset['square']),
  ).sort();

/** Shows the even game, or a position of a few pieces. */
export const sit = async (black = '', white = ''): Promise<Table> => {
  const setup = koShogiPack.game.text.position(fragment(black, white));
  const table = await show(<PlayPage />, black === '' ? { game } : { game, setup });
  layOut({ columns: 19, rows: 19 });
  return table;
};
/** The moves played so far, as storage writes them. */
export const played = (table: Table): readonly string[] => {
  const { sitting, pack } = table.store.getState();
  const moves: string[] = [];
  for (
    let line = shownLine(pack.game, sitting);
    line.turn !== null && line.before !== null;
    line = line.before
  )
    moves.unshift(koShogiPack.game.text.move(line.turn.move));
  return moves;
};
/** Presses a button by its name. */
export const answer = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

/** Points at a square, which loads what is drawn around the board. */
export const wake = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.pointerOver(point(name));
  });
