/** Compares this program with tsshogi 2.2.0, an independent one, on thousands of positions. */
import { Color, Record as TsshogiRecord } from 'tsshogi';
import { describe, expect, inject, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { inCheck, isLegal, legalMoves } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { formatSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsi, parseUsi } from '#games/shogi/notation/usi.ts';
import { handKinds, kinds, letters, type Piece } from '#games/shogi/piece.ts';
import { type Position, positionFrom } from '#games/shogi/position.ts';
import { problems } from '#games/shogi/problems.ts';
import { formatSquare } from '#games/shogi/square.ts';
import { start } from '#games/shogi/starts.ts';
import type { Line } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { tsshogiCheck, tsshogiMoves, tsshogiPosition } from '../../bench/tsshogi.ts';
import { chanceOf, oddStarts, randomGame } from '../positions.ts';
import { triesAll } from '../seeded.ts';

/** The answers of tsshogi and of this program about a position. They are equal when both agree. */
const opinions = (position: Position) => {
  const sfen = formatSfen(position);
  const theirs = tsshogiPosition(sfen);
  return {
    mine: {
      sfen,
      moves: legalMoves(position).map(formatUsi).sort(),
      checked: [inCheck(position, 0), inCheck(position, 1)],
    },
    theirs: {
      sfen: theirs.getSFEN(position.ply),
      moves: tsshogiMoves(theirs)
        .map((move) => move.usi)
        .sort(),
      checked: [tsshogiCheck(theirs, 0), tsshogiCheck(theirs, 1)],
    },
  };
};

test.each(oddStarts)('both agree on every position of random games from %s', (setup) => {
  let positions = 0;
  for (let seed = inject('freshSeed'); positions < (triesAll ? 400 : 100); seed++) {
    for (const { position } of randomGame(setup, 60, chanceOf(seed))) {
      const { mine, theirs } = opinions(position);
      expect(mine).toEqual(theirs);
      positions += 1;
    }
  }
});

/** Random pieces around the two kings, with pawns in both hands; only positions that could occur in a game. */
const thrown = (chance: () => number): Position => {
  const below = (n: number): number => Math.floor(chance() * n);
  // The kings stand on the edge, where mates and so uchifuzume occur.
  const pieces = new Map<number, Piece>();
  const kings = [72 + below(9), below(9)] as const;
  pieces.set(kings[0], { kind: 'king', seat: 0 });
  pieces.set(kings[1], { kind: 'king', seat: 1 });
  const turn = below(2) === 0 ? 0 : 1;
  const others = kinds.filter((kind) => kind !== 'king');
  for (let count = 4 + below(16); count > 0; count--) {
    // Half of the pieces stand near the king of the side that is not to move.
    const about = kings[turn === 0 ? 1 : 0] + 9 * (below(5) - 2) + below(5) - 2;
    const square = below(2) === 0 ? about : below(81);
    const kind = others[below(others.length)];
    if (kind === undefined || square < 0 || square > 80 || pieces.has(square)) continue;
    pieces.set(square, { kind, seat: below(2) === 0 ? 0 : 1 });
  }
  const hand = () => ({ pawn: 1, [handKinds[below(handKinds.length)] ?? 'gold']: 1 });
  return positionFrom({ pieces, hands: [hand(), hand()], turn, ply: 1 });
};

test('both agree on thousands of positions of randomly placed pieces, uchifuzume included', () => {
  const chance = chanceOf(inject('freshSeed'));
  const enough = triesAll ? { positions: 3000, uchifuzume: 20 } : { positions: 750, uchifuzume: 3 };
  let compared = 0;
  let uchifuzume = 0;
  while (compared < enough.positions || uchifuzume < enough.uchifuzume) {
    const position = thrown(chance);
    if (problems(position).some(({ code }) => code !== 'too-many')) continue;
    const { mine, theirs } = opinions(position);
    expect(mine).toEqual(theirs);
    compared += 1;
    for (let to = 0; to < 81; to++) {
      const refusal = shogi.refuse(position, [
        { at: 'hand', seat: position.turn, kind: 'pawn' },
        { at: 'square', square: to },
      ]);
      if (refusal?.rule === 'uchifuzume') uchifuzume += 1;
    }
  }
});

test('both call the same moves legal, among all moves of pieces that are there', () => {
  const squares = Array.from({ length: 81 }, (_, square) => formatSquare(square));
  const origins = [...squares, ...handKinds.map((kind) => `${letters[kind]}*`)];
  for (const setup of oddStarts) {
    const position = randomGame(setup, 30, chanceOf(3)).at(-1)?.position ?? start(setup);
    const theirs = tsshogiPosition(formatSfen(position));
    for (const origin of origins)
      for (const to of squares)
        for (const face of ['', '+']) {
          const usi = `${origin}${to}${face}`;
          const read = parseUsi(usi, position);
          if (!read.ok) continue;
          const move = theirs.createMoveByUSI(usi);
          expect({ usi, legal: isLegal(position, read.value) }).toEqual({
            usi,
            legal: move !== null && theirs.isValidMove(move),
          });
        }
  }
});

describe('repetition', () => {
  /** A random game of few pieces whose players often move back where they came from. */
  const shuffling = (setup: string, seed: number): readonly Line<Position, Move>[] => {
    const chance = chanceOf(seed);
    let line: Line<Position, Move> = startLine(start(setup));
    const lines = [line];
    while (line.ply < 80 && shogi.judge(line) === undefined) {
      const own = line.before?.turn?.move;
      const moves = legalMoves(line.position);
      const back = moves.find(
        (move) =>
          own !== undefined &&
          'from' in move &&
          'from' in own &&
          move.to === own.from &&
          move.from === own.to &&
          !own.promote,
      );
      const move =
        back !== undefined && chance() < 0.9 ? back : moves[Math.floor(chance() * moves.length)];
      if (move === undefined) break;
      line = extend(shogi, line, { move });
      lines.push(line);
    }
    return lines;
  };

  const record = (setup: string): TsshogiRecord =>
    new TsshogiRecord(tsshogiPosition(formatSfen(start(setup))));

  const append = (theirs: TsshogiRecord, usi: string): void => {
    const move = theirs.position.createMoveByUSI(usi);
    if (move === null || !theirs.append(move)) throw new Error(`tsshogi refuses ${usi}`);
  };

  /** How tsshogi judges the end of a record, in our words. */
  const theirVerdict = (theirs: TsshogiRecord): string => {
    if (!theirs.repetition) return 'goes on';
    if (theirs.perpetualCheck === null) return 'sennichite';
    return theirs.perpetualCheck === Color.BLACK ? 'perpetual check by 0' : 'perpetual check by 1';
  };

  const ourVerdict = (line: Line<Position, Move>): string => {
    const outcome = shogi.judge(line);
    if (outcome?.by === 'perpetual-check')
      return `perpetual check by ${outcome.winner === 0 ? 1 : 0}`;
    return outcome?.by === 'sennichite' ? 'sennichite' : 'goes on';
  };

  test.each([
    'even',
    '4k4/9/9/9/9/9/9/5R3/8K b - 1',
    '8k/9/9/9/9/3+r5/9/9/4K4 w - 1',
    '4k4/9/4p4/9/2B6/9/4P4/9/4K4 b - 1',
    '4k4/9/3gpg3/9/9/4R4/9/9/4K4 b - 1',
  ])('is judged at the same ply and alike in shuffling games from %s', (setup) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const theirs = record(setup);
      for (const line of shuffling(setup, seed)) {
        if (line.turn !== null) append(theirs, formatUsi(line.turn.move));
        expect({ seed, ply: line.ply, verdict: ourVerdict(line) }).toEqual({
          seed,
          ply: line.ply,
          verdict: theirVerdict(theirs),
        });
        seen.add(ourVerdict(line));
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('where tsshogi errs: a game that begins in check has its start counted as a move without check', () => {
    const setup = '4k4/9/9/9/9/9/9/4R4/8K w - 1';
    const moves = ['5a4a', '5h4h', '4a5a', '4h5h'];
    const theirs = record(setup);
    let line: Line<Position, Move> = startLine(start(setup));
    for (const usi of [...moves, ...moves, ...moves]) {
      append(theirs, usi);
      const read = parseUsi(usi, line.position);
      if (!read.ok) throw new Error(usi);
      line = extend(shogi, line, { move: read.value });
    }
    // Every one of sente's six moves was a check (A63).
    expect(ourVerdict(line)).toBe('perpetual check by 0');
    expect(theirVerdict(theirs)).toBe('sennichite');
  });
});
