/** The ways in which players agree on time: what each asks, and the control that comes of the answers. */
import type { TimeControl } from './clock-kinds.ts';

/** The numbers by which time is agreed, whatever its kind. */
export interface ClockNumbers {
  readonly mainMs: number;
  readonly byoyomiMs: number;
  readonly periods: number;
  readonly incrementMs: number;
  /** Moves in each period of Canadian time. */
  readonly moves: number;
}

/** One number that is asked: by what words, in which unit it is typed, and its bounds in that unit. */
export interface ClockField {
  readonly of: keyof ClockNumbers;
  readonly label:
    | 'mainTime'
    | 'perMove'
    | 'period'
    | 'periods'
    | 'units'
    | 'increment'
    | 'movesInPeriod';
  readonly unit: 'minutes' | 'seconds' | null;
  readonly min: number;
  readonly max: number;
}

/** How a way to give time is agreed: what is asked, and the control that comes of it. */
export interface ClockForm {
  readonly fields: readonly ClockField[];
  control(numbers: ClockNumbers): TimeControl;
}

const minute = 60_000;

const mainTime = (min: number): ClockField => ({
  of: 'mainMs',
  label: 'mainTime',
  unit: 'minutes',
  min,
  max: 1440,
});

const period = (label: 'perMove' | 'period'): ClockField => ({
  of: 'byoyomiMs',
  label,
  unit: 'seconds',
  min: 1,
  max: 3600,
});

const counted = (of: 'periods' | 'moves', label: ClockField['label']): ClockField => ({
  of,
  label,
  unit: null,
  min: 1,
  max: 100,
});

/** How time can be agreed, by the names of the forms, in the order in which they are offered. */
export const clockForms = {
  main: {
    fields: [mainTime(1)],
    // Nothing at all would be lost before the first move.
    control: ({ mainMs }) => ({ kind: 'main', mainMs: Math.max(mainMs, 1000) }),
  },
  byoyomi: {
    fields: [mainTime(0), period('perMove'), counted('periods', 'periods')],
    control: ({ mainMs, byoyomiMs, periods }) => ({ kind: 'byoyomi', mainMs, byoyomiMs, periods }),
  },
  koryo: {
    fields: [mainTime(0), period('perMove'), counted('periods', 'units')],
    control: ({ mainMs, byoyomiMs, periods }) => ({
      kind: 'koryo',
      mainMs,
      byoyomiMs,
      unitMs: minute,
      units: periods,
    }),
  },
  // Byoyomi alone, by the name that people have for it.
  move: {
    fields: [period('perMove')],
    control: ({ byoyomiMs }) => ({ kind: 'byoyomi', mainMs: 0, byoyomiMs, periods: 1 }),
  },
  fischer: {
    fields: [
      mainTime(0),
      { of: 'incrementMs', label: 'increment', unit: 'seconds', min: 0, max: 3600 },
    ],
    control: ({ mainMs, incrementMs }) => ({
      kind: 'fischer',
      mainMs,
      incrementMs: Math.max(incrementMs, mainMs === 0 ? 1000 : 0),
    }),
  },
  canadian: {
    fields: [mainTime(0), period('period'), counted('moves', 'movesInPeriod')],
    control: ({ mainMs, byoyomiMs, moves }) => ({ kind: 'canadian', mainMs, byoyomiMs, moves }),
  },
} as const satisfies Readonly<Record<string, ClockForm>>;
