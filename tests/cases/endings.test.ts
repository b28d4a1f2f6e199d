/** Rules A51–A66, A77, A80: how a game ends by itself. */
import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Move } from '#games/shogi/move.ts';
import type { Position } from '#games/shogi/position.ts';
import { start } from '#games/shogi/starts.ts';
import type { Line, Seat } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { lineOf, linesOf, move, turnedSfen, turnedText } from '../table.ts';

const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const rook = '4k4/9/9/9/9/9/9/5R3/8K b - 1';
const chase = ['4h5h', '5a4a', '5h4h', '4a5a'];
const again = <T>(times: number, moves: readonly T[]): readonly T[] =>
  Array.from({ length: times }, () => moves).flat();

const sennichite = { winner: null, by: 'sennichite', next: 'replay' } as const;
const perpetualBy = (seat: Seat) =>
  ({ winner: seat === 0 ? 1 : 0, by: 'perpetual-check', next: 'over' }) as const;

/** The first ply at which a game is over, and how. */
const firstEnding = (sfen: string, moves: readonly string[], rules = shogi.rules) => {
  for (const line of linesOf(sfen, moves)) {
    const outcome = shogi.judge(line, rules);
    if (outcome !== undefined) return { ply: line.ply, outcome };
  }
  return undefined;
};

describe('repetition', () => {
  test.each([
    ['even, finished by gote', even, again(3, ['2h3h', '8b7b', '3h2h', '7b8b']), 12],
    ['handicap, finished by sente', start('two'), again(3, ['5a5b', '5i5h', '5b5a', '5h5i']), 12],
    [
      'even, one ply in, finished by sente',
      even,
      ['7g7f', ...again(3, ['8b7b', '2h3h', '7b8b', '3h2h'])],
      13,
    ],
    [
      'even, two plies in, finished by gote',
      even,
      ['7g7f', '3c3d', ...again(3, ['2h3h', '8b7b', '3h2h', '7b8b'])],
      14,
    ],
  ])('a cycle from the very start is sennichite: %s', (_, setup, moves, ply) => {
    const sfen = typeof setup === 'string' ? setup : shogi.text.position(setup);
    expect(firstEnding(sfen, moves)).toEqual({ ply, outcome: sennichite });
  });

  test('the occurrences need not follow one another (A58)', () => {
    const shuffle = ['2h3h', '8b7b', '3h2h', '7b8b'];
    const other = ['5i5h', '5a5b', '5h5i', '5b5a'];
    expect(firstEnding(even, [...shuffle, ...other, ...shuffle])).toEqual({
      ply: 12,
      outcome: sennichite,
    });
  });

  test('the same board with the other side to move is another position (A57)', () => {
    // Sente loses a tempo by a triangle of the king, so that the board comes back with gote to move.
    const sfen = '4k4/9/9/9/9/9/9/9/4K4 b - 1';
    const triangle = ['5i5h', '5a5b', '5h4i', '5b5a', '4i5i'];
    const line = lineOf(sfen, triangle);
    expect(shogi.facts(line).occurrences).toBe(1);
    expect(shogi.key(line.position)).not.toBe(shogi.key(start(sfen)));
  });

  test('the move number makes no difference', () => {
    expect(shogi.key(start(even))).toBe(shogi.key(start(even.replace(/1$/, '77'))));
  });

  test('a rule can make repetition a draw instead of a replay (A59)', () => {
    const moves = again(3, ['2h3h', '8b7b', '3h2h', '7b8b']);
    expect(firstEnding(even, moves, { ...shogi.rules, repetition: 'draw' })?.outcome).toEqual({
      winner: null,
      by: 'sennichite',
      next: 'over',
    });
  });

  test('facts count the occurrences, so that the third can be warned of (A66)', () => {
    const counts = linesOf(even, again(3, ['2h3h', '8b7b', '3h2h', '7b8b']))
      .filter(({ ply }) => ply % 4 === 0)
      .map((line) => shogi.facts(line).occurrences);
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  test('only the third occurrence is warned of, while it is on the board (A66)', () => {
    const warnings = linesOf(even, again(3, ['2h3h', '8b7b', '3h2h', '7b8b'])).map(
      (line) => shogi.facts(line).warning?.of,
    );
    const third = Array.from({ length: 4 }, () => 'third-time');
    const times = (count: number) => Array.from({ length: count });
    expect(warnings).toEqual([...times(8), ...third, undefined]);
  });

  test('a takeback and another way round are judged by their own line', () => {
    const shuffle = ['2h3h', '8b7b', '3h2h', '7b8b'];
    const eleven = lineOf(even, again(3, shuffle).slice(0, 11));
    expect(shogi.judge(eleven)).toBeUndefined();
    const play = (line: Line<Position, Move>, usi: string) =>
      extend(shogi, line, { move: move(line.position, usi) });
    const branch = play(eleven, '7b6b');
    expect(shogi.judge(branch)).toBeUndefined();
    expect(shogi.judge(play(eleven, '7b8b'))).toEqual(sennichite);
    expect(shogi.facts(branch).occurrences).toBe(1);
    const back = play(play(play(branch, '2h3h'), '6b8b'), '3h2h');
    expect(shogi.judge(back)).toBeUndefined();
    expect(shogi.facts(eleven).occurrences).toBe(3);
  });

  test('a position that needs a piece from hand each time does not repeat (A65)', () => {
    expect(
      firstEnding(
        '4k4/9/9/4g4/9/9/9/9/K8 b 8P 1',
        again(2, ['P*5e', '5d5e', '9i9h', '5e5d', 'P*5e', '5d5e', '9h9i', '5e5d']),
      ),
    ).toBeUndefined();
  });
});

describe.each([
  ['sente', 0, (text: string) => text, (text: string) => text],
  ['gote', 1, turnedSfen, turnedText],
] as const)('perpetual check by %s', (_, seat, position, usi) => {
  const ending = (sfen: string, moves: readonly string[]) =>
    firstEnding(position(sfen), moves.map(usi));

  test('loses at the fourth occurrence, also when the evader’s move makes it (A63)', () => {
    expect(ending(rook, again(3, chase))).toEqual({ ply: 12, outcome: perpetualBy(seat) });
  });

  test('loses when the check itself makes the fourth occurrence', () => {
    const from = '4k4/9/9/9/9/9/9/6R2/8K b - 1';
    const moves = ['3h5h', ...again(3, ['5a4a', '5h4h', '4a5a', '4h5h'])];
    expect(ending(from, moves)).toEqual({ ply: 13, outcome: perpetualBy(seat) });
  });

  test('loses when the game began with the king in check', () => {
    const from = '4k4/9/9/9/9/9/9/4R4/8K w - 1';
    const moves = again(3, ['5a4a', '5h4h', '4a5a', '4h5h']);
    expect(ending(from, moves)).toEqual({ ply: 12, outcome: perpetualBy(seat) });
  });

  test('quiet moves before the first occurrence do not save the checker (A64)', () => {
    const moves = ['1i2i', '5a6a', '2i1i', '6a5a', ...again(3, chase)];
    // The position of ply 0 stands at ply 4 too, so its fourth time comes with a quiet move in between: no offence yet.
    expect(ending(rook, moves)).toEqual({ ply: 12, outcome: sennichite });
    const aside = ['1i2i', '5a6a', '2i2h', '6a5a', ...again(3, chase)];
    expect(ending(rook, aside)).toEqual({ ply: 16, outcome: perpetualBy(seat) });
  });

  test('at the third occurrence it is known who would lose by the fourth (A66)', () => {
    const warning = (moves: readonly string[]) =>
      shogi.facts(lineOf(position(rook), moves.map(usi))).warning;
    expect(warning(again(1, chase))).toBeNull();
    expect(warning(again(2, chase))).toEqual({ of: 'third-time-checking', about: seat });
    const quiet = ['4h5h', '5a4a', '5h5g', '4a5a', '5g5h', '5a4a', '5h4h', '4a5a'];
    const line = lineOf(position(rook), again(2, quiet).map(usi));
    const warned = { of: 'third-time', about: null };
    expect(shogi.facts(line)).toMatchObject({ occurrences: 3, warning: warned });
  });

  test('one move without check makes it plain sennichite (A64)', () => {
    const quiet = ['4h5h', '5a4a', '5h5g', '4a5a', '5g5h', '5a4a', '5h4h', '4a5a'];
    const found = ending(rook, [...again(4, quiet)]);
    expect(found?.outcome).toEqual(sennichite);
  });
});

test('both sides checking with every move is plain sennichite (A64)', () => {
  // A search for such a cycle of legal moves found none; each rook here leaves its own king in check, which can stand as a foul.
  const sfen = '4k3R/9/9/9/9/9/9/9/r3K4 b - 1';
  expect(firstEnding(sfen, again(3, ['1a2a', '9i8i', '2a1a', '8i9i']))).toEqual({
    ply: 12,
    outcome: sennichite,
  });
});

test('a house rule lets points decide a repetition, and with equal points it stays a repetition (A61)', () => {
  const shuffle = again(3, ['5i5h', '5a5b', '5h5i', '5b5a']);
  const points = { ...shogi.rules, repetition: 'draw', repetitionTiebreak: 'points' } as const;
  expect(firstEnding('4k4/9/9/9/9/9/9/9/4K4 b Rp 1', shuffle, points)?.outcome).toEqual({
    winner: 0,
    by: 'sennichite',
    next: 'over',
  });
  expect(firstEnding(even, shuffle, points)?.outcome).toEqual({
    winner: null,
    by: 'sennichite',
    next: 'over',
  });
  const orReplay = { ...points, repetition: 'replay' } as const;
  expect(firstEnding('4k4/9/9/9/9/9/9/9/4K4 b Rp 1', shuffle, orReplay)?.outcome.winner).toBe(0);
  expect(firstEnding(even, shuffle, orReplay)?.outcome).toEqual(sennichite);
});

describe('mate and no move', () => {
  test.each([
    ['sente', 0, (text: string) => text, (text: string) => text],
    ['gote', 1, turnedSfen, turnedText],
  ] as const)('%s mates with a gold before the king', (_, winner, position, usi) => {
    const line = lineOf(position('4k4/9/4P4/9/9/9/9/9/4K4 b G 1'), [usi('G*5b')]);
    expect(shogi.judge(line)).toEqual({ winner, by: 'checkmate', next: 'over' });
  });

  test.each([
    ['gote', 0, '8k/6B2/7G1/9/9/9/9/9/4K4 w - 1'],
    ['sente', 1, turnedSfen('8k/6B2/7G1/9/9/9/9/9/4K4 w - 1')],
  ] as const)('%s, out of check and without a move, loses (A54)', (_, winner, sfen) => {
    expect(shogi.judge(lineOf(sfen, []))).toEqual({ winner, by: 'no-move', next: 'over' });
  });

  test('a piece in hand that can be dropped is a move', () => {
    expect(shogi.judge(lineOf('8k/6B2/7G1/9/9/9/9/9/4K4 w p 1', []))).toBeUndefined();
  });

  test('a pawn in hand that cannot be dropped anywhere is not a move', () => {
    const blocked = 'ppppppp1k/6B2/7G1/9/9/9/7pp/9/4K4 w p 1';
    const walled = '8k/6B2/7G1/ppppppppp/LLLLLLLLL/9/9/9/4K4 w p 1';
    expect(shogi.judge(lineOf(blocked, []))).toBeUndefined();
    expect(shogi.judge(lineOf(walled, []))).toBeUndefined();
    const stuck = '8k/6B2/7G1/9/9/9/9/PPPPPPPPP/ppppppppp w p 1';
    expect(shogi.judge(lineOf(stuck, []))).toEqual({ winner: 0, by: 'no-move', next: 'over' });
  });
});

describe('the move limit (A77)', () => {
  const limit = (moveLimit: number | null) => ({ ...shogi.rules, moveLimit });
  const void_ = { winner: null, by: 'move-limit', next: 'replay' } as const;
  const quiet = ['5i5h', '5a5b', '5h5g', '5b5c', '5g5f', '5c6d'];
  const kings = '4k4/9/9/9/9/9/9/9/4K4 b - 1';

  test('ends the game after its last move, whatever the points', () => {
    expect(firstEnding(kings, quiet, limit(4))).toEqual({ ply: 4, outcome: void_ });
    expect(firstEnding(kings, quiet, limit(5))).toEqual({ ply: 5, outcome: void_ });
    expect(firstEnding(kings, quiet, limit(null))).toBeUndefined();
  });

  test('waits, when that move checks, for the checking side’s first move that does not', () => {
    const moves = ['4h5h', '5a4a', '5h4h', '4a5a', '4h4g', '5a6a'];
    expect(firstEnding(rook, moves, limit(1))).toEqual({ ply: 5, outcome: void_ });
    expect(firstEnding(rook, moves, limit(3))).toEqual({ ply: 5, outcome: void_ });
    // The evader's moves do not end it, check or no check.
    expect(shogi.judge(lineOf(rook, moves.slice(0, 4)), limit(3))).toBeUndefined();
  });

  test('a mate on the last move wins, and one in the checks after it too (A80)', () => {
    const mate = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
    expect(firstEnding(mate, ['G*5b'], limit(1))?.outcome.by).toBe('checkmate');
    const later = '3k5/9/4P4/9/9/9/9/3R5/4K4 b G 1';
    expect(firstEnding(later, ['6h6g', '6a5a', 'G*5b'], limit(1))).toEqual({
      ply: 3,
      outcome: { winner: 0, by: 'checkmate', next: 'over' },
    });
  });

  test('repetition and perpetual check come before it (A80)', () => {
    expect(firstEnding(rook, again(3, chase), limit(12))?.outcome).toEqual(perpetualBy(0));
    const shuffle = again(3, ['2h3h', '8b7b', '3h2h', '7b8b']);
    expect(firstEnding(even, shuffle, limit(12))?.outcome).toEqual(sennichite);
  });

  test('is 500 moves when nobody says otherwise', () => {
    // Two kings on rounds of 14 and 12 squares would repeat for the fourth time only after 504 moves.
    const round = (files: string, ranks: string) => {
      const [a = '', b = ''] = ranks;
      const there = [...files].map((file) => `${file}${a}`);
      const back = [...files].reverse().map((file) => `${file}${b}`);
      return [...there, ...back];
    };
    const sente = round('9876543', 'ih');
    const gote = round('987654', 'ab');
    let line: Line<Position, Move> = startLine(start('k8/9/9/9/9/9/9/9/K8 b - 1'));
    while (shogi.judge(line) === undefined) {
      const tour = line.ply % 2 === 0 ? sente : gote;
      const step = Math.floor(line.ply / 2);
      const usi = `${tour[step % tour.length]}${tour[(step + 1) % tour.length]}`;
      line = extend(shogi, line, { move: move(line.position, usi) });
    }
    expect(line.ply).toBe(500);
    expect(shogi.judge(line)).toEqual(void_);
  });
});
