import { describe, expect, test } from 'vitest';
import { reading } from '../../../../tests/read-one.ts';

describe('a game of a server', () => {
  const gameOf = (end: string) => `V2\nN+a\nN-b\nTo_Move:+\nPI\n+\n+7776FU\nT6\n${end}\n`;

  test.each([
    ['#ILLEGAL_MOVE\n#GOTE_WIN', 1, 'foul'],
    ['#ILLEGAL_MOVE\n#SENTE_WIN', 0, 'foul'],
    ['#ILLEGAL_MOVE', 0, 'foul'],
    ['#TIME_UP\n#SENTE_WIN', 0, 'timeout'],
    ['#RESIGN\n#WIN', 0, 'resignation'],
    ['#SENTE_WIN', 0, 'resignation'],
    ['#GOTE_WIN', 1, 'unknown'],
    ['#SENNICHITE\n#DRAW', null, 'sennichite'],
    ['#OUTE_SENNICHITE\n#SENTE_WIN', 0, 'perpetual-check'],
    ['#JISHOGI\n#GOTE_WIN', 1, 'declaration'],
    ['#JISHOGI\n#DRAW', null, 'impasse'],
    ['#DRAW', null, 'agreement'],
    ['#MAX_MOVES\n#DRAW', null, 'move-limit'],
    ['#CHUDAN', null, 'interrupted'],
    ['%TORYO\n#RESIGN\n#SENTE_WIN', 0, 'resignation'],
  ] as const)('ends as %j says', (end, winner, by) => {
    const game = reading(gameOf(end));
    expect(game?.record.ending).toMatchObject({ winner, by });
    expect(game?.notices).toEqual([]);
  });

  test('is lost by the side whose last move broke a rule', () => {
    const game = reading(gameOf('-3333FU\n#ILLEGAL_MOVE').replace('-3333FU', '-3343FU'));
    expect(game?.record.ending).toMatchObject({ winner: 0, by: 'foul' });
  });

  test('says whose turn it is first, and what else it says is kept', () => {
    const text =
      'BEGIN Game_Summary\nTo_Move:-\nTotal_Time:600\nEND Game_Summary\nPI\n-3334FU\n#RESIGN\n';
    const game = reading(text);
    expect(game?.record.setup).toContain(' w ');
    expect(game?.record.ending).toMatchObject({ winner: 1, by: 'resignation' });
    expect(game?.notices.map(({ code }) => code)).not.toContain('bad-time');
  });
});
