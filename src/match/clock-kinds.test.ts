import { describe, expect, test } from 'vitest';
import { flagAt, newClock, runClock } from './clock.ts';
import { clockForms } from './clock-forms.ts';
import { clockKinds, isControl, kindOf } from './clock-kinds.ts';

const numbers = { mainMs: 60_000, byoyomiMs: 10_000, periods: 3, incrementMs: 5_000, moves: 20 };

describe.each(Object.entries(clockForms))('time that is agreed as %s', (_, form) => {
  const control = form.control(numbers);

  test('can be stored, and read back with every number that its kind has', () => {
    const stored: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(control));
    expect(isControl(stored)).toBe(true);
    for (const key of Object.keys(kindOf(control).stored)) {
      const { [key]: _gone, ...rest } = stored;
      expect(isControl(rest), `without ${key}`).toBe(false);
      for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY, '5', null])
        expect(isControl({ ...stored, [key]: bad }), `${key} ${bad}`).toBe(false);
    }
  });

  test('is asked by numbers that it takes: each of them makes a difference', () => {
    for (const { of } of form.fields)
      expect(form.control({ ...numbers, [of]: numbers[of] * 2 })).not.toEqual(control);
  });

  test('has a flag that falls at last, whatever its numbers', () => {
    const clock = runClock(newClock([control, control], 0), 1_000);
    expect(flagAt(clock)).toBeGreaterThan(1_000);
  });
});

test('a byoyomi of no time at all, and half a period, are no control', () => {
  const control = clockForms.byoyomi.control(numbers);
  expect(isControl({ ...control, byoyomiMs: 0 })).toBe(false);
  expect(isControl({ ...control, periods: 1.5 })).toBe(false);
  expect(isControl({ ...control, mainMs: 0 })).toBe(true);
});

test('a stored value that names no kind of clock is no control', () => {
  expect(isControl({ kind: 'unlimited' })).toBe(true);
  for (const stored of [null, 'byoyomi', {}, { kind: 'hourglass' }, { kind: 'toString' }])
    expect(isControl(stored)).toBe(false);
});

test('every kind of clock but `unlimited` can be agreed on', () => {
  const agreed: ReadonlySet<string> = new Set(
    Object.values(clockForms).map((form) => form.control(numbers).kind),
  );
  expect(Object.keys(clockKinds).filter((kind) => !agreed.has(kind))).toEqual(['unlimited']);
});
