import { describe, expect, test } from 'vitest';
import { recordBuilder } from '#record/builder.ts';
import type { Ending, GameRecord } from '#record/record.ts';
import { reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { handicaps } from '../starts.ts';
import type { Format } from './reading.ts';
import { formats } from './reading.ts';
import { lossesIn, writeKifu } from './write.ts';

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

  test.each(formats)('is the same when %s is read again, or told to be lost before', (format) => {
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

  test('is lost with a side line of which it cannot be told', () => {
    const builder = recordBuilder<Move>('shogi');
    builder.add(0, { move: pawn });
    const side = builder.add(0, { move: { from: 61, to: 52, promote: false } });
    builder.note(side, { ending: { winner: 1, by: 'resignation' } });
    const record = builder.build(handicaps.even, [], null);
    expect(formats.filter((format) => lossesIn(record, format).includes('ending'))).toEqual([
      'jkf',
    ]);
  });

  test('after a move out of turn is told for the side whose turn it then is', () => {
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
