import { describe, expect, test } from 'vitest';
import { evenStart } from '#games/xiangqi/notation/fen.ts';
import { fileOf, gameOf, movesOf, noticesOf } from './files.ts';

/** Moves as QQ writes them: the squares of a move, surrounded by other numbers about it. */
const cheOf = (moves: string, separator: string): string => {
  const words = moves.split(' ');
  const numbers = words.flatMap((word, i) => {
    const [file = '', rank = '', toFile = '', toRank = ''] = word;
    const columns = [file, toFile].map((letter) => 'abcdefghi'.indexOf(letter));
    return [i, i % 2, 7, rank, columns[0], toRank, columns[1], 0, 0, 15];
  });
  return [0, words.length, ...numbers].join(separator);
};

const short = 'h2h4 d9e8 h4g4 g6g5 g4g9';

describe('a game of QQ, which consists only of numbers', () => {
  test.each([' ', '\n', ',', '\r\n'])('separated by %j is read', (separator) => {
    const text = cheOf(short, separator);
    expect(fileOf(text).format).toBe('che');
    expect(movesOf(gameOf(text).record)).toBe(short);
    expect(gameOf(text).record.setup).toBe(evenStart);
    expect(noticesOf(text)).toEqual([]);
    expect(gameOf(text).lineKinds).toHaveLength(text.split('\n').length);
  });

  test('is read up to a move that cannot be made, such as one that takes the king', () => {
    const text = cheOf('h2h9 e9e8 h9e9', '\n');
    expect(movesOf(gameOf(text).record)).toBe('h2h9 e9e8');
    expect(noticesOf(text)).toEqual(['impossible-move 23']);
    expect(new Set(gameOf(text).lineKinds)).toEqual(new Set(['move', 'unknown', 'lost']));
  });

  test.each([
    ['other numbers', '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['as many numbers, of which none is a move', '0 1 0 0 0 4 4 5 5 0 0 0'],
    ['too few', cheOf(short, ' ').slice(0, -3)],
    ['none', '0 0'],
    ['a word among them', `${cheOf(short, ' ')} end`],
  ])('is not found in %s', (_, text) => {
    expect(() => gameOf(text)).toThrow('no-kifu');
  });
});
