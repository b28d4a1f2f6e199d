import { expect, test } from 'vitest';
import { recordBuilder } from '#record/builder.ts';
import type { GameRecord } from '#record/record.ts';
import { reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { writeKifu } from './write.ts';

/** Sente drops a second pawn on the fifth file, and loses by it. */
const nifu = (by: string): GameRecord<Move> => {
  const builder = recordBuilder<Move>('shogi');
  builder.add(0, { move: { drop: 'pawn', to: 31 } }, 3_000, true);
  return builder.build('4k4/9/9/9/9/9/4P4/9/4K4 b P 1', [], { winner: 1, by });
};

test.each([
  ['kif', '\n# 反則：二歩\n   2 反則勝ち'],
  ['csa', "\n'反則：二歩\n%ILLEGAL_MOVE"],
] as const)(
  '%s names the foul that ended the game, and is read again as the same record',
  (format, remark) => {
    const record = nifu('foul');
    const text = writeKifu(record, format, 'UTF-8');
    const plain = text.replaceAll(/%\S+/g, (word) => (format === 'csa' ? '%ILLEGAL_MOVE' : word));
    expect(plain).toContain(remark);
    const again = reading(text).record;
    expect(again.nodes[1]).toMatchObject({ illegal: true, comment: '', spentMs: 3_000 });
    expect(again.ending).toMatchObject({ winner: 1, by: 'foul' });
    expect(writeKifu(again, format, 'UTF-8')).toBe(text);
  },
);

test('a foul that nobody called is not named', () => {
  for (const format of ['kif', 'csa'] as const)
    expect(writeKifu(nifu('resignation'), format, 'UTF-8')).not.toContain('二歩');
});
