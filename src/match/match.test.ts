import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { nodeAt, onMainLine } from '#record/record.ts';
import { advance } from './advance.ts';
import { canTakeBack, type Match, redoTo, startMatch } from './match.ts';

const game: Game = shogi;
const even = game.text.position(game.start());

/** The same in free play, in which no player has begun a game. */
const freely = (match: Match): Match => ({ ...match, free: true });

const usi = (match: Match, text: string, from?: number): Match => {
  let at = game.start(match.record.setup);
  const path: number[] = [];
  for (
    let id: number | null = from ?? match.head;
    id !== null;
    id = nodeAt(match.record, id).parent
  )
    path.unshift(id);
  for (const id of path) {
    const { turn } = nodeAt(match.record, id);
    if (turn !== null) at = game.play(at, turn);
  }
  const move = game.text.parseMove(text, at);
  if (!move.ok) throw new Error(`${text} is no move here`);
  return advance(game, match, {
    type: 'turn',
    turn: { move: move.value },
    atMs: 0,
    ...(from === undefined ? {} : { from }),
  });
};

const played = (setup: string, ...moves: readonly string[]): Match =>
  moves.reduce((match, move) => usi(match, move), startMatch(game, setup));

const written = (match: Match, id: number): string => {
  const { turn } = nodeAt(match.record, id);
  return turn === null ? '' : game.text.move(turn.move);
};

test('a mate ends the game for the one who gives it, and is written in the record', () => {
  const mated = played('4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G*5b');
  expect(mated.outcome).toEqual({ winner: 0, by: 'checkmate', next: 'over' });
  expect(mated.record.ending).toEqual({ winner: 0, by: 'checkmate' });
});

test('no move is made after the end of the game', () => {
  const mated = played('4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G*5b');
  expect(usi(mated, '5a5b')).toBe(mated);
});

test('taking back a mating move opens the game again', () => {
  const mated = played('4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G*5b');
  const open = advance(game, mated, { type: 'takeback', atMs: 0 });
  expect(open.outcome).toBeNull();
  expect(open.record.ending).toBeNull();
  expect(open.head).toBe(0);
});

test('a turn taken back can be made again, and again ends the game when it mates', () => {
  const mated = played('4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 'G*5b');
  const back = advance(game, mated, { type: 'takeback', atMs: 0 });
  expect(redoTo(back)).toBe(1);
  expect(advance(game, back, { type: 'redo', atMs: 0 }).outcome?.by).toBe('checkmate');
});

test('another move after a takeback becomes the game, and what was taken back a variation', () => {
  const two = played(even, '7g7f', '3c3d');
  const back = advance(game, two, { type: 'takeback', atMs: 0 });
  const other = usi(back, '8c8d');
  const first = nodeAt(other.record, 1);
  expect(first.children.map((id) => written(other, id))).toEqual(['8c8d', '3c3d']);
  expect(onMainLine(other.record, other.head)).toBe(true);
});

test('a move made while looking back in a game means nothing', () => {
  const two = played(even, '7g7f', '3c3d');
  expect(usi(two, '2g2f', 0)).toBe(two);
});

test('in free play a move made while looking back becomes a variation, and play goes on there', () => {
  const two = freely(played(even, '7g7f', '3c3d'));
  const aside = usi(two, '2g2f', 0);
  expect(nodeAt(aside.record, 0).children.map((id) => written(aside, id))).toEqual([
    '7g7f',
    '2g2f',
  ]);
  expect(written(aside, aside.head)).toBe('2g2f');
  expect(onMainLine(aside.record, aside.head)).toBe(false);
});

test('in a variation the move that was made first stays first, whatever is tried after it', () => {
  const aside = usi(freely(played(even, '7g7f', '3c3d')), '2g2f', 0);
  const tried = usi(aside, '8c8d', aside.head);
  const other = usi(advance(game, tried, { type: 'takeback', atMs: 0 }), '4c4d', aside.head);
  const after = nodeAt(other.record, aside.head).children.map((id) => written(other, id));
  expect(after).toEqual(['8c8d', '4c4d']);
  expect(written(other, other.head)).toBe('4c4d');
});

test('a move of the line itself is no variation, and play stays where it was', () => {
  const two = freely(played(even, '7g7f', '3c3d'));
  expect(usi(two, '7g7f', 0)).toBe(two);
});

test('a variation that was tried before is found, not made twice', () => {
  const aside = usi(freely(played(even, '7g7f', '3c3d')), '2g2f', 0);
  const again = usi(aside, '7g7f', 0);
  expect(again.record.nodes).toHaveLength(4);
  expect(again.head).toBe(1);
});

test('the mate of a variation does not end the game that was played', () => {
  const quiet = freely(played('4k4/9/4P4/9/9/9/9/9/4K4 b G 1', '5i5h'));
  const aside = usi(quiet, 'G*5b', 0);
  expect(aside.outcome?.by).toBe('checkmate');
  expect(aside.record.ending).toBeNull();
  expect(nodeAt(aside.record, aside.head).ending).toEqual({ winner: 0, by: 'checkmate' });
});

test('a resignation gives the game to the other side, and is taken back without its last move', () => {
  const two = played(even, '7g7f', '3c3d');
  const resigned = advance(game, two, { type: 'resign', seat: 0, atMs: 0 });
  expect(resigned.outcome).toEqual({ winner: 1, by: 'resignation', next: 'over' });
  const back = advance(game, resigned, { type: 'takeback', atMs: 0 });
  expect(back.outcome).toBeNull();
  expect(back.head).toBe(two.head);
});

test('nothing can be taken back at the start, and nothing made again at the end', () => {
  const fresh = startMatch(game, even);
  expect(canTakeBack(game, fresh)).toBe(false);
  expect(advance(game, fresh, { type: 'takeback', atMs: 0 })).toBe(fresh);
  expect(advance(game, fresh, { type: 'redo', atMs: 0 })).toBe(fresh);
});
