import { expect, test } from 'vitest';
import { inCheck, legalMoves } from '#games/shogi/legal.ts';
import { formatSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import type { Position } from '#games/shogi/position.ts';
import { tsshogiCheck, tsshogiMoves, tsshogiPosition } from '../../bench/tsshogi.ts';
import { chanceOf, oddStarts, randomGame } from '../positions.ts';

const ours = (position: Position): readonly string[] => legalMoves(position).map(formatUsi).sort();

/** What tsshogi and this program say of a position; equal when they agree. */
const opinions = (position: Position) => {
  const sfen = formatSfen(position);
  const theirs = tsshogiPosition(sfen);
  return {
    mine: {
      sfen,
      moves: ours(position),
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

test.each(oddStarts)('tsshogi agrees on every position of random games from %s', (setup) => {
  let positions = 0;
  for (let seed = 1; positions < 250; seed++) {
    for (const { position } of randomGame(setup, 60, chanceOf(seed))) {
      const { mine, theirs } = opinions(position);
      expect(mine).toEqual(theirs);
      positions += 1;
    }
  }
});
