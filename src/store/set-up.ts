/** The set-up: everything two people agree on before a game, and how a game begins from it. */

import type { Agreement, OptionSpec, Options, Start, ValuesOf } from '#games/agreement.ts';
import type { Seat } from '#kernel/game.ts';
import { newClock, runClock, type TimeControl } from '#match/clock.ts';
import { type ClockField, type ClockNumbers, clockForms } from '#match/clock-forms.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { Terms } from '#match/terms.ts';
import { readOptions } from './options.ts';
import type { Ports } from './ports.ts';
import { newSeries, setupOf, startAt } from './series.ts';
import { replaceGame } from './sittings.ts';
import { freshSitting, type Person, type SeatHelp, type Seating, type Table } from './table.ts';

/** The questions every table asks before a game, whatever is played, in the order in which they are asked. */
export const questions = [
  { id: 'first', kind: 'choice', choices: ['manual', 'toss', 'alternate'], first: 'manual' },
  { id: 'sameClock', kind: 'flag', first: true },
  {
    id: 'strictness',
    kind: 'choice',
    choices: ['teach', 'casual', 'claim', 'strict', 'retry-same', 'retry-any'],
    first: 'teach',
  },
  { id: 'takebacks', kind: 'choice', choices: ['free', 'ask', 'off'], first: 'free' },
  { id: 'agreedDraw', kind: 'flag', first: false },
  { id: 'replayClock', kind: 'choice', choices: ['remaining', 'fresh'], first: 'remaining' },
  // Whether the handicap of the next games goes up and down with the results.
  { id: 'ladder', kind: 'flag', first: false },
  { id: 'how', kind: 'choice', choices: ['side', 'teacher', 'face', 'pass'], first: 'side' },
  { id: 'cover', kind: 'flag', first: false, when: { option: 'how', is: ['pass'] } },
] as const satisfies readonly OptionSpec[];

type FormName = keyof typeof clockForms;

const isForm = (name: string): name is FormName => Object.hasOwn(clockForms, name);

/** The kinds of clock, in the order in which they are offered. */
export const clockChoices: readonly ['none', ...FormName[]] = [
  'none',
  ...Object.keys(clockForms).filter(isForm),
];

/** How one person's time is given. Every number is kept while another kind of clock is tried. */
export interface TimeChoice extends ClockNumbers {
  readonly kind: 'none' | FormName;
}

/** The fields to fill in for a kind of clock; empty for no clock. */
export const clockFields = (kind: TimeChoice['kind']): readonly ClockField[] =>
  kind === 'none' ? [] : clockForms[kind].fields;

/** The id of the start for players who set up a position themselves. */
export const OWN_START = 'own';

/** Plain data, kept on this device for the next game. */
export type SetUp = ValuesOf<typeof questions> & {
  readonly names: readonly [string, string];
  /** The person who has seat 0 if that is chosen by hand. With a handicap it follows from who gives pieces. */
  readonly seatZero: Person;
  /** The person who had seat 0 in the last game; null before the first. */
  readonly lastSeatZero: Person | null;
  /** The result of the toss for the next game; null before the toss. Once seen, the tokens are not tossed again. */
  readonly toss: Toss | null;
  /** The time of each person. While `sameClock` holds, the first applies to both. */
  readonly clocks: readonly [TimeChoice, TimeChoice];
  /** The person who learns from a teacher if that is chosen by hand; null if it follows from the handicap. */
  readonly learner: Person | null;
  /** How much help each person has. */
  readonly marks: readonly [SeatHelp, SeatHelp];
  /** The start by its id, or `own`. */
  readonly start: string;
  /** The position to start from if `start` is `own`, as it was typed. */
  readonly position: string;
  /** The agreed options of the game's rules. */
  readonly options: Options;
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

/** The personal part of the set-up of two people who have never played here. */
export const firstPeople: Pick<
  SetUp,
  'names' | 'seatZero' | 'lastSeatZero' | 'toss' | 'clocks' | 'learner' | 'marks'
> = {
  names: ['', ''],
  seatZero: 0,
  lastSeatZero: null,
  toss: null,
  clocks: [noClock, noClock],
  learner: null,
  marks: ['settings', 'settings'],
};

/** The set-up of two people who have never played here. */
export const firstSetUp = ({ options, presets, starts }: Agreement): SetUp => ({
  ...readOptions(questions, {}),
  // Not every game allows draws by agreement.
  agreedDraw: presets[0]?.table.agreedDraw === true,
  ...firstPeople,
  start: starts[0].id,
  position: '',
  options: readOptions(options, {}),
});

/** A person's time as a control of the clock; null without one. */
const controlOf = ({ kind, ...numbers }: TimeChoice): TimeControl | null =>
  kind === 'none' ? null : clockForms[kind].control(numbers);

const unlimited: TimeControl = { kind: 'unlimited' };

/**
 * The time of both people, in the order of their names; null when neither has a clock. If only one has a clock, the
 * other has no limit.
 */
export const controlsOf = ({
  clocks,
  sameClock,
}: Pick<SetUp, 'clocks' | 'sameClock'>): readonly [TimeControl, TimeControl] | null => {
  const first = controlOf(clocks[0]);
  const second = sameClock ? first : controlOf(clocks[1]);
  return first === null && second === null ? null : [first ?? unlimited, second ?? unlimited];
};

/** How five tossed tokens fell, and who has seat 0 by them. */
export interface Toss {
  /** True for a token that shows its face. */
  readonly up: readonly [boolean, boolean, boolean, boolean, boolean];
  readonly seatZero: Person;
}

/** The first person throws, and has seat 0 when most tokens show their face. */
export const tossTokens = (random: Ports['random']): Toss => {
  const fall = (): boolean => random() < 0.5;
  const up = [fall(), fall(), fall(), fall(), fall()] as const;
  return { up, seatZero: up.filter((faceUp) => faceUp).length > 2 ? 0 : 1 };
};

/** The start that is agreed on; undefined for a position that the players set up. */
export const startIn = (
  { starts }: Agreement,
  { start }: Pick<SetUp, 'start'>,
): Start | undefined => starts.find(({ id }) => id === start);

/** Whether a side gives pieces in the agreed start. */
export const isHandicap = (agreement: Agreement, setUp: Pick<SetUp, 'start'>): boolean =>
  startIn(agreement, setUp)?.gives != null;

/**
 * The person who has seat 0; undefined until the tokens are tossed. With a handicap it depends on who gives the pieces.
 */
export const seatZeroOf = (agreement: Agreement, setUp: SetUp): Person | undefined => {
  const { first, seatZero, lastSeatZero } = setUp;
  if (first === 'manual' || isHandicap(agreement, setUp)) return seatZero;
  if (first === 'toss') return undefined;
  if (lastSeatZero === null) return seatZero;
  return lastSeatZero === 0 ? 1 : 0;
};

/** The person who learns if one of the two is a teacher. With a handicap it is the one who gets it, otherwise the second. */
export const learnerOf = (agreement: Agreement, setUp: SetUp): Person => {
  if (setUp.learner !== null) return setUp.learner;
  const gives = startIn(agreement, setUp)?.gives ?? null;
  // The learner has the seat opposite the giver, and the person in seat 0 is chosen by hand.
  return gives === null || (gives === 0) === (setUp.seatZero === 0) ? 1 : 0;
};

/** The set-up with marks for the learner: if the teacher alone had them, they change hands. */
export const withLearner = (agreement: Agreement, setUp: SetUp): SetUp => {
  const [first, second] = setUp.marks;
  const [learner, teacher] = learnerOf(agreement, setUp) === 0 ? [first, second] : [second, first];
  if (setUp.how !== 'teacher' || learner !== 'off' || teacher === 'off') return setUp;
  return { ...setUp, marks: [second, first] };
};

/** Turns a pair by person into a pair by seat, and back. */
export const bySeat = <T>([first, second]: readonly [T, T], seatZero: Person): readonly [T, T] =>
  seatZero === 0 ? [first, second] : [second, first];

const termsOf = (setUp: SetUp, seatZero: Person): Terms => {
  const controls = controlsOf(setUp);
  return {
    strictness: setUp.strictness,
    takebacks: setUp.takebacks,
    agreedDraw: setUp.agreedDraw,
    clock: controls && bySeat(controls, seatZero),
    replayClock: setUp.replayClock,
  };
};

const same = (one: object, another: object): boolean =>
  JSON.stringify(one) === JSON.stringify(another);

/** How people sit who have not chosen: side by side, both with the help that the settings give. */
const firstSeating: Seating = { how: 'side', cover: false, marks: ['settings', 'settings'] };

/** How the two people sit, and from which side the board is seen; `flipped` is how it is seen before. */
export const seatingOf = (
  { how, cover, marks }: SetUp,
  seatZero: Person,
  flipped: boolean,
): { readonly seating: Seating; readonly flipped: boolean } => ({
  seating: { how, cover, marks: bySeat(marks, seatZero) },
  // Face to face both people stay where they sit; otherwise the board stays as it was turned.
  flipped: how === 'face' ? seatZero === 1 : flipped,
});

/** The set-up with its tokens tossed; they are tossed once for a game. */
export const withToss = (
  setUp: SetUp,
  random: Ports['random'],
): SetUp & { readonly toss: Toss } => ({
  ...setUp,
  toss: setUp.toss ?? tossTokens(random),
});

/** The set-up to remember for the next game, once a game has begun in which that person has seat 0. */
export const afterGame = (setUp: SetUp, lastSeatZero: Person): SetUp => ({
  ...setUp,
  lastSeatZero,
  toss: null,
});

/** Answers for a new game that are filled in before a game has begun from them (`set-up-draft.ts`). */
export interface SetUpDraft {
  /** The game that is chosen. */
  readonly game: string;
  /** The last answers for each game that was chosen. Those that all games share are in the set-up of the chosen one. */
  readonly setUps: Readonly<Record<string, SetUp>>;
}

/** A text that was typed into a number field and is no number in its range, and the number that stays instead. */
export interface WrongNumber {
  readonly text: string;
  readonly over: number;
}

/** Such texts of each table by their fields (`set-up-draft.ts`). */
export const wrongNumbers = new WeakMap<Table['store'], Map<string, WrongNumber>>();

/** The draft of each table; none where nothing was filled in since a game began. */
export const drafts = new WeakMap<Table['store'], SetUpDraft>();

/**
 * Begins the agreed game; the one in play is set aside, and the draft is used up. If the toss was not seen yet, the tokens
 * are tossed here. Returns the set-up to remember for the next game.
 */
export const beginSetUp = (table: Table, agreement: Agreement, answers: SetUp): SetUp => {
  const setUp = withLearner(agreement, answers);
  const { ports, store } = table;
  const { pack } = store.getState();
  const { game } = pack;
  const seatZero = seatZeroOf(agreement, setUp) ?? withToss(setUp, ports.random).toss.seatZero;
  const begun = startIn(agreement, setUp)?.setup ?? setUp.position;
  // A position that the players set up may still be a handicap.
  const setup = setupOf(agreement, begun, setUp.options);
  const start = startAt(agreement, setup, setUp.options);
  const terms = termsOf(setUp, seatZero);
  const turn: Seat = game.turn(game.start(setup));
  const clock = terms.clock && runClock(newClock(terms.clock, turn), ports.now());
  const { names } = setUp;
  const { seating, flipped } = seatingOf(setUp, seatZero, store.getState().sitting.flipped);
  const sitting = freshSitting(game, ports, setup, {
    flipped,
    players: bySeat([names[0].trim(), names[1].trim()], seatZero),
    rules: { ...game.rules, ...setUp.options, ...start?.rules },
    ...(same(terms, freeTerms) ? {} : { refereeState: agree(terms, clock) }),
    ...(same(seating, firstSeating) ? {} : { seating }),
    ...(seatZero === 1 && { swapped: true }),
    ...(setUp.ladder && { series: newSeries(true) }),
  });
  replaceGame(table, sitting, 'new-game', pack);
  drafts.delete(store);
  wrongNumbers.delete(store);
  return afterGame(setUp, seatZero);
};
