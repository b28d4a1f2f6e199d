/** The turns of a line in two bytes each, whatever position they are made in. */
import { twoByteCodec } from '../line-codec.ts';
import { type Move, moveOf } from './move.ts';

/** Version 1: of sixteen bits, the first byte first, the value is the square left times 90 and the goal added. */
const VERSION = 1;
const SQUARES = 90;

/** The codec of xiangqi's lines. */
export const lineCodec = twoByteCodec<Move>({
  version: VERSION,
  wordOf: ({ move, drawn }) => (drawn === undefined ? move.from * SQUARES + move.to : undefined),
  turnOf: (word) => {
    const [from, to] = [Math.floor(word / SQUARES), word % SQUARES];
    return from >= SQUARES || from === to ? undefined : { move: moveOf(from, to) };
  },
});
