import { describe, expect, test } from 'vitest';
import { endOfGame } from '#record/builder.ts';
import { nodeAt } from '#record/record.ts';
import { readOne } from '../../../../tests/read-one.ts';
import { formatJkf } from './jkf-write.ts';
import { readKifu } from './kifu.ts';
import { formatUsi } from './usi.ts';

const reading = (jkf: unknown) => {
  const read = readOne(JSON.stringify(jkf));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const at = (x: number, y: number) => ({ x, y });
const pawn = { move: { color: 0, from: at(7, 7), to: at(7, 6), piece: 'FU' } };
const reply = { move: { color: 1, from: at(3, 3), to: at(3, 4), piece: 'FU' } };
const exchange = {
  move: { color: 0, from: at(8, 8), to: at(2, 2), piece: 'KA', promote: true, capture: 'KA' },
};
const back = { move: { color: 1, from: at(3, 1), to: at(2, 2), piece: 'GI', same: true } };

const lines = (jkf: unknown): readonly string[] => {
  const { record } = reading(jkf);
  return record.nodes.map((node) =>
    node?.turn ? `${node.parent}-${node.id} ${formatUsi(node.turn.move)}` : '',
  );
};

const notices = (jkf: unknown): readonly string[] =>
  reading(jkf).notices.map(({ code, line }) => `${code} ${line}`);

test('moves, comments, times, an end and headers are read', () => {
  const { record } = reading({
    header: { 先手: 'A', 何か: '値' },
    initial: { preset: 'HIRATE' },
    moves: [
      { comments: ['before', 'all'] },
      { ...pawn, time: { now: { h: 1, m: 2, s: 3 }, total: { h: 1, m: 2, s: 3 } } },
      { ...reply, comments: ['a', '', 'b'] },
      { special: 'TORYO', time: { now: { m: 0, s: 5 } } },
    ],
  });
  expect(record.headers).toEqual([
    ['先手', 'A'],
    ['何か', '値'],
  ]);
  expect(nodeAt(record, 0).comment).toBe('before\nall');
  expect(nodeAt(record, 1).spentMs).toBe(3_723_000);
  expect(nodeAt(record, 2).comment).toBe('a\n\nb');
  expect(record.ending).toEqual({ winner: 1, by: 'resignation', spentMs: 5000 });
});

test('a drop has no origin, a promotion may be declined, and 同 is where the last piece went', () => {
  const drop = { move: { color: 0, to: at(5, 5), piece: 'KA', relative: 'H' } };
  expect(lines({ moves: [{}, pawn, reply, exchange, back, drop] }).slice(3)).toEqual([
    '2-3 8h2b+',
    '3-4 3a2b',
    '4-5 B*5e',
  ]);
  const { to: _, ...same } = back.move;
  expect(lines({ moves: [{}, pawn, reply, exchange, { move: same }] })[4]).toBe('3-4 3a2b');
});

test('forks leave from before their entry, however deep, and after the end', () => {
  const jkf = {
    moves: [
      {},
      { ...pawn, forks: [[{ move: { color: 0, from: at(2, 7), to: at(2, 6), piece: 'FU' } }]] },
      {
        ...reply,
        forks: [
          [
            { move: { color: 1, from: at(8, 3), to: at(8, 4), piece: 'FU' } },
            { special: 'CHUDAN' },
          ],
          [{ move: { color: 1, from: at(4, 1), to: at(3, 2), piece: 'KI' } }],
        ],
      },
      { special: 'TORYO', forks: [[exchange]] },
    ],
  };
  const { record } = reading(jkf);
  expect(nodeAt(record, 0).children.map((id) => record.nodes[id]?.turn?.move)).toHaveLength(2);
  expect(nodeAt(record, 1).children).toHaveLength(3);
  expect(nodeAt(record, 2).children).toHaveLength(1);
  expect(record.ending).toMatchObject({ by: 'resignation' });
  expect(nodeAt(record, 2).ending).toMatchObject({ by: 'resignation' });
  const again = readOne(formatJkf(record));
  expect(again.ok && again.value.record.nodes).toEqual(record.nodes);
});

describe('the start', () => {
  const empty = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));

  test.each([
    ['KY', 'lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['6', '2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['10', '4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
  ])('called %s is known, and written by that name', (preset, sfen) => {
    const { record } = reading({ initial: { preset }, moves: [{}] });
    expect(record.setup).toBe(sfen);
    expect(JSON.parse(formatJkf(record)).initial).toEqual({ preset });
  });

  test.each([
    ['3', 'lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['5', '2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['5_L', '1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['7_L', '2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['7_R', '3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
  ])('called %s is known, and written as a position, for others do not know it', (preset, sfen) => {
    const { record } = reading({ initial: { preset }, moves: [{}] });
    expect(record.setup).toBe(sfen);
    const text = formatJkf(record);
    expect(JSON.parse(text).initial.preset).toBe('OTHER');
    expect(reading(JSON.parse(text)).record.setup).toBe(sfen);
  });

  test('may be any position', () => {
    const board = empty.map((file, x) =>
      file.map((cell, y) => (x === 4 && y === 0 ? { color: 1, kind: 'OU' } : cell)),
    );
    const initial = {
      preset: 'OTHER',
      data: { color: 0, board, hands: [{ KI: 2, FU: 0 }, { FU: 18 }] },
    };
    const { record } = reading({ initial, moves: [{}] });
    expect(record.setup).toBe('4k4/9/9/9/9/9/9/9/9 b 2G18p 1');
    const again = readOne(formatJkf(record));
    expect(again.ok && again.value.record.setup).toBe(record.setup);
  });

  test('is the even one, with a notice, if it cannot be read', () => {
    expect(notices({ initial: { preset: 'CHESS' }, moves: [{}, pawn] })).toEqual(['bad-diagram 1']);
    expect(
      notices({ initial: { preset: 'OTHER', data: { board: [[]], hands: [] } }, moves: [{}] }),
    ).toEqual(['bad-diagram 1']);
  });
});

test('a bad entry stops its own line only', () => {
  const jkf = {
    moves: [
      {},
      {
        ...pawn,
        forks: [[{ move: { color: 0, from: at(5, 5), to: at(5, 4), piece: 'FU' } }, reply]],
      },
      { move: { piece: 'XX', to: at(1, 1) } },
      reply,
      { special: 'TORYO' },
    ],
  };
  expect(lines(jkf)).toEqual(['', '0-1 7g7f']);
  expect(notices(jkf)).toEqual(['unreadable-move 3', 'impossible-move 6']);
  expect(reading(jkf).lineKinds).toEqual([
    'header',
    'move',
    'unknown',
    'lost',
    'lost',
    'unknown',
    'lost',
  ]);
});

test('an illegal move is kept, an end or a time that is not known is pointed out', () => {
  const jkf = {
    moves: [
      {},
      { move: { color: 0, from: at(7, 7), to: at(7, 5), piece: 'FU' }, time: { now: 'soon' } },
      { special: 'WHATEVER' },
    ],
  };
  expect(notices(jkf)).toEqual(['bad-time 2', 'illegal-move 2', 'unknown-ending 3']);
  expect(reading(jkf).record.ending).toEqual({ winner: null, by: 'unknown', word: 'WHATEVER' });
});

test('an entry may hold a move and the end', () => {
  const jkf = { moves: [{}, { ...pawn, special: 'TORYO', time: { now: { s: 5 } } }] };
  expect(lines(jkf)).toEqual(['', '0-1 7g7f']);
  expect(nodeAt(reading(jkf).record, 1).spentMs).toBe(5000);
  expect(reading(jkf).record.ending).toEqual({ winner: 0, by: 'resignation' });
});

test('comments may be one text, and anything but text is pointed out', () => {
  const jkf = { moves: [{}, { ...pawn, comments: 'text' }, { ...reply, comments: ['a', {}] }] };
  expect(nodeAt(reading(jkf).record, 1).comment).toBe('text');
  expect(notices(jkf)).toEqual(['rest-ignored 3']);
});

test('the first of two ends stands, and an end with moves below it is a comment', () => {
  const twice = { moves: [{}, pawn, { special: 'TORYO' }, { special: 'CHUDAN' }] };
  expect(notices(twice)).toEqual(['second-ending 4']);
  expect(reading(twice).record.ending).toMatchObject({ by: 'resignation' });
  const resumed = { moves: [{}, pawn, { special: 'CHUDAN' }, reply, { special: 'TORYO' }] };
  expect(notices(resumed)).toEqual(['move-after-ending 4']);
  expect(nodeAt(reading(resumed).record, 1).comment).toBe('CHUDAN');
  expect(reading(resumed).record.ending).toMatchObject({ by: 'resignation', winner: 1 });
});

describe('a fork that is only an end', () => {
  const jkf = (side: string) => ({
    moves: [{}, pawn, { ...reply, forks: [[{ special: side }]] }, exchange, { special: 'TORYO' }],
  });

  test('is kept where the main line goes on', () => {
    const { record, notices: told } = reading(jkf('CHUDAN'));
    expect(nodeAt(record, 1).ending).toMatchObject({ by: 'interrupted' });
    expect(endOfGame(record)).toBe(3);
    expect(told).toEqual([]);
  });

  test('does not cut the main line short where that ends likewise, and is pointed out', () => {
    expect(endOfGame(reading(jkf('TORYO')).record)).toBe(3);
    expect(notices(jkf('TORYO'))).toEqual(['side-ending 6']);
  });
});

test('forks that are nested deep are read, with a fault in each', () => {
  const fork = ['{"time":0,"forks":[[', ']]}'] as const;
  const forks = readKifu(`{"moves":[{},${fork[0].repeat(5000)}{}${fork[1].repeat(5000)}]}`);
  const [told] = forks.ok ? (forks.value.games[0]?.notices ?? []) : [];
  expect(told?.also).toHaveLength(4999);
  const value = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(readKifu(`{"header":{"先手":${value}},"moves":[{}]}`).ok).toBe(true);
});

test('a list of several, and blank lines before the first, are read', () => {
  const read = readKifu(`\n\n ${JSON.stringify([{ moves: [{}, pawn] }, { moves: [{}] }])}`);
  expect(read.ok && [read.value.format, read.value.games.length]).toEqual(['jkf', 2]);
});

test.each(['{', '{}', '[]', '{"moves":1}', '[1,2]', 'null'])('%s is no kifu', (text) => {
  expect(readKifu(text).ok).toBe(false);
});
