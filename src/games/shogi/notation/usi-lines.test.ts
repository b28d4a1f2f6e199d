import { expect, test } from 'vitest';
import { emptyRecord } from '#record/record.ts';
import { readOne } from '../../../../tests/read-one.ts';
import { readKifu } from './kifu.ts';
import { formatUsi } from './usi.ts';
import { formatSfenList } from './usi-game.ts';

const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

const games = (text: string) => {
  const read = readKifu(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.games;
};

const moves = (text: string): readonly string[] =>
  games(text).map(({ record }) =>
    record.nodes.flatMap((node) => (node?.turn ? [formatUsi(node.turn.move)] : [])).join(' '),
  );

const notices = (text: string): readonly string[] =>
  games(text).flatMap((game) =>
    game.notices.map(({ code, line, column }) => `${code} ${line}:${column}`),
  );

test.each([
  'position startpos moves 7g7f 3c3d',
  'startpos moves 7g7f 3c3d',
  'position  startpos   moves  7g7f  3c3d ',
  `position sfen ${even} moves 7g7f 3c3d`,
  `sfen ${even} moves 7g7f 3c3d`,
  `${even.replace(' 1', '')} moves 7g7f 3c3d`,
  'startpos 7g7f 3c3d',
  '7g7f 3c3d',
  `${even.replace(' - 1', '')} moves 7g7f 3c3d # note`,
  `\n\n${even.replaceAll(' ', '_')}_moves_7g7f_3c3d`,
])('the game in %j is read', (text) => {
  expect(moves(text)).toEqual(['7g7f 3c3d']);
  expect(notices(text)).toEqual([]);
});

test.each([
  'position startpos',
  'startpos',
  `sfen ${even}`,
  even,
  even.replace(' - 1', ' - 0'),
  even.replace(' - 1', ''),
  `sfen ${even} # note`,
])('the position in %j is read', (text) => {
  expect(moves(text)).toEqual(['']);
  expect(games(text)[0]?.record.setup).toBe(even);
});

test('every line is a game of its own', () => {
  const text = 'startpos moves 7g7f\n# remark\n\nstartpos moves 2g2f 8c8d\r\nnonsense\n';
  expect(moves(text)).toEqual(['7g7f', '2g2f 8c8d']);
  expect(notices(text)).toEqual(['kept-line 5:1']);
});

test('positions that do not follow one another are games of their own', () => {
  const text = `${even}\n4k4/9/9/9/9/9/9/9/4K4 b G 1\n4k4/9/9/9/9/9/9/9/4K4 w - 2\n`;
  expect(games(text)).toHaveLength(3);
});

test('positions that follow one another by one move each are one game', () => {
  const game = readOne('startpos moves 7g7f 3c3d 8h2b+ 3a2b B*3c');
  if (!game.ok) throw new Error(game.error.code);
  const list = formatSfenList(game.value.record);
  expect(list.trim().split('\n')).toHaveLength(6);
  expect(list.split('\n')[0]).toBe(even);
  expect(moves(list)).toEqual(['7g7f 3c3d 8h2b+ 3a2b B*3c']);
});

test.each([
  ['7g7f 3c3d 2h6h 3d7f', 'a move that no piece can make'],
  ['7g7f 3c3d 8h2b', 'a bishop that stays one'],
  ['2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d 4a3b P*9f', 'a second pawn on its file'],
  ['7g7f 2g2f', 'two moves of one side'],
  ['5i5d 5c5d', 'a king that is taken'],
])('positions that follow by the moves %s are one game, too: the last is %s', (line) => {
  const played = games(`startpos moves ${line}`)[0];
  const list = formatSfenList(played?.record ?? emptyRecord('shogi', even));
  expect(moves(list)).toEqual(moves(`startpos moves ${line}`));
  expect(games(list)[0]?.record.nodes.map((node) => node?.illegal)).toEqual(
    played?.record.nodes.map((node) => node?.illegal),
  );
});

test('engines and servers resign, win and run out of time', () => {
  const ending = (text: string) => games(text)[0]?.record.ending;
  expect(ending('startpos moves 7g7f resign')).toEqual({ winner: 0, by: 'resignation' });
  expect(ending('startpos moves 7g7f 3c3d win')).toEqual({ winner: 0, by: 'declaration' });
  expect(ending('startpos moves timeout')).toEqual({ winner: 1, by: 'timeout' });
});

test('an illegal move is kept and marked, an impossible one stops its line, and the next goes on', () => {
  const text = 'startpos moves 7g7e 5e5d 7e7d\nstartpos moves 2g2f 9z9z\n';
  expect(moves(text)).toEqual(['7g7e', '2g2f']);
  expect(notices(text)).toEqual([
    'illegal-move 1:16',
    'impossible-move 1:21',
    'unreadable-move 2:21',
  ]);
});

test('a position that cannot be read is pointed out', () => {
  expect(readKifu('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNX b - 1').ok).toBe(
    false,
  );
});
