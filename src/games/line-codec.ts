/** Lines in two bytes a turn, whatever position the turns are made in. */
import type { Turn } from '#kernel/game.ts';
import type { LineCodec } from './pack.ts';

/** The words of turns: sixteen bits each, the first byte the lower. */
interface Words<M> {
  /** The version of these words, never used for any others. */
  readonly version: number;
  /** The word of a turn; undefined where something in it has no place in a word. */
  wordOf(turn: Turn<M>): number | undefined;
  /** The turn of a word; undefined where the word is none. */
  turnOf(word: number): Turn<M> | undefined;
}

/** Makes a codec of the words of a game's turns. */
export const twoByteCodec = <M extends object>({
  version,
  wordOf,
  turnOf,
}: Words<M>): LineCodec<M> => ({
  version,
  pack: (turns) => {
    const bytes = new Uint8Array(2 * turns.length);
    for (const [i, turn] of turns.entries()) {
      const word = wordOf(turn);
      if (word === undefined) return undefined;
      bytes[2 * i] = word & 255;
      bytes[2 * i + 1] = word >> 8;
    }
    return bytes;
  },
  unpack: (bytes, of) => {
    if (of !== version || bytes.length % 2 !== 0) return undefined;
    const turns: Turn<M>[] = [];
    for (let i = 0; i < bytes.length; i += 2) {
      const turn = turnOf((bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8));
      if (turn === undefined) return undefined;
      turns.push(turn);
    }
    return turns;
  },
});
