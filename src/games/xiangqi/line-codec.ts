/** The turns of a line in two bytes each, whatever position they are made in. */
import type { Turn } from '#kernel/game.ts';
import type { LineCodec } from '../pack.ts';
import { type Move, moveOf } from './move.ts';

/** Version 1: of sixteen bits, the first byte first, the value is the square left times 90 and the goal added. */
const VERSION = 1;
const SQUARES = 90;

/** The lines of xiangqi. */
export const lineCodec: LineCodec<Move> = {
  version: VERSION,
  pack: (turns) => {
    const bytes = new Uint8Array(2 * turns.length);
    for (const [i, { move, drawn }] of turns.entries()) {
      if (drawn !== undefined) return undefined;
      const word = move.from * SQUARES + move.to;
      bytes[2 * i] = word & 255;
      bytes[2 * i + 1] = word >> 8;
    }
    return bytes;
  },
  unpack: (bytes, version) => {
    if (version !== VERSION || bytes.length % 2 !== 0) return undefined;
    const turns: Turn<Move>[] = [];
    for (let i = 0; i < bytes.length; i += 2) {
      const word = (bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8);
      const [from, to] = [Math.floor(word / SQUARES), word % SQUARES];
      if (from >= SQUARES || from === to) return undefined;
      turns.push({ move: moveOf(from, to) });
    }
    return turns;
  },
};
