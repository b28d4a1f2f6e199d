import { expect, test } from 'vitest';
import { shogiFormats } from '#games/shogi/formats.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { emptyRecord } from '#record/record.ts';
import { reading } from '../../../../tests/read-one.ts';
import { shogiFiles } from './files.ts';
import { withPlayed } from './played-headers.ts';

const at = (hour: number): number => new Date(2026, 10, 22, hour, 5, 9).getTime();

test('a game played here is written with when it was played, and how time was given', () => {
  const { record } = reading('手合割：平手\n先手：Ann\n1 ７六歩(77)\n2 投了\n');
  const clock = { kind: 'byoyomi', mainMs: 600_000, byoyomiMs: 30_000, periods: 1 } as const;
  const played = shogiFiles.played(record, {
    startedAtMs: at(9),
    endedAtMs: at(10),
    clock: [clock, clock],
  });
  const kif = shogiFormats.write(played, 'kif', 'utf-8');
  expect(kif).toContain(
    '開始日時：2026/11/22 09:05:09\n終了日時：2026/11/22 10:05:09\n持ち時間：10分+30秒\n',
  );
  const csa = shogiFormats.write(played, 'csa', 'utf-8');
  expect(csa).toContain(
    '$START_TIME:2026/11/22 09:05:09\n$END_TIME:2026/11/22 10:05:09\n$TIME_LIMIT:00:10+30\n',
  );
});

test('a game played here has whole seconds in every format, and nothing is told as left out', () => {
  const { record } = reading('V3.0\nPI\n+\n+7776FU\nT1.663\n-3334FU\nT0.4\n%TORYO\nT2.999\n');
  const played = shogiFiles.played(record, {
    startedAtMs: at(9),
    endedAtMs: at(10),
    clock: null,
  });
  expect(shogiFormats.write(played, 'csa', 'shift_jis')).toMatch(
    /^V2\.2\n[\s\S]*\n\+7776FU\nT1\n-3334FU\nT0\n%TORYO\nT2\n$/,
  );
  for (const format of ['kif', 'csa', 'jkf'])
    expect(shogiFormats.losses(played, format), format).toEqual([]);
});

test.each([
  [{ kind: 'main', mainMs: 5_400_000 }, '1時間30分切れ負け'],
  [{ kind: 'byoyomi', mainMs: 0, byoyomiMs: 30_000, periods: 3 }, '0分+30秒×3回'],
  [
    { kind: 'koryo', mainMs: 600_000, byoyomiMs: 30_000, unitMs: 60_000, units: 10 },
    '10分+30秒、考慮時間1分×10回',
  ],
  [{ kind: 'fischer', mainMs: 300_000, incrementMs: 5_000 }, '5分、1手ごとに5秒加算'],
  [{ kind: 'canadian', mainMs: 600_000, byoyomiMs: 300_000, moves: 25 }, '10分+25手ごとに5分'],
] as const)('%j is written %s', (control, words) => {
  const { headers } = withPlayed(emptyRecord('shogi', handicaps.even), {
    startedAtMs: 0,
    endedAtMs: undefined,
    clock: [control, control],
  });
  expect(headers.slice(1)).toEqual([['持ち時間', words]]);
});

test('sides with different times have one each, and what the record tells already stays', () => {
  const short = { kind: 'main', mainMs: 60_000 } as const;
  const long = { kind: 'main', mainMs: 600_000 } as const;
  const given = [['開始日時', '昨日']] as const;
  const record = emptyRecord('shogi', handicaps.even, given);
  const played = { startedAtMs: 0, endedAtMs: undefined, clock: [short, long] } as const;
  expect(withPlayed(record, played).headers).toEqual([
    ['先手持ち時間', '1分切れ負け'],
    ['後手持ち時間', '10分切れ負け'],
    ['開始日時', '昨日'],
  ]);
});
