import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockForms } from '#match/clock-forms.ts';
import { emptyRecord, headerOf } from '#record/record.ts';
import { holds } from '../../../../tests/law.ts';
import { reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { handicaps } from '../starts.ts';
import { csaTime, timeGiven, timeWords } from './time-control.ts';
import { writeKifu } from './write.ts';

const seconds = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((count) => count * 1000);

const written = [
  ['kif', undefined],
  ['ki2', undefined],
  ['csa', '2.2'],
  ['csa', '3.0'],
  ['jkf', undefined],
] as const;

/** Every clock that two players can agree on, by the numbers that its form asks for. */
const agreed = fc
  .tuple(
    fc.constantFrom(...Object.values(clockForms)),
    fc.record({
      mainMs: fc.oneof(
        seconds(0, 86_400),
        seconds(0, 1440).map((ms) => ms * 60),
      ),
      byoyomiMs: seconds(1, 3600),
      periods: fc.integer({ min: 1, max: 100 }),
      incrementMs: seconds(0, 3600),
      moves: fc.integer({ min: 1, max: 100 }),
    }),
  )
  .map(([form, numbers]) => form.control(numbers));

test('every clock that can be agreed is read again from its words', () => {
  holds(
    fc.property(agreed, (control) => {
      expect(timeGiven(timeWords(control))).toEqual(control);
    }),
  );
});

test('every clock comes through KIF, KI2, CSA and JKF as it was agreed', () => {
  holds(
    fc.property(agreed, (control) => {
      const record = emptyRecord<Move>('shogi', handicaps.even, [['持ち時間', timeWords(control)]]);
      for (const [format, version] of written) {
        const text = writeKifu(record, format, 'UTF-8', version);
        const words = headerOf(reading(text).record, '持ち時間');
        expect(timeGiven(words ?? ''), text).toEqual(control);
      }
    }),
  );
});

describe('how CSA tells of time', () => {
  test.each([
    ['10分+30秒', '00:10+30', '600+30+0'],
    ['9時間+60秒', '09:00+60', '32400+60+0'],
    ['0分+30秒', '00:00+30', '0+30+0'],
    ['15分+100秒', undefined, '900+100+0'],
    ['25分切れ負け', '00:25+00', '1500+0+0'],
    ['30秒切れ負け', undefined, '30+0+0'],
    ['5分、1手ごとに10秒加算', undefined, '300+0+10'],
    ['5分、1手ごとに0秒加算', undefined, undefined],
    ['10分+30秒×3回', undefined, undefined],
    ['10分+30秒、考慮時間1分×10回', undefined, undefined],
    ['10分+25手ごとに5分', undefined, undefined],
    ['無制限', undefined, undefined],
  ])('%s is %s in version 2.2 and %s in version 3', (words, second, third) => {
    const given = timeGiven(words);
    if (given === undefined) throw new Error('the words were not understood');
    expect(csaTime(given, '2.2')).toBe(second);
    expect(csaTime(given, '3.0')).toBe(third);
    for (const text of [second, third])
      if (text !== undefined) expect(timeGiven(text)).toEqual(given);
  });

  test.each([
    '各５時間',
    '１０分　＋　３０秒',
    '10分30秒',
    '切れ負け',
    '0:10+30',
    '600+30+10',
    '6e2+30+0',
    '',
  ])('“%s” is kept as it is written', (text) => expect(timeGiven(text)).toBeUndefined());
});
