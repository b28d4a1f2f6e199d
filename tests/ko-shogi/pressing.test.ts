/** Moves of several landings and shots, pressed in sequence as at the table. */
import { expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { formatSquare, parseSquare } from '#games/ko-shogi/square.ts';
import type { Game, Pick } from '#kernel/game.ts';
import { follow } from '#kernel/picking.ts';
import { movingFrom, point, shown } from '#kernel/pointing.ts';
import { fragment, standing } from './fragment.ts';

const game: Game = koShogi;

const pickOf = (word: string): Pick => {
  const square = parseSquare(word);
  return square === undefined ? { at: 'choice', choice: word } : { at: 'square', square };
};

const wordOf = (pick: Pick): string =>
  pick.at === 'square' ? formatSquare(pick.square) : pick.at === 'choice' ? pick.choice : '';

/** The result of some presses: the text of a move, the picks so far in brackets, or why the last was refused. */
const press = (position: Position, words: string): string => {
  let picks: readonly Pick[] = [];
  let last = '';
  for (const word of words.split(' ')) {
    const pointed = point(game, position, picks, pickOf(word));
    if (pointed.is === 'picked') picks = pointed.picks;
    last =
      pointed.is === 'move'
        ? koShogi.text.move(pointed.move as Parameters<typeof koShogi.text.move>[0])
        : pointed.is === 'refused'
          ? pointed.refusal.rule
          : `(${picks.map(wordOf).join(' ')})`;
  }
  return last;
};

/** The squares and choices that can be pressed next; the state of the move if none can. */
const nextAfter = (position: Position, words: string): string => {
  const following = follow(game, position, words.split(' ').map(pickOf));
  return following.state === 'open' ? following.next.map(wordOf).sort().join(' ') : following.state;
};

const wrestler = fragment('WR@10j', 'P@11i HS@12h');
const cannon = fragment('FC@10m', 'P@11i HS@11f');
const fog = fragment('+TP@10j', 'P@9i S@11f');

test.each([
  ['a piece that is pressed again is let go', wrestler, '10j 10j', '()'],
  ['a capture and a way back', wrestler, '10j 11i 10j', '10jx11i-10j'],
  ['a step that ends by stopping', wrestler, '10j 11i stop', '10jx11i'],
  ['a step that ends by pressing the piece itself', wrestler, '10j 11i 11i', '10jx11i'],
  ['a wrong second step leaves the first one made', wrestler, '10j 11i 5a 12h', '10jx11ix12h'],
  ['a move without a shot', cannon, '10m 11l stop', '10m-11l'],
  ['a shot and no second one', cannon, '10m 11l 11i stop', '10m-11l*11i'],
  ['two shots', cannon, '10m 11l 11i 11f', '10m-11l*11i*11f'],
  ['a jump where nothing can be shot', cannon, '10m 9l', '10m-9l'],
  ['two jumps with a shot after each', fog, '10j 10h 9i 10f 11f', '10j-10h*9i-10f*11f'],
  [
    'a flame that ends the way at once',
    fragment('WR@10l', '+EN@10i'),
    '10l 10k 10j',
    '10l-10k-10j',
  ],
  ['a face, asked after the way', fragment('CA@10j', 'SH@11h'), '10j 11h stop', '10jx11h'],
  ['a face, asked in the zone', fragment('CA@10h', 'SH@11f'), '10h 11f stop keep', '10hx11f='],
  ['a face that is no question', fragment('S@10l', 'WR@10k'), '10l 10k', '10lx10k+'],
])('%s', (_, position, words, comes) => {
  expect(press(position, words)).toBe(comes);
});

test('after a step every possible next step can be pressed, and the choice to stop', () => {
  expect(nextAfter(wrestler, '10j 11i')).toBe('10h 10i 10j 11h 11j 12h 12i 12j stop');
  expect(nextAfter(cannon, '10m 11l')).toBe('11i stop');
  expect(nextAfter(fragment('CA@10h', 'SH@11f'), '10h 11f stop')).toBe('keep promote');
});

test('in the middle of a move the board shows the captures and shots so far, and where the piece is', () => {
  const picks = ['10j', '10h', '9i'].map(pickOf);
  const board = shown(game, fog, picks) as Position;
  expect(standing(board, '10j 10h 9i 11f')).toBe('. +TP . s');
  expect(movingFrom(game, fog, picks)).toEqual(pickOf('10h'));
});
