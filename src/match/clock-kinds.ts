/**
 * The kinds of clock, one entry each. An entry says what a side begins with, what follows when its main time has run
 * out, and what a completed move does. It also says which note is shown and how the kind is stored. All times are in
 * milliseconds.
 */

/** The time that a side has left between two moves. */
export interface Allowance {
  readonly mainMs: number;
  /** Byoyomi: periods left, the one in use included. Kōryo: units left, the one in use not. */
  readonly periods: number;
  /**
   * Time left of the period. In byoyomi it is whole at the start of a move; in Canadian time it carries over from move
   * to move.
   */
  readonly periodMs: number;
  /** Canadian: moves still to make in the period. */
  readonly moves: number;
}

/** The meaning of a number of a control: a time that may be 0, a time that may not, or a number of things. */
export type Stored = 'span' | 'period' | 'count';

type Shape = Readonly<Record<string, Stored>>;

type Control<Kind extends string, S extends Shape> = { readonly kind: Kind } & {
  readonly [Key in keyof S]: number;
};

/** The note under a side's time once its main time is over: the key of a phrase, and the number in it. */
export interface ClockNote {
  readonly says: 'byoyomi' | 'periods' | 'units' | 'moves';
  readonly count: number;
}

/** The behaviour of one kind of clock. */
export interface ClockKind<C> {
  /** Its numbers, as a stored agreement has them. */
  readonly stored: Shape;
  /** The allowance a side begins with. */
  full(control: C): Allowance;
  /** The allowance left when main time has been exceeded by `overMs`; null when the flag has fallen. */
  overMain(control: C, before: Allowance, overMs: number): Allowance | null;
  /** The allowance left once the move is completed. */
  completed(control: C, left: Allowance): Allowance;
  /** The time that may be spent on a turn besides main time; infinite without a limit. */
  besidesMainMs(control: C, left: Allowance): number;
  /** The length of the stretch that follows when the present one runs out; undefined after the last. */
  nextStretchMs(control: C, left: Allowance): number | undefined;
  note(control: C, left: Allowance): ClockNote | null;
  /** Whether a period under way continues in the replay of a void game. */
  readonly keepsPeriod: boolean;
}

const atFirst = (given: Partial<Allowance>): Allowance => ({
  mainMs: 0,
  periods: 0,
  periodMs: 0,
  moves: 0,
  ...given,
});

/** One allowance and nothing after it: the default for what a kind does not define. */
const suddenDeath = {
  overMain: () => null,
  completed: (_: unknown, left: Allowance) => left,
  besidesMainMs: () => 0,
  nextStretchMs: () => undefined,
  note: () => null,
  keepsPeriod: false,
};

const clockKind = <const Kind extends string, const S extends Shape>(
  _: Kind,
  stored: S,
  does: Partial<Omit<ClockKind<Control<Kind, S>>, 'stored'>> &
    Pick<ClockKind<Control<Kind, S>>, 'full'>,
): ClockKind<Control<Kind, S>> => ({ ...suddenDeath, ...does, stored });

/** No limit, for a side whose opponent alone has one. Its time is recorded, and no flag falls. */
const unlimited = clockKind(
  'unlimited',
  {},
  {
    full: () => atFirst({}),
    overMain: (_, before) => before,
    besidesMainMs: () => Number.POSITIVE_INFINITY,
  },
);

/** All moves in one allowance: sudden death. */
const main = clockKind('main', { mainMs: 'span' }, { full: ({ mainMs }) => atFirst({ mainMs }) });

/**
 * Byoyomi: after the main time each move gets a fixed time, which is never saved up. With several periods, one is lost
 * each time it runs out.
 */
const byoyomi = clockKind(
  'byoyomi',
  { mainMs: 'span', byoyomiMs: 'period', periods: 'count' },
  {
    full: ({ mainMs, byoyomiMs, periods }) => atFirst({ mainMs, periods, periodMs: byoyomiMs }),
    overMain: ({ byoyomiMs }, before, overMs) => {
      const periods = before.periods - Math.floor(overMs / byoyomiMs);
      return periods > 0
        ? { ...before, mainMs: 0, periods, periodMs: byoyomiMs - (overMs % byoyomiMs) }
        : null;
    },
    completed: ({ byoyomiMs }, left) => ({ ...left, periodMs: byoyomiMs }),
    besidesMainMs: ({ byoyomiMs }, { periods }) => periods * byoyomiMs,
    nextStretchMs: ({ byoyomiMs }, { mainMs, periods }) =>
      mainMs > 0 || periods > 1 ? byoyomiMs : undefined,
    note: (control, { periods }) => ({
      says: control.periods > 1 ? 'periods' : 'byoyomi',
      count: periods,
    }),
  },
);

/**
 * Byoyomi with a store of thinking time (kōryo jikan, as in televised games; rules A87). When the byoyomi of a move
 * runs out, whole units are taken from the store and are gone.
 */
const koryo = clockKind(
  'koryo',
  { mainMs: 'span', byoyomiMs: 'period', unitMs: 'period', units: 'count' },
  {
    full: ({ mainMs, byoyomiMs, units }) =>
      atFirst({ mainMs, periods: units, periodMs: byoyomiMs }),
    overMain: ({ byoyomiMs, unitMs }, before, overMs) => {
      const periodMs = byoyomiMs - overMs;
      if (periodMs > 0) return { ...before, mainMs: 0, periodMs };
      const taken = Math.floor(-periodMs / unitMs) + 1;
      const periods = before.periods - taken;
      return periods < 0
        ? null
        : { ...before, mainMs: 0, periods, periodMs: unitMs * taken + periodMs };
    },
    completed: ({ byoyomiMs }, left) => ({ ...left, periodMs: byoyomiMs }),
    besidesMainMs: ({ byoyomiMs, unitMs }, { periods }) => byoyomiMs + periods * unitMs,
    nextStretchMs: ({ byoyomiMs, unitMs }, { mainMs, periods }) =>
      mainMs > 0 ? byoyomiMs : periods > 0 ? unitMs : undefined,
    note: (_, { periods }) => ({ says: 'units', count: periods }),
  },
);

/** Fischer: each completed move adds to the time left. */
const fischer = clockKind(
  'fischer',
  { mainMs: 'span', incrementMs: 'span' },
  {
    // Without main time the increment counts for the first move too.
    full: ({ mainMs, incrementMs }) => atFirst({ mainMs: mainMs || incrementMs }),
    completed: ({ incrementMs }, left) => ({ ...left, mainMs: left.mainMs + incrementMs }),
  },
);

/** Canadian: after the main time, a number of moves must be made in each period. */
const canadian = clockKind(
  'canadian',
  { mainMs: 'span', byoyomiMs: 'period', moves: 'count' },
  {
    full: ({ mainMs, byoyomiMs, moves }) => atFirst({ mainMs, periodMs: byoyomiMs, moves }),
    overMain: (_, before, overMs) => {
      const periodMs = before.periodMs - overMs;
      return periodMs > 0 ? { ...before, mainMs: 0, periodMs } : null;
    },
    completed: ({ byoyomiMs, moves }, left) => {
      if (left.mainMs > 0) return left;
      return left.moves > 1
        ? { ...left, moves: left.moves - 1 }
        : { ...left, moves, periodMs: byoyomiMs };
    },
    besidesMainMs: (_, { periodMs }) => periodMs,
    nextStretchMs: ({ byoyomiMs }, { mainMs }) => (mainMs > 0 ? byoyomiMs : undefined),
    note: (_, { moves }) => ({ says: 'moves', count: moves }),
    keepsPeriod: true,
  },
);

/** Every kind of clock, by the name under which it is stored. */
export const clockKinds = { unlimited, main, byoyomi, koryo, fischer, canadian };

type Kinds = typeof clockKinds;

/** How one side's time is given (rules A88, A89). */
export type TimeControl = {
  [Name in keyof Kinds]: Kinds[Name] extends ClockKind<infer C> ? C : never;
}[keyof Kinds];

/** The kind of clock of a control. */
export const kindOf = ({ kind }: TimeControl): ClockKind<TimeControl> => clockKinds[kind];

const isKind = (name: unknown): name is keyof Kinds =>
  typeof name === 'string' && Object.hasOwn(clockKinds, name);

/** Whether a stored value is a time control, with every number that its kind needs. */
export const isControl = (stored: unknown): stored is TimeControl => {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return false;
  const { kind, ...numbers }: Readonly<Record<string, unknown>> & { readonly kind: unknown } = {
    ...stored,
  };
  if (!isKind(kind)) return false;
  return Object.entries(clockKinds[kind].stored).every(([key, what]) => {
    const value = numbers[key];
    return (
      typeof value === 'number' &&
      Number.isFinite(value) &&
      value >= (what === 'period' ? 1 : 0) &&
      (what !== 'count' || Number.isInteger(value))
    );
  });
};
