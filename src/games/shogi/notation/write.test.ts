import { describe, expect, test } from 'vitest';
import { recordBuilder } from '#record/builder.ts';
import { type Ending, type GameRecord, type Headers, nodeAt } from '#record/record.ts';
import { blankHeader } from '../../../../tests/long-texts.ts';
import { reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { handicaps } from '../starts.ts';
import { lossesIn } from './losses.ts';
import type { Format } from './reading.ts';
import { formats } from './reading.ts';
import { writeKifu } from './write.ts';

const pawn: Move = { from: 56, to: 47, promote: false };

/** A game of one move, after which it is gote's turn. */
const ended = (ending: Ending): GameRecord<Move> => {
  const builder = recordBuilder<Move>('shogi');
  builder.add(0, { move: pawn });
  return builder.build(handicaps.even, [], ending);
};

const again = (ending: Ending, format: Format): Ending | null =>
  reading(writeKifu(ended(ending), format, 'UTF-8')).record.ending;

/** The formats that would lose how a game ended. */
const losing = (record: GameRecord<Move>): readonly Format[] =>
  (['kif', 'ki2', 'csa', 'jkf'] as const).filter((format) =>
    lossesIn(record, format).includes('ending'),
  );

describe('how a game ended', () => {
  const reasons = [
    'resignation',
    'interrupted',
    'adjourned',
    'impasse',
    'sennichite',
    'checkmate',
    'no-mate',
    'timeout',
    'foul',
    'declaration',
    'default',
    'agreement',
    'move-limit',
  ];
  const all = reasons.flatMap((by) =>
    [null, 0, 1].map(
      (winner): Ending => ({ by, winner: winner === 0 || winner === 1 ? winner : null }),
    ),
  );

  test.each(formats)('is the same when %s is read again, or listed as lost before', (format) => {
    for (const ending of [
      ...all,
      ...all.map((plain) => ({ ...plain, word: '雨天', by: 'unknown' })),
    ]) {
      const told = again(ending, format);
      // A declaration that fails is a foul in the words of most formats.
      const by = told?.by === 'foul' && ending.winner === 0 ? [ending.by, 'foul'] : [ending.by];
      const same = told?.winner === ending.winner && by.includes(told.by);
      const lost = lossesIn(ended(ending), format).includes('ending');
      expect(same || lost, JSON.stringify([ending, told])).toBe(true);
      expect(same && lost && told?.by === ending.by, JSON.stringify([ending, told])).toBe(false);
    }
  });

  test.each(formats)('never names another winner in %s', (format) => {
    for (const ending of all.filter(({ winner }) => winner !== null)) {
      const winner = again(ending, format)?.winner ?? null;
      expect([null, ending.winner], JSON.stringify(ending)).toContain(winner);
    }
  });

  test.each([
    [{ winner: 1, by: 'resignation', word: '投了' }, ['csa', 'jkf']],
    [{ winner: 1, by: 'impasse' }, ['csa', 'jkf']],
    [{ winner: 1, by: 'interrupted' }, ['csa', 'jkf']],
    [{ winner: null, by: 'adjourned' }, ['csa']],
    [{ winner: null, by: 'move-limit' }, []],
    [{ winner: 0, by: 'default' }, ['csa']],
    [{ winner: 1, by: 'default' }, ['csa']],
    [{ winner: 0, by: 'perpetual-check' }, []],
    [{ winner: 0, by: 'no-move' }, []],
    [{ winner: null, by: 'unknown', word: '雨天' }, ['csa']],
    [{ winner: 0, by: 'unknown', word: '雨天' }, ['ki2', 'csa', 'jkf']],
    [{ winner: null, by: 'unknown', word: '%MATTA' }, []],
  ] satisfies readonly (readonly [Ending, readonly Format[]])[])(
    '%o is lost in %j, and where no ending has a place',
    (ending, told) => {
      expect(losing(ended(ending))).toEqual(told);
      // Moves and positions alone tell no end.
      for (const format of ['usi', 'sfen'] as const)
        expect(lossesIn(ended(ending), format)).toContain('ending');
    },
  );

  test('is lost on a side line where a format cannot say it', () => {
    const builder = recordBuilder<Move>('shogi');
    builder.add(0, { move: pawn });
    const side = builder.add(0, { move: { from: 61, to: 52, promote: false } });
    builder.note(side, { ending: { winner: 1, by: 'resignation' } });
    const record = builder.build(handicaps.even, [], null);
    expect(formats.filter((format) => lossesIn(record, format).includes('ending'))).toEqual([
      'jkf',
    ]);
  });

  test('after a move out of turn is written for the side whose turn it then is', () => {
    const { record } = reading('手合割：平手\n1 ７六歩(77)\n2 ▲２六歩(27)\n3 反則勝ち\n');
    expect(record.ending).toMatchObject({ winner: 1, by: 'foul' });
    for (const format of ['kif', 'ki2', 'csa', 'jkf'] as const) {
      expect(lossesIn(record, format)).toEqual([]);
      const told = reading(writeKifu(record, format, 'UTF-8')).record.ending;
      expect(told, format).toMatchObject({ winner: 1, by: 'foul' });
    }
  });

  test.each(['MATTA', 'ERROR'])(
    'as %s is an ending of CSA, also where it comes from JKF',
    (word) => {
      const { record } = reading(JSON.stringify({ moves: [{}, { special: word }] }));
      const text = writeKifu(record, 'csa', 'UTF-8');
      expect(text).toContain(`\n%${word}\n`);
      expect(lossesIn(record, 'csa')).toEqual([]);
      expect(writeKifu(reading(text).record, 'jkf', 'UTF-8')).toContain(`{"special":"${word}"}`);
    },
  );
});

describe('headers', () => {
  const withHeaders = (headers: Headers): GameRecord<Move> => {
    const builder = recordBuilder<Move>('shogi');
    builder.note(0, { comment: 'はじめに' });
    builder.add(0, { move: pawn });
    return builder.build(handicaps.even, headers, null);
  };

  test.each([
    ['変化', '1手'],
    ['手番', '後手'],
    ['先手の持駒', '飛'],
    ['まで', '1手'],
    ['*', '値'],
    ['', '値'],
    ['1 ２六歩(27)', '値'],
    ['#', '値'],
    ['a：b', '値'],
  ])('are comments if KIF would read them as something else: %j', (key, value) => {
    const record = withHeaders([
      ['先手', 'A'],
      [key, value],
    ]);
    for (const format of ['kif', 'ki2'] as const) {
      const { record: told, notices } = reading(writeKifu(record, format, 'UTF-8'));
      expect(notices, format).toEqual([]);
      expect(told.setup, format).toBe(handicaps.even);
      expect(told.nodes, format).toHaveLength(2);
      expect(told.headers, format).toEqual([
        ['手合割', '平手'],
        ['先手', 'A'],
      ]);
      expect(nodeAt(told, 0).comment, format).toBe(`${key}：${value}\nはじめに`);
    }
  });

  test('are lines of one header in JKF if their name is the same', () => {
    const record = withHeaders([
      ['備考', '一'],
      ['備考', '二'],
    ]);
    expect(reading(writeKifu(record, 'jkf', 'UTF-8')).record.headers).toEqual([['備考', '一\n二']]);
  });

  test('with line ends and colons in their names stay one line in CSA', () => {
    const record = withHeaders([['a:b\n%TORYO', '値']]);
    const told = reading(writeKifu(record, 'csa', 'UTF-8')).record;
    expect(told.headers).toEqual([['a：b %TORYO', '値']]);
    expect(told.ending).toBeNull();
  });

  test('with two hundred thousand blanks are one line with single blanks, except in JKF', () => {
    const record = withHeaders([['備考', blankHeader(200_000)]]);
    for (const format of ['kif', 'ki2', 'csa'] as const) {
      const { headers } = reading(writeKifu(record, format, 'UTF-8')).record;
      expect(headers.at(-1), format).toEqual(['備考', 'a b']);
    }
    const { headers } = reading(writeKifu(record, 'jkf', 'UTF-8')).record;
    expect(headers).toEqual(record.headers);
  });
});

describe('a record of any size can be written', () => {
  const opening = 'position startpos moves 7g7f 3c3d';

  test('with a comment of very many lines', () => {
    const { record } = reading(opening);
    const comment = 'a\n'.repeat(200_000);
    const nodes = record.nodes.map((node) => node && { ...node, comment });
    for (const format of ['kif', 'ki2', 'csa', 'jkf'] as const) {
      const told = reading(writeKifu({ ...record, nodes }, format, 'UTF-8')).record;
      expect(nodeAt(told, 2).comment.length, format).toBe(comment.length);
    }
  });

  test('with variations that each leave the one before', () => {
    const builder = recordBuilder<Move>('shogi');
    // Both rooks go to and fro, and at each move a pawn might have gone instead.
    const reply: Move = { from: 24, to: 33, promote: false };
    const moves: readonly Move[] = [
      { from: 70, to: 69, promote: false },
      { from: 10, to: 11, promote: false },
      { from: 69, to: 70, promote: false },
      { from: 11, to: 10, promote: false },
    ];
    let at = 0;
    for (let i = 0; i < 4000; i++) {
      builder.add(at, { move: i % 2 === 0 ? pawn : reply });
      at = builder.add(at, { move: moves[i % 4] ?? pawn });
    }
    const record = builder.build(handicaps.even, [], null);
    for (const format of formats) expect(writeKifu(record, format, 'UTF-8')).not.toBe('');
    const text = writeKifu(record, 'jkf', 'UTF-8');
    expect(reading(text).record.nodes).toHaveLength(record.nodes.length);
  });
});
