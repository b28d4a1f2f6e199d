/** Known mistakes of earlier programs, as far as a position or a line of play can show them. */
import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { isLegal, legalMoves } from '#games/shogi/legal.ts';
import { problems } from '#games/shogi/problems.ts';
import { handicaps, start } from '#games/shogi/starts.ts';
import { lineOf, picks, sq } from '../table.ts';

const codes = (sfen: string): readonly string[] => problems(start(sfen)).map(({ code }) => code);

test('the pieces of a tsume diagram with one king can be picked up and put down', () => {
  const tsume = start('7k1/9/9/9/9/9/9/9/9 b GS2r2b3g3s4n4l18p 1');
  expect(shogi.refuse(tsume, picks('G*'))).toBeNull();
  expect(shogi.refuse(tsume, picks('G* 2b'))).toBeNull();
  expect(codes('7k1/9/9/9/9/9/9/9/9 b GS2r2b3g3s4n4l18p 1')).toEqual(['king-missing']);
});

test('in a tsume diagram with one king, mate is found and no-king is no mate', () => {
  expect(shogi.judge(lineOf('7k1/9/7G1/9/9/9/9/9/9 b G 1', ['G*2b']))).toMatchObject({
    winner: 0,
    by: 'checkmate',
  });
  expect(shogi.judge(lineOf('7k1/9/9/9/9/9/9/9/9 b - 1', []))).toMatchObject({ by: 'no-move' });
});

test('two bare kings are a game that goes on', () => {
  expect(shogi.judge(lineOf('4k4/9/9/9/9/9/9/9/4K4 b - 1', []))).toBeUndefined();
  expect(codes('4k4/9/9/9/9/9/9/9/4K4 b - 1')).toEqual([]);
});

test('a position where the mover could take the king answers every question, but no game can start from it', () => {
  const sfen = '4k4/9/9/9/9/9/9/4R4/4K4 b - 1';
  expect(codes(sfen)).toEqual(['in-check']);
  expect(legalMoves(start(sfen)).length).toBeGreaterThan(0);
  expect(shogi.judge(lineOf(sfen, []))).toBeUndefined();
  const taken = lineOf(sfen, ['5h5a']);
  expect(shogi.text.position(taken.position)).toBe('4R4/9/9/9/9/9/9/9/4K4 w - 2');
});

test.each([
  ['king-missing', '9/9/9/9/9/9/9/9/4K4 b - 1'],
  ['too-many-kings', '3kk4/9/9/9/9/9/9/9/4K4 b - 1'],
  ['nifu', '4k4/9/9/4P4/9/9/4P4/9/4K4 b - 1'],
  ['dead-piece', '4k3P/9/9/9/9/9/9/9/4K4 b - 1'],
  ['dead-piece', '4k3L/9/9/9/9/9/9/9/4K4 b - 1'],
  ['dead-piece', '4k4/8N/9/9/9/9/9/9/4K4 b - 1'],
  ['dead-piece', '4k4/9/9/9/9/9/9/8n/4K4 b - 1'],
  ['too-many', '4k4/9/9/9/9/9/9/9/4K4 b 3R 1'],
  ['too-many', '4k4/9/9/4+R4/9/9/9/9/4K4 b Rr 1'],
  ['too-many', '4k4/9/9/9/9/9/9/9/4K4 b 19p 1'],
  ['in-check', '4k4/9/9/9/9/9/9/9/3rK3R w - 1'],
  ['checkmate', '4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1'],
  ['no-move', '8k/6+R2/7P1/9/9/9/9/9/4K4 w - 1'],
])('%s keeps a position from being played', (code, sfen) => {
  expect(codes(sfen)).toContain(code);
});

test.each(Object.keys(handicaps))('the start called %s is playable', (name) => {
  expect(problems(start(name))).toEqual([]);
});

test('in every handicap gote, who gives the pieces, moves first', () => {
  for (const name of Object.keys(handicaps)) expect(start(name).turn).toBe(name === 'even' ? 0 : 1);
});

test('a move whose piece is missing is illegal, refused and not an attempt; nothing throws', () => {
  const position = start();
  expect(isLegal(position, { from: sq('5e'), to: sq('5d'), promote: false })).toBe(false);
  expect(isLegal(position, { drop: 'rook', to: sq('5e') })).toBe(false);
  expect(shogi.attempt(position, picks('5e 5d'))).toBeUndefined();
  expect(shogi.attempt(position, picks('R* 5e'))).toBeUndefined();
  expect(shogi.refuse(position, picks('5e 5d'))?.rule).toBe('empty-square');
  expect(shogi.refuse(position, picks('R* 5e'))?.rule).toBe('not-in-hand');
});

test('a move that may promote but does not say so does not promote', () => {
  const position = start('4k4/9/9/4R4/9/9/9/9/4K4 b - 1');
  const rook = { from: sq('5d'), to: sq('5c') };
  expect(shogi.attempt(position, picks('5d 5c'))).toEqual({ ...rook, promote: false });
  expect(shogi.attempt(position, [...picks('5d 5c'), { at: 'choice', choice: 'promote' }])).toEqual(
    { ...rook, promote: true },
  );
});

test('a side with two kings may move one of them without regard to the other', () => {
  const position = start('K3K4/3b5/9/9/9/9/9/9/9 b - 1');
  expect(isLegal(position, { from: sq('9a'), to: sq('9b'), promote: false })).toBe(true);
  expect(shogi.refuse(position, picks('9a 9b'))).toBeNull();
});

test('no declaration is made by anyone but a player: the judge never ends a game by points', () => {
  const entered = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1';
  expect(shogi.judge(lineOf(entered, []))).toBeUndefined();
});

test('nothing but mate forbids a pawn drop: at the move limit or a repetition it stays legal', () => {
  const position = start('8k/9/9/9/9/9/9/9/4K4 b P 500');
  expect(shogi.refuse(position, picks('P* 1b'))).toBeNull();
});
