/** The pack of the toy game: everything besides its rules. */
import { type Agreement, friendly } from '#games/agreement.ts';
import type { GamePack, LineCodec } from '#games/pack.ts';
import type { Turn } from '#kernel/game.ts';
import { drawIn } from '#record/chance.ts';
import { toyFormats } from './toy-formats.ts';
import { type ToyMove, toy, toyStart } from './toy-game.ts';

/** The options of a toy game: who wins when pieces run out, when repetition is a draw, and how far a runner goes. */
export const toyAgreement: Agreement = {
  options: [
    { id: 'aim', kind: 'choice', choices: ['keep', 'lose'], first: 'keep' },
    { id: 'repetitions', kind: 'number', min: 2, max: 5, first: 3 },
    { id: 'steps', kind: 'number', min: 1, max: 3, first: 3 },
  ],
  replayed: [],
  clocks: [{ kind: 'none' }, { kind: 'fischer', mainMs: 180_000, incrementMs: 2_000 }],
  presets: [
    { id: 'gentle', table: friendly, options: {} },
    { id: 'topsy', table: { ...friendly, takebacks: 'off' }, options: { aim: 'lose' } },
  ],
  starts: [{ id: 'even', setup: toyStart, first: 0, gives: null, rung: 0, rules: {} }],
  // The last word of a position says how far runners go.
  setup: (start, { steps }) => start.replace(/\S+$/, String(steps)),
};

/**
 * Writes lines of the toy as bytes. A turn-up is its square plus 100 and what came up; a run is its number of steps and
 * its squares.
 */
export const toyLines: LineCodec<ToyMove> = {
  version: 1,
  pack: (turns) =>
    Uint8Array.from(
      turns.flatMap(({ move, drawn = '' }) =>
        'flip' in move
          ? [100 + move.flip, drawn.charCodeAt(0)]
          : [move.legs.length, move.from, ...move.legs],
      ),
    ),
  unpack: (bytes, version) => {
    if (version !== 1) return undefined;
    const turns: Turn<ToyMove>[] = [];
    for (let at = 0; at < bytes.length; ) {
      const [first = 0, second = 0] = bytes.subarray(at);
      const steps = first < 100 ? first : 0;
      if (first >= 100)
        turns.push({ move: { flip: first - 100 }, drawn: String.fromCharCode(second) });
      else
        turns.push({ move: { from: second, legs: [...bytes.subarray(at + 2, at + 2 + steps)] } });
      at += 2 + steps;
    }
    return turns;
  },
};

/** The pack of the toy game. No registry of the app knows it: a test passes it in. */
export const toyPack: GamePack = {
  id: toy.id,
  game: toy,
  settings: [],
  agreement: toyAgreement,
  notations: ['plain'],
  formats: async () => toyFormats,
  lines: toyLines,
  draw: drawIn(toy),
};
