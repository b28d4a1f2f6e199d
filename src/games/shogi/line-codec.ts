/** The turns of a line in two bytes each, whatever position they are made in. */
import { twoByteCodec } from '../line-codec.ts';
import type { Move } from './move.ts';
import { handKinds } from './piece.ts';

/**
 * Version 1 has a word of sixteen bits, the lower byte first. The lowest seven bits are the goal. The next seven are the
 * square left; from 81 on they are the piece put down from the mover's hand, from 88 on from seat 0's, and from 95 on from
 * seat 1's. The bit after them says that the piece turns over.
 */
const VERSION = 1;
const SQUARES = 81;
const KINDS = handKinds.length;

const originOf = (move: Move): number => {
  if ('from' in move) return move.from;
  const hand = move.by === undefined ? 0 : 1 + move.by;
  return SQUARES + KINDS * hand + handKinds.indexOf(move.drop);
};

const moveOf = (word: number): Move | undefined => {
  const [to, origin, promote] = [word & 127, (word >> 7) & 127, word >> 14 === 1];
  if (to >= SQUARES || word >= 1 << 15) return undefined;
  if (origin < SQUARES) return { from: origin, to, promote };
  const [drop, hand] = [
    handKinds[(origin - SQUARES) % KINDS],
    Math.floor((origin - SQUARES) / KINDS),
  ];
  if (drop === undefined || hand > 2 || promote) return undefined;
  return hand === 0 ? { drop, to } : { drop, to, by: hand === 1 ? 0 : 1 };
};

/** The lines of shogi. */
export const lineCodec = twoByteCodec<Move>({
  version: VERSION,
  wordOf: ({ move, drawn }) => {
    if (drawn !== undefined) return undefined;
    const promotes = 'from' in move && move.promote;
    return move.to | (originOf(move) << 7) | (promotes ? 1 << 14 : 0);
  },
  turnOf: (word) => {
    const move = moveOf(word);
    return move && { move };
  },
});
