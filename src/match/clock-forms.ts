/** The forms in which players agree on time: the numbers each asks for, and the control made from them. */
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

/** One number that is asked for: its label, the unit in which it is typed, and its bounds in that unit. */
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

/** One form of agreeing on time: the numbers asked for, and the control made from them. */
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

/** All forms by name, in the order in which they are offered. */
export const clockForms = {
  main: {
    fields: [mainTime(1)],
    // A main time of 0 would be lost before the first move.
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
  // Byoyomi without main time, under its usual name.
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
