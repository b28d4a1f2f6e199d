/** What two people agree on before a game, and how a game begins from it. Loaded when someone wants a new game. */

import type { Handicap } from '#games/shogi/starts.ts';
import type { Game, Seat } from '#kernel/game.ts';
import { newClock, runClock, type TimeControl } from '#match/clock.ts';
import { agree, freeTerms, type Terms } from '#match/terms.ts';
import { creditOf } from './handicap-credit.ts';
import type { Ports } from './ports.ts';
import { newSeries, startOf } from './series.ts';
import { setAside } from './sittings.ts';
import { freshSitting, type Person, type SeatHelp, type Seating, type Table } from './table.ts';

/** The answers each question of the set-up can have, in the order in which they are offered. */
export const setUpChoices = {
  first: ['manual', 'furigoma', 'alternate'],
  start: [
    'even',
    'lance',
    'right-lance',
    'bishop',
    'rook',
    'rook-lance',
    'two',
    'three',
    'four',
    'five',
    'left-five',
    'six',
    'right-seven',
    'left-seven',
    'eight',
    'ten',
    'naked-king',
    'own',
  ],
  clock: ['none', 'main', 'byoyomi', 'koryo', 'move', 'fischer', 'canadian'],
  strictness: ['teach', 'casual', 'claim', 'strict', 'retry-same', 'retry-any'],
  takebacks: ['free', 'ask', 'off'],
  repetition: ['replay', 'draw'],
  repetitionTiebreak: ['none', 'points'],
  replayClock: ['remaining', 'fresh'],
  impasse: ['jsa24', '27', 'off'],
  impassePoints: ['official24', 'majority'],
  moveLimit: [500, 320, null],
  how: ['side', 'teacher', 'face', 'pass'],
} as const satisfies {
  readonly start: readonly (Handicap | 'own')[];
  readonly strictness: readonly Terms['strictness'][];
  readonly takebacks: readonly Terms['takebacks'][];
  readonly replayClock: readonly Terms['replayClock'][];
  readonly how: readonly Seating['how'][];
  readonly [question: string]: readonly (string | number | null)[];
};

type Choices = typeof setUpChoices;

/** How one person's time is given, with every number kept while another kind of clock is tried. */
export interface TimeChoice {
  readonly kind: Choices['clock'][number];
  readonly mainMs: number;
  readonly byoyomiMs: number;
  readonly periods: number;
  readonly incrementMs: number;
  /** Moves in each period of Canadian time. */
  readonly moves: number;
}

/** Plain data, kept on this device for the next game. */
export type SetUp = {
  readonly [K in Exclude<keyof Choices, 'clock'>]: Choices[K][number];
} & {
  readonly names: readonly [string, string];
  /** Who has seat 0 where it is chosen by hand; with a handicap, who receives the pieces. */
  readonly sente: Person;
  /** Who had seat 0 in the last game; null before the first. */
  readonly lastSente: Person | null;
  /** How the pawns fell that were tossed for the next game: whoever has seen them does not toss again. Null before. */
  readonly toss: Toss | null;
  /** The position to start from where it is one's own. */
  readonly sfen: string;
  /** The time of each person; the first is both people's while `sameClock` holds. */
  readonly clocks: readonly [TimeChoice, TimeChoice];
  readonly sameClock: boolean;
  readonly agreedDraw: boolean;
  /** Whether the handicap of the next games goes up and down with the results. */
  readonly ladder: boolean;
  readonly cover: boolean;
  /** How much help each person has. */
  readonly marks: readonly [SeatHelp, SeatHelp];
};

const minute = 60_000;

/** No clock, and numbers that make sense as soon as one is wanted. */
export const noClock: TimeChoice = {
  kind: 'none',
  mainMs: 10 * minute,
  byoyomiMs: 30_000,
  periods: 1,
  incrementMs: 5_000,
  moves: 20,
};

/** The set-up of two people who have never played here. */
export const firstSetUp: SetUp = {
  names: ['', ''],
  first: 'manual',
  sente: 0,
  lastSente: null,
  toss: null,
  start: 'even',
  sfen: '',
  clocks: [noClock, noClock],
  sameClock: true,
  strictness: 'teach',
  takebacks: 'free',
  agreedDraw: false,
  repetition: 'replay',
  repetitionTiebreak: 'none',
  replayClock: 'remaining',
  impasse: 'jsa24',
  impassePoints: 'official24',
  moveLimit: 500,
  ladder: false,
  how: 'side',
  cover: false,
  marks: ['settings', 'settings'],
};

/** A person's time as the clock wants it; null without one. */
const controlOf = ({
  kind,
  mainMs,
  byoyomiMs,
  periods,
  incrementMs,
  moves,
}: TimeChoice): TimeControl | null => {
  switch (kind) {
    case 'none':
      return null;
    case 'main':
      // Nothing at all would be lost before the first move.
      return { kind, mainMs: Math.max(mainMs, 1000) };
    case 'byoyomi':
      return { kind, mainMs, byoyomiMs, periods };
    case 'koryo':
      return { kind, mainMs, byoyomiMs, unitMs: minute, units: periods };
    case 'move':
      return { kind: 'byoyomi', mainMs: 0, byoyomiMs, periods: 1 };
    case 'fischer':
      return { kind, mainMs, incrementMs: Math.max(incrementMs, mainMs === 0 ? 1000 : 0) };
    case 'canadian':
      return { kind, mainMs, byoyomiMs, moves };
  }
};

const unlimited: TimeControl = { kind: 'unlimited' };

/** The time of both people, in the order of their names; null when neither has a clock, and without limit for one who alone has none. */
export const controlsOf = ({
  clocks,
  sameClock,
}: Pick<SetUp, 'clocks' | 'sameClock'>): readonly [TimeControl, TimeControl] | null => {
  const first = controlOf(clocks[0]);
  const second = sameClock ? first : controlOf(clocks[1]);
  return first === null && second === null ? null : [first ?? unlimited, second ?? unlimited];
};

/** How five tossed pawns fell, and who is sente by them. */
export interface Toss {
  /** True for a pawn that shows 歩. */
  readonly pawns: readonly [boolean, boolean, boolean, boolean, boolean];
  readonly sente: Person;
}

/** Furigoma: the first person throws, and is sente when most pawns show 歩 (rules A5). */
export const tossFurigoma = (random: Ports['random']): Toss => {
  const fall = (): boolean => random() < 0.5;
  const pawns = [fall(), fall(), fall(), fall(), fall()] as const;
  return { pawns, sente: pawns.filter((up) => up).length > 2 ? 0 : 1 };
};

/** Whether pieces are given: seat 1 is uwate and moves first. */
export const isHandicap = ({ start }: Pick<SetUp, 'start'>): boolean =>
  start !== 'even' && start !== 'own';

/** Who has seat 0; undefined while the pawns still have to say it. With a handicap it is who receives the pieces. */
export const senteOf = (setUp: SetUp): Person | undefined => {
  const { first, sente, lastSente } = setUp;
  if (first === 'manual' || isHandicap(setUp)) return sente;
  if (first === 'furigoma') return undefined;
  if (lastSente === null) return sente;
  return lastSente === 0 ? 1 : 0;
};

/** The position text that a set-up starts from. */
export const setupOf = (game: Game, { start, sfen }: Pick<SetUp, 'start' | 'sfen'>): string =>
  start === 'own' ? sfen : game.text.position(game.start(start));

/** What two people have, by seat. */
const bySeat = <T>([first, second]: readonly [T, T], sente: Person): readonly [T, T] =>
  sente === 0 ? [first, second] : [second, first];

const rulesOf = (game: Game, setUp: SetUp, start: Handicap | undefined): object => ({
  ...game.rules,
  repetition: setUp.repetition,
  repetitionTiebreak: setUp.repetitionTiebreak,
  impasse: setUp.impasse,
  impassePoints: setUp.impassePoints,
  moveLimit: setUp.moveLimit,
  handicapCredit: start === undefined ? 0 : creditOf(start),
});

const termsOf = (setUp: SetUp, sente: Person): Terms => {
  const controls = controlsOf(setUp);
  return {
    strictness: setUp.strictness,
    takebacks: setUp.takebacks,
    agreedDraw: setUp.agreedDraw,
    clock: controls && bySeat(controls, sente),
    replayClock: setUp.replayClock,
  };
};

const same = (one: object, another: object): boolean =>
  JSON.stringify(one) === JSON.stringify(another);

const firstSeating: Seating = { how: 'side', cover: false, marks: ['settings', 'settings'] };

/** The set-up with its pawns tossed; they are tossed once for a game. */
export const withToss = (
  setUp: SetUp,
  random: Ports['random'],
): SetUp & { readonly toss: Toss } => ({
  ...setUp,
  toss: setUp.toss ?? tossFurigoma(random),
});

/** What is remembered of a set-up for the next game when one has begun in which that person has seat 0. */
export const afterGame = (setUp: SetUp, lastSente: Person): SetUp => ({
  ...setUp,
  lastSente,
  toss: null,
});

/**
 * Begins the game that was agreed on; the present one is set aside. Pawns that nobody has seen are tossed here. Returns
 * the set-up to remember for the next game.
 */
export const beginSetUp = (table: Table, setUp: SetUp): SetUp => {
  const { ports, store } = table;
  const { game } = store.getState().pack;
  const sente = senteOf(setUp) ?? withToss(setUp, ports.random).toss.sente;
  const setup = setupOf(game, setUp);
  // A position of one's own may be a handicap all the same.
  const start = startOf(game, setup);
  const terms = termsOf(setUp, sente);
  const turn: Seat = game.turn(game.start(setup));
  const clock = terms.clock && runClock(newClock(terms.clock, turn), ports.now());
  const { how, cover } = setUp;
  const seating: Seating = { how, cover, marks: bySeat(setUp.marks, sente) };
  const sitting = freshSitting(game, ports, setup, {
    // Face to face everybody stays where they sit; elsewhere the board stays as it was turned.
    flipped: how === 'face' ? sente === 1 : store.getState().sitting.flipped,
    players: bySeat([setUp.names[0].trim(), setUp.names[1].trim()], sente),
    rules: rulesOf(game, setUp, start),
    ...(same(terms, freeTerms) ? {} : { agreed: agree(terms, clock) }),
    ...(same(seating, firstSeating) ? {} : { seating }),
    ...(sente === 1 && { swapped: true }),
    ...(setUp.ladder && { series: newSeries(true) }),
  });
  setAside(table, sitting, 'new-game');
  return afterGame(setUp, sente);
};
