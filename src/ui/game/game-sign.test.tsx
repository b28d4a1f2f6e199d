// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { show } from '../../../tests/show.tsx';
import { Emblem, GameName, GameOwnName } from './GameSign.tsx';

const games = ['shogi', 'xiangqi', 'banqi', 'ko-shogi'];

const All = () =>
  games.map((game) => (
    <p key={game}>
      <Emblem game={game} />
      <GameName game={game} /> <GameOwnName game={game} />
    </p>
  ));

const lines = (): readonly string[] =>
  Array.from(document.querySelectorAll('p'), (line) => line.textContent.trim());

test('each game is shown by its sign, its name and its own name, though only one of them was fetched', async () => {
  await show(<All />);
  expect(lines()).toEqual(['Shogi 将棋', 'Xiangqi 象棋', 'Banqi 暗棋', 'Ko shogi 広将棋']);
  expect(document.querySelectorAll('p svg')).toHaveLength(games.length);
});

test('a reader of Japanese does not read the same name twice', async () => {
  await show(<All />, { language: 'ja' });
  expect(lines()).toEqual(['将棋', 'シャンチー 象棋', 'バンチー 暗棋', '広将棋']);
});
