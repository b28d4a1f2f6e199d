/** Promises about the games beside shogi. */
import { cannonGame } from '../../../tests/e2e/xiangqi.ts';
import type { Promised } from '../play-all.ts';
import type { Visit } from '../session.ts';
import {
  answering,
  attribute,
  expectMarked,
  expectPiece,
  expectPly,
  seen,
  square,
} from '../sight.ts';
import { begin, openTable, press, reload } from '../steps.ts';

/** Opens the table and begins one of these games. */
const beginGame = async (visit: Visit, game: 'xiangqi' | 'banqi' | 'ko-shogi'): Promise<void> => {
  await openTable(visit);
  await begin(visit.driver, answering('game', game));
  await seen(visit.driver, `.play[data-table="${game}"]`);
};

export const games: readonly Promised<Visit>[] = [
  {
    title: 'two players play xiangqi to mate',
    play: async (visit) => {
      const { driver } = visit;
      await beginGame(visit, 'xiangqi');
      for (const [i, move] of cannonGame.entries()) {
        await press(driver, square(move.slice(0, 2)));
        await press(driver, square(move.slice(2, 4)));
        await expectPly(driver, i + 1);
      }
      await seen(driver, '[data-outcome="checkmate"]');
    },
  },
  {
    title: 'two players of banqi turn pieces up, which lie the same way after a reload',
    play: async (visit) => {
      const { driver } = visit;
      await beginGame(visit, 'banqi');
      await expectPiece(driver, 'a1', 'x');
      const turned = ['a1', 'd2', 'h4'];
      for (const [i, name] of turned.entries()) {
        await press(driver, square(name));
        await expectPly(driver, i + 1);
      }
      const before = await Promise.all(
        turned.map((name) => attribute(driver, square(name), 'data-piece')),
      );
      if (before.includes('x')) throw new Error('a piece is still face down');
      await reload(driver);
      await expectPly(driver, 3);
      for (const [i, name] of turned.entries()) await expectPiece(driver, name, before[i] ?? '');
    },
  },
  {
    title: 'two players begin ko shogi, and a chosen piece shows where it can go',
    play: async (visit) => {
      const { driver } = visit;
      await beginGame(visit, 'ko-shogi');
      await press(driver, square('17p'));
      await expectMarked(driver, 'target', ['19o', '15o']);
      await press(driver, square('15o'));
      await expectPly(driver, 1);
      for (const point of ['5d', '7e']) await press(driver, square(point));
      await expectPly(driver, 2);
      await expectPiece(driver, '15o', 'HS');
      await expectPiece(driver, '7e', 'hs');
    },
  },
];
