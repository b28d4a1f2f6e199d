import { describe, expect, test } from 'vitest';
import { emptyRecord, headerOf, nodeAt } from '#record/record.ts';
import { movesOf, reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { handicaps } from '../starts.ts';
import { formatCsa } from './csa-write.ts';
import { readKifu } from './kifu.ts';
import { lossesIn } from './losses.ts';
import { timeGiven, timeWords } from './time-control.ts';

const notices = (text: string): readonly string[] =>
  reading(text).notices.map(({ code, line }) => `${code} ${line}`);

const two = 'PI\n+\n+7776FU\n-3334FU\n';

describe('the start', () => {
  const setup = (text: string): string => reading(`${text}\n`).record.setup;

  test.each([
    ['PI\n+', 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'],
    ['PI82HI22KA\n-', 'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['P+59OU\nP-51OU\nP+00KI00KI\nP-00FU\n+', '4k4/9/9/9/9/9/9/9/4K4 b 2Gp 1'],
    ['P-51OU\nP+53TO00KIFU\n+', '4k4/9/4+P4/9/9/9/9/9/9 b G 1'],
  ])('is read from %j', (text, sfen) => {
    expect(setup(text)).toBe(sfen);
  });

  test('may give all that is left of the set to one hand', () => {
    expect(setup('P-51OU\nP+59OU\nP-00AL\n+')).toBe('4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1');
  });

  test('is read from rows, also where blanks were lost', () => {
    const rows = (second: string) =>
      `P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2${second}\nP3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  *\nP6 * * * * * * * * *\nP7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \nP9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+`;
    for (const second of [' * -HI *  *  *  *  * -KA * ', ' *-HI * * * * *-KA *'])
      expect(setup(rows(second))).toBe(setup('PI\n+'));
  });

  test('is the even one in a file that has only moves', () => {
    expect(movesOf('+7776FU\n-3334FU')).toBe('7g7f 3c3d');
  });

  test('gives the turn to the side of the first move, if no line says whose turn it is', () => {
    const text = "V2.2\nPI82HI22KA\n'*note\n-3334FU\n+7776FU\n";
    expect(setup(text)).toBe('lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1');
    expect(notices(text)).toEqual([]);
  });

  test('is pointed out if it names no piece', () => {
    expect(notices('PI99XX\n+\n')).toEqual(['bad-diagram 1']);
    expect(notices('P+00OU\n+\n')).toEqual(['bad-diagram 1']);
  });
});

describe('moves', () => {
  test('name the piece as it stands afterwards', () => {
    expect(movesOf(`${two}+8822UM\n-3122GI\n+0033KA\n`)).toBe('7g7f 3c3d 8h2b+ 3a2b B*3c');
  });

  test('are kept and marked if they break a rule', () => {
    const text = 'PI\n+\n+7776FU\n+7675FU\n';
    expect(movesOf(text)).toBe('7g7f 7f7e');
    expect(notices(text)).toEqual(['illegal-move 4']);
  });

  test.each([
    ['+7775FU\n-3334FU\n+5545FU\n', 'illegal-move 3', 'impossible-move 5'],
    ['+7776KI\n', 'impossible-move 3'],
    ['+0055FU\n', 'impossible-move 3'],
    ['+7776ZZ\n', 'unreadable-move 3'],
    ['-7776FU\n', 'impossible-move 3'],
    ['+7776FUxx\n', 'rest-ignored 3'],
  ])('are pointed out: %j', (text, ...told) => {
    expect(notices(`PI\n+\n${text}`)).toEqual(told);
  });

  test('after one that is impossible are passed over, and counted so', () => {
    expect(reading(`${two}+5545FU\n-8384FU\nT3\n'*a\n%TORYO\n`).lineKinds.slice(4)).toEqual([
      'unknown',
      'lost',
      'lost',
      'lost',
      'lost',
      'blank',
    ]);
  });
});

describe('statements', () => {
  test('may all share a line, whatever it begins with', () => {
    const { record, notices: told } = reading('V2.2,PI,+,+7776FU,T12,-3334FU,T3,%TORYO');
    expect(record.nodes.map((node) => node?.spentMs)).toEqual([null, 12_000, 3000]);
    expect(record.ending).toMatchObject({ by: 'resignation' });
    expect(told).toEqual([]);
  });

  test('may have a comment behind them', () => {
    const { record } = reading("PI\n+\n+7776FU,T1.5,'*one, two\n-3334FU,T1,'remark\n");
    expect(nodeAt(record, 1)).toMatchObject({ comment: 'one, two', spentMs: 1500 });
    expect(nodeAt(record, 2)).toMatchObject({ comment: '', spentMs: 1000 });
  });

  test('are read with blanks before them and in small letters, and pointed out', () => {
    const text = ' V2.2\n PI\n\u3000+\n +7776FU\n-3334fu\n%toryo\n';
    expect(movesOf(text)).toBe('7g7f 3c3d');
    expect(reading(text).record.ending).toEqual({ winner: 1, by: 'resignation' });
    expect(reading(text).notices).toMatchObject([
      { code: 'spelling', line: 1, also: [2, 3, 4, 5, 6] },
    ]);
    expect(movesOf('+7776fu\n-3334FU\n')).toBe('7g7f 3c3d');
    expect(reading('PI82hi\n-\n').record.setup).toMatch(/^lnsgkgsnl\/7b1\//);
  });
});

describe('times', () => {
  test('stand on the next line or the same, in seconds or parts of them', () => {
    const { record } = reading('V3.0\nPI\n+\n+7776FU,T12\n-3334FU\nT6.123\n%TORYO,T1\n');
    expect(record.nodes.map((node) => node?.spentMs)).toEqual([null, 12_000, 6123]);
    expect(record.ending).toEqual({ winner: 1, by: 'resignation', spentMs: 1000 });
  });

  test('without a move, or not a number, are pointed out', () => {
    expect(notices('PI\n+\nT5\n+7776FU\nTsoon\n')).toEqual(['bad-time 3', 'bad-time 5']);
  });
});

// After two moves it is sente's turn.
test.each([
  ['TORYO', 'resignation', 1],
  ['CHUDAN', 'interrupted', null],
  ['SENNICHITE', 'sennichite', null],
  ['TIME_UP', 'timeout', 1],
  ['ILLEGAL_MOVE', 'foul', 1],
  ['+ILLEGAL_ACTION', 'foul', 1],
  ['-ILLEGAL_ACTION', 'foul', 0],
  ['JISHOGI', 'impasse', null],
  ['KACHI', 'declaration', 0],
  ['HIKIWAKE', 'agreement', null],
  ['MAX_MOVES', 'move-limit', null],
  ['TSUMI', 'checkmate', 1],
  ['FUZUMI', 'no-mate', null],
] as const)('%%%s ends a game, and is written again', (word, by, winner) => {
  const { record } = reading(`${two}%${word}\n`);
  expect(record.ending).toEqual({ winner, by });
  const again = formatCsa(record);
  expect(reading(again).record.ending).toEqual({ winner, by });
});

test('an end that is not known is kept as it is written', () => {
  const text = `${two}%RAIN\n`;
  expect(notices(text)).toEqual(['unknown-ending 5']);
  expect(reading(text).record.ending).toEqual({ winner: null, by: 'unknown', word: '%RAIN' });
  expect(formatCsa(reading(text).record)).toContain('\n%RAIN\n');
});

test.each(['%MATTA', '%ERROR'])('%s is known, and kept as it is written', (word) => {
  const text = `${two}${word}\n`;
  expect(notices(text)).toEqual([]);
  expect(reading(text).record.ending).toEqual({ winner: null, by: 'unknown', word });
  expect(formatCsa(reading(text).record)).toContain(`\n${word}\n`);
});

test('the first of two ends stands, and an end with moves below it is a comment', () => {
  expect(notices(`${two}%TORYO\n%CHUDAN\n`)).toEqual(['second-ending 6']);
  expect(reading(`${two}%TORYO\n%CHUDAN\n`).record.ending).toMatchObject({ by: 'resignation' });
  const resumed = '+\n+7776FU\n%CHUDAN\n-3334FU\n%TORYO\n';
  expect(notices(resumed)).toEqual(['move-after-ending 4']);
  expect(nodeAt(reading(resumed).record, 1).comment).toBe('%CHUDAN');
  expect(reading(resumed).record.ending).toMatchObject({ by: 'resignation' });
});

test('comments belong to the move above, those of programs keep their star', () => {
  const { record } = reading(
    "'plain remark\n'*at the start\nPI\n+\n+7776FU\n'*one\n'*\n'*two\n'** 45 -3334FU\n-3334FU\n",
  );
  expect(nodeAt(record, 0).comment).toBe('at the start');
  expect(nodeAt(record, 1).comment).toBe('one\n\ntwo\n* 45 -3334FU');
});

test('headers are kept, before the version, after the moves, and those that nobody knows', () => {
  const { record } = reading(
    '$EVENT:王座戦, 第1局\nV2.2\nN+鈴木\nN-深浦\n$作品番号:12:30\nPI\n+\n+7776FU\n$END_TIME:2003/05/03 11:11:05\n%TORYO\n',
  );
  expect(record.headers).toEqual([
    ['棋戦', '王座戦, 第1局'],
    ['先手', '鈴木'],
    ['後手', '深浦'],
    ['作品番号', '12:30'],
    ['終了日時', '2003/05/03 11:11:05'],
  ]);
  const again = reading(formatCsa(record)).record;
  expect([...again.headers].sort()).toEqual([...record.headers].sort());
});

test('several games in one file are parted by a line', () => {
  const read = readKifu(`N+A\n${two}%TORYO\n/\nN+B\nPI\n+\n+2726FU\n/\n`);
  if (!read.ok) throw new Error(read.error.code);
  const { games } = read.value;
  expect(games.map(({ record }) => headerOf(record, '先手'))).toEqual(['A', 'B']);
  expect(games.map(({ firstLine }) => firstLine)).toEqual([1, 8]);
});

describe('a written file', () => {
  test('is version 2.2 in Shift_JIS and in plain ASCII; in UTF-8 other letters need version 3, which names its encoding', () => {
    const { record } = reading(two);
    const plain = 'V2.2\nPI\n+\n+7776FU\n-3334FU\n';
    for (const encoding of ['Shift_JIS', 'UTF-8', 'EUC-JP'])
      expect(formatCsa(record, encoding)).toBe(plain);
    const named = reading(`N+鈴木\n${two}`).record;
    expect(formatCsa(named, 'Shift_JIS')).toMatch(/^V2\.2\nN\+鈴木\n/);
    expect(formatCsa(named, 'UTF-8')).toMatch(/^'CSA encoding=UTF-8\nV3\.0\nN\+鈴木\n/);
    // Its letters take two bytes each.
    expect(formatCsa(record, 'UTF-16')).toMatch(/^'CSA encoding=UTF-16\nV3\.0\n/);
  });

  test('is of the version that is asked for', () => {
    const { record } = reading(`N+鈴木\n${two}T1.5\n`);
    expect(formatCsa(record, 'UTF-8', '2.2')).toBe('V2.2\nN+鈴木\nPI\n+\n+7776FU\n-3334FU\nT1\n');
    expect(formatCsa(record, 'Shift_JIS', '3.0')).toMatch(
      /^'CSA encoding=SHIFT_JIS\nV3\.0\n[\s\S]*\nT1\.5\n$/,
    );
  });

  test('has whole seconds in version 2.2: parts of seconds are listed as left out', () => {
    const { record } = reading(`${two}T1.5\n`);
    expect(formatCsa(record, 'Shift_JIS')).toMatch(/\nT1\n$/);
    expect(lossesIn(record, 'csa', 'Shift_JIS')).toEqual(['fractions']);
    expect(lossesIn(record, 'csa', 'Shift_JIS', '3.0')).toEqual([]);
  });

  test.each([
    ['10分+30秒', '$TIME_LIMIT:00:10+30', '$TIME:600+30+0'],
    ['15分切れ負け', '$TIME_LIMIT:00:15+00', '$TIME:900+0+0'],
    ['30秒、1手ごとに5秒加算', '$持ち時間:30秒、1手ごとに5秒加算', '$TIME:30+0+5'],
    ['10分+30秒×3回', '$持ち時間:10分+30秒×3回', '$持ち時間:10分+30秒×3回'],
    ['00:30+05', '$TIME_LIMIT:00:30+05', '$TIME:1800+5+0'],
    ['0:30+5', '$TIME_LIMIT:0:30+5', '$持ち時間:0:30+5'],
    ['30+0+5', '$持ち時間:30秒、1手ごとに5秒加算', '$TIME:30+0+5'],
    ['600+30+10', '$持ち時間:600+30+10', '$TIME:600+30+10'],
    ['900.5+30+0', '$持ち時間:900.5+30+0', '$TIME:900.5+30+0'],
    ['１０分　＋　３０秒', '$持ち時間:１０分　＋　３０秒', '$持ち時間:１０分　＋　３０秒'],
    ['各５時間', '$持ち時間:各５時間', '$持ち時間:各５時間'],
  ])(
    'tells the time control %s in the field of a version that has a form for it, or in its own words',
    (value, second, third) => {
      const record = emptyRecord<Move>('shogi', handicaps.even, [['持ち時間', value]]);
      const words = timeGiven(value);
      for (const [version, line] of [
        ['2.2', second],
        ['3.0', third],
      ] as const) {
        const text = formatCsa(record, 'UTF-8', version);
        expect(text).toContain(`\n${line}\n`);
        expect(headerOf(reading(text).record, '持ち時間')).toBe(
          words === undefined ? value : timeWords(words),
        );
        expect(lossesIn(record, 'csa', 'UTF-8', version)).toEqual([]);
      }
    },
  );

  test('tells a time for each side in version 3, and in words in version 2.2', () => {
    const { record } = reading(
      '手合割：平手\n先手持ち時間：10分+30秒\n後手持ち時間：5分切れ負け\n',
    );
    expect(formatCsa(record, 'UTF-8', '3.0')).toContain('\n$TIME+:600+30+0\n$TIME-:300+0+0\n');
    const second = formatCsa(record, 'Shift_JIS', '2.2');
    expect(second).toContain('\n$先手持ち時間:10分+30秒\n$後手持ち時間:5分切れ負け\n');
    expect(reading(second).record.headers).toEqual([
      ['先手持ち時間', '10分+30秒'],
      ['後手持ち時間', '5分切れ負け'],
    ]);
  });

  test('leaves byoyomi under a header of its own', () => {
    const headers = [
      ['持ち時間', '10分'],
      ['秒読み', '30秒'],
    ] as const;
    const text = formatCsa(emptyRecord<Move>('shogi', handicaps.even, headers));
    expect(text).toContain('\n$持ち時間:10分\n$秒読み:30秒\n');
  });

  test('tells another start in rows and hands', () => {
    const { record } = reading('P-51OU\nP+53TO00KI00FU\n-\n-5161OU\n');
    const text = formatCsa(record);
    expect(text).toContain('\nP1 *  *  *  * -OU *  *  *  * \n');
    expect(text).toContain('\nP+00KI00FU\n-\n-5161OU\n');
    expect(reading(text).record.setup).toBe(record.setup);
  });
});

test('a line of another format is pointed out, and kept; one that may be a damaged move is missing', () => {
  expect(notices(`${two}hello\n`)).toEqual(['kept-line 5']);
  expect(notices(`${two}*7776FU\n`)).toEqual(['unknown-line 5']);
});
