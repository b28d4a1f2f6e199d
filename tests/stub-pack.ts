/**
 * A second game for tests. Two sides count up on a row of cells, one or two steps at a time; the player who fills the
 * last cell wins.
 */
import type { GamePack, Packs } from '#games/pack.ts';
import type { Game, Pick, Seat } from '#kernel/game.ts';
import { fail, ok } from '#kernel/result.ts';
import { invented } from './invented-agreement.ts';

interface Row {
  readonly filled: number;
  readonly turn: Seat;
}

interface Step {
  readonly to: number;
}

const CELLS = 8;

const stepsFrom = ({ filled }: Row): readonly Step[] =>
  [filled, filled + 1].filter((to) => to < CELLS).map((to) => ({ to }));

const stepOf = (row: Row, picks: readonly Pick[]): Step | undefined => {
  const [first] = picks;
  return stepsFrom(row).find(({ to }) => first?.at === 'square' && first.square === to);
};

const numberIn = (text: string, most: number): number | undefined =>
  /^\d$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const rowOf = (text: string): Row | undefined => {
  const filled = numberIn(text.slice(1), CELLS);
  return /^[01]/.test(text) && filled !== undefined
    ? { filled, turn: text.startsWith('0') ? 0 : 1 }
    : undefined;
};

const game: Game<Row, Step> = {
  id: 'stub',
  rules: {},
  start: (setup = '00') => rowOf(setup) ?? { filled: 0, turn: 0 },
  turn: ({ turn }) => turn,
  legalMoves: stepsFrom,
  attempt: stepOf,
  owns: () => false,
  refuse: (row, picks) =>
    stepOf(row, picks) ? null : { rule: 'too-far', class: 'slip', evidence: [] },
  reach: () => ({ pattern: [], moves: [], captures: [], protects: [] }),
  facts: () => ({ checked: [], occurrences: 1, warning: null }),
  draws: () => [],
  play: ({ turn }, { move: { to } }) => ({ filled: to + 1, turn: turn === 0 ? 1 : 0 }),
  judge: ({ position: { filled, turn } }) =>
    filled < CELLS ? undefined : { winner: turn === 0 ? 1 : 0, by: 'full', next: 'over' },
  claims: {},
  claim: () => null,
  trace: (_, { move: { to } }) => ({
    moved: [],
    removed: [],
    turned: [],
    appeared: [to],
    hands: [],
  }),
  picks: (_, { to }) => [{ at: 'square', square: to }],
  text: {
    position: ({ filled, turn }) => `${turn}${filled}`,
    parsePosition: (text) => {
      const row = rowOf(text);
      return row ? ok(row) : fail({ code: 'no-row', line: 1, column: 1, excerpt: text });
    },
    move: ({ to }) => String(to),
    parseMove: (text) => {
      const to = numberIn(text, CELLS - 1);
      return to === undefined
        ? fail({ code: 'no-step', line: 1, column: 1, excerpt: text })
        : ok({ to });
    },
  },
  key: ({ filled, turn }) => `${turn}${filled}`,
};

/** The pack of that game. */
export const stubPack: GamePack = {
  id: game.id,
  game,
  settings: [{ id: 'row', kind: 'choice', choices: ['across', 'down'], first: 'across' }],
  agreement: invented,
  notations: ['plain'],
  formats: async () => Promise.reject(new Error('nobody keeps files of this game')),
};

/** These packs and the stub. */
export const withStub = (packs: Packs): Packs => ({ ...packs, stub: async () => stubPack });
