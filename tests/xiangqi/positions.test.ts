import { describe, expect, test } from 'vitest';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import { evenStart, formatFen, parseFen } from '#games/xiangqi/notation/fen.ts';
import { start } from '#games/xiangqi/starts.ts';
import { sq } from './table.ts';

test.each([
  ['other letters', 'rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEMKMEHR w - - 0 1'],
  ['r for Red', evenStart.replace(' w ', ' r ')],
  ['nothing behind the side', evenStart.slice(0, -8)],
  ['underscores', evenStart.replaceAll(' ', '_')],
  ['runs of blanks', evenStart.replaceAll(' ', '   ')],
  ['the words of a command', `position fen ${evenStart}`],
  ['its name', 'startpos'],
])('the even start is read with %s, and written in the standard form', (_, text) => {
  const read = parseFen(text);
  expect(read.ok && formatFen(read.value)).toBe(evenStart);
});

test.each([
  ['', 'bad-board', 1],
  ['9/9/9/9 w', 'bad-board', 8],
  ['9/9/9/9/9/9/9/9/9/9/9 w', 'bad-board', 20],
  ['9/9/9/9/9/55/9/9/9/9 w', 'bad-board', 12],
  ['9/9/9/9/9/x8/9/9/9/9 w', 'bad-board', 11],
  ['9/9/9/9/9/9/9/9/9/4K4', 'bad-side', 22],
  ['9/9/9/9/9/9/9/9/9/4K4 x', 'bad-side', 23],
  ['9/9/9/9/9/9/9/9/9/4K4 w KQ', 'bad-field', 25],
  ['9/9/9/9/9/9/9/9/9/4K4 w - - x', 'bad-number', 29],
  ['9/9/9/9/9/9/9/9/9/4K4 w - - 0 1 2', 'bad-number', 33],
])('%j is refused as %s at column %i', (text, code, column) => {
  expect(parseFen(text)).toMatchObject({ ok: false, error: { code, column } });
});

describe('no game starts from a position', () => {
  test.each([
    ['that is none', 'hello', ['unreadable']],
    ['without a king', '9/9/9/9/9/9/9/9/R8/4K4 w', ['king-missing 1']],
    ['with two kings', '3k1k3/9/9/9/9/9/9/9/R8/4K4 w', ['too-many-kings 1']],
    ['with a king beside its palace', '3k5/9/9/9/9/9/9/9/R8/2K6 w', ['misplaced 0 king']],
    ['with a mandarin off its points', '3k5/9/9/9/9/9/9/9/R2A5/4K4 w', ['misplaced 0 mandarin']],
    ['with an elephant off its points', '3k5/9/9/9/b8/9/9/9/R8/4K4 w', ['misplaced 1 elephant']],
    ['with a soldier behind its start', '3k5/9/9/9/9/9/9/P8/R8/4K4 w', ['misplaced 0 soldier']],
    [
      'with a soldier on a file it cannot have',
      '3k5/9/9/9/9/9/1P7/9/R8/4K4 w',
      ['misplaced 0 soldier'],
    ],
    ['with three cannons', '3k5/9/9/9/CCC6/9/9/9/R8/4K4 w', ['too-many 0 cannon']],
    ['with kings that face one another', '4k4/9/9/9/9/9/9/9/R8/4K4 w', ['facing-kings null']],
    ['where the other side stands in check', '3k5/9/9/9/9/9/9/9/3R5/4K4 w', ['in-check 1']],
    ['that is mate', 'R2k5/1R7/9/9/9/9/9/9/9/4K4 b', ['checkmate 1']],
    ['that is stalemate', '3k5/R8/9/9/9/9/9/9/9/4K4 b', ['stalemate 1']],
    ['without attackers', '3k5/9/9/9/9/9/9/4B4/9/4K4 w', ['no-attackers null']],
  ])('%s', (_, text, told) => {
    const read = xiangqiFormats.readSetup(text);
    const found = read.ok
      ? []
      : read.error.map(({ code, seat, kind }) =>
          code === 'unreadable' ? code : [code, String(seat), kind ?? []].flat().join(' '),
        );
    expect(found).toEqual(told);
  });

  test('unless there is nothing wrong with it', () => {
    expect(xiangqiFormats.readSetup('startpos')).toEqual({ ok: true, value: evenStart });
    // Every point that mandarins, elephants and waiting soldiers can have.
    const points = '2bak1b2/4a4/9/9/p1p1p1p1p/P1P1P1P1P/9/B3B4/4A4/3AK3R b - - 0 1';
    expect(xiangqiFormats.readSetup(points)).toEqual({ ok: true, value: points });
  });

  test('and an unknown start throws', () => {
    expect(() => start('nine-horses')).toThrow('nine-horses');
  });
});

test('a captured piece is taken off, and the trace of a turn says where', () => {
  const position = start();
  const turn = { move: { from: sq('h2'), to: sq('h9') } };
  expect(xiangqi.trace(position, turn)).toEqual({
    moved: [turn.move],
    removed: [sq('h9')],
    turned: [],
    appeared: [],
    hands: [],
  });
  expect(xiangqi.trace(position, { move: { from: sq('h2'), to: sq('e2') } }).removed).toEqual([]);
});

test('xiangqi has no random draws and no claims', () => {
  expect(xiangqi.draws(start(), { from: 0, to: 1 })).toEqual([]);
  expect(xiangqi.claims).toEqual({});
});
