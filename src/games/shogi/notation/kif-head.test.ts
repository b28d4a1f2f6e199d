import { describe, expect, test } from 'vitest';
import { headerOf, nodeAt } from '#record/record.ts';
import { noticesOf, reading, readOne } from '../../../../tests/read-one.ts';
import { handicaps } from '../starts.ts';
import { formatKif } from './kif-write.ts';
import { formatUsi } from './usi.ts';

const setup = (text: string): string => reading(text).record.setup;

const firstMove = (text: string): string | undefined => {
  const move = reading(text).record.nodes[1]?.turn?.move;
  return move && formatUsi(move);
};

describe('the start', () => {
  test.each([
    ['平手', handicaps.even],
    ['平手　　', handicaps.even],
    ['香落ち', handicaps.lance],
    ['右香落ち', handicaps['right-lance']],
    ['角落ち', handicaps.bishop],
    ['飛車落ち', handicaps.rook],
    ['飛落ち', handicaps.rook],
    ['飛香落ち', handicaps['rook-lance']],
    ['二枚落ち', handicaps.two],
    ['2枚落ち', handicaps.two],
    ['三枚落ち', handicaps.three],
    ['四枚落ち', handicaps.four],
    ['五枚落ち', handicaps.five],
    ['左五枚落ち', handicaps['left-five']],
    ['六枚落ち', handicaps.six],
    ['左七枚落ち', handicaps['left-seven']],
    ['右七枚落ち', handicaps['right-seven']],
    ['八枚落ち', handicaps.eight],
    ['十枚落ち', handicaps.ten],
    ['裸玉', handicaps['naked-king']],
    ['トンボ＋桂香', 'ln2k2nl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
    ['両香落ち', '1nsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'],
  ])('is named %s', (name, sfen) => {
    expect(setup(`手合割：${name}\n先手：\n`)).toBe(sfen);
    expect(noticesOf(`手合割：${name}\n先手：\n`)).toEqual([]);
    const { record } = reading(`手合割：${name}`);
    expect(reading(formatKif(record)).record.setup).toBe(sfen);
  });

  const six = `上手の持駒：なし
| ・ ・v銀v金v玉v金v銀 ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| 歩 歩 歩 歩 歩 歩 歩 歩 歩|七
| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八
| 香 桂 銀 金 玉 金 銀 桂 香|九
下手の持駒：なし
`;

  test('gives uwate the first move if a handicap is drawn, too', () => {
    const text = `手合割：六枚落ち\n${six}1 ５二玉(51)\n2 ７六歩(77)`;
    expect(setup(text)).toBe(handicaps.six);
    expect(noticesOf(text)).toEqual([]);
    expect(setup(`手合割：六枚落ち\n${six}下手番\n`)).toBe(handicaps.six.replace(' w ', ' b '));
    expect(setup(`手合割：六枚落ち\n${six.replace(' 歩|七', ' ・|七')}`)).toContain(' w - 1');
  });

  test('may tell whose move it is, drawn or not', () => {
    const text = '手合割：平手\n後手番\n1 ３四歩(33)';
    expect(setup(text)).toBe(handicaps.even.replace(' b ', ' w '));
    expect(noticesOf(text)).toEqual([]);
    const { record } = reading(text);
    expect(reading(formatKif(record)).record.setup).toBe(record.setup);
  });

  test.each(['詰将棋', '金落ち', '銀落ち', '歩落ち', 'と落ち', 'ひよこ落ち'])(
    'is even, with a notice, if its name is unknown in shogi: %s',
    (name) => {
      expect(setup(`手合割：${name}\n`)).toBe(handicaps.even);
      expect(noticesOf(`手合割：${name}\n`)).toEqual(['unknown-handicap 1:1']);
    },
  );

  test('is even when the file does not say', () => {
    expect(setup('先手：A\n')).toBe(handicaps.even);
  });
});

describe('headers', () => {
  test('stand in the order of the file, unknown ones too, with their padding cut', () => {
    const text = '棋戦：名人戦　　\nキーワード: 値：二つ\n図：４四角まで\n盤面回転\n先手：\n';
    expect(reading(text).record.headers).toEqual([
      ['棋戦', '名人戦'],
      ['キーワード', '値：二つ'],
      ['図', '４四角まで'],
      ['盤面回転', ''],
      ['先手', ''],
    ]);
  });

  test('may have comments between them: they belong to the first position', () => {
    const { record } = reading(
      '*詳細URL：https://example.com/1\n先手：A\n＊full width\n1 ７六歩(77)',
    );
    expect(nodeAt(record, 0).comment).toBe('詳細URL：https://example.com/1\nfull width');
    expect(headerOf(record, '先手')).toBe('A');
  });

  test('and diagram may stand in remarks, where nothing else tells the start', () => {
    const rows = Array.from({ length: 9 }, (_, i) =>
      i === 0 ? '# | ・ ・ ・ ・v玉 ・ ・ ・ ・|一' : '# | ・ ・ ・ ・ ・ ・ ・ ・ ・|',
    );
    const text = `# 先手：攻方\n# 先手の持駒：金\n${rows.join('\n')}\n1 ５二金打`;
    expect(setup(text)).toBe('4k4/9/9/9/9/9/9/9/9 b G 1');
    expect(firstMove(text)).toBe('G*5b');
    expect(noticesOf(text)).toEqual(['commented-diagram 3:1']);
  });
});

test.each([
  ['', 'empty-file'],
  ['\n \n', 'empty-file'],
  ['{"header":{"先手":"A"}}', 'no-kifu'],
  ['https://example.com/kifu', 'no-kifu'],
  ['1手目 ▲7八歩兵 （←7九）', 'no-kifu'],
  ['#KIF version=2.0 encoding=UTF-8', 'no-kifu'],
])('%j is no kifu', (text, code) => {
  const read = readOne(text);
  expect(read).toMatchObject({ ok: false, error: { code, line: expect.any(Number) } });
});

describe('in a diagram that does not say whose turn it is, uwate moves first', () => {
  const kings = [
    '| ・ ・ ・ ・v玉 ・ ・ ・ ・|一',
    ...Array.from('二三四五六七八', (rank) => `| ・ ・ ・ ・ ・ ・ ・ ・ ・|${rank}`),
    '| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九',
  ].join('\n');

  test.each([
    ['where the hands are called so', `上手の持駒：なし\n${kings}\n下手の持駒：なし\n`],
    ['where a player is', `手合割：その他\n上手：甲\n${kings}\n`],
    ['where the first piece is that side’s', `後手：甲\n${kings}\n1 ４二玉(51)\n2 ５八玉(59)\n`],
    ['where the first move has its sign', `後手：甲\n${kings}\n△４二玉 ▲５八玉\n`],
    ['after as many moves of each', `上手：甲\n${kings}\n手数＝2 まで\n`],
  ])('%s', (_, text) => {
    expect(setup(text).split(' ')[1]).toBe('w');
    expect(noticesOf(text).filter((notice) => notice.includes('illegal'))).toEqual([]);
  });

  test.each([
    ['unless a line says otherwise', `上手：甲\n${kings}\n下手番\n`],
    ['unless the first piece is shitate’s', `上手：甲\n${kings}\n1 ５八玉(59)\n`],
    ['unless the sides are sente and gote', `後手：甲\n${kings}\n`],
    ['unless uwate has just moved', `上手：甲\n${kings}\n手数＝1 まで\n`],
  ])('%s', (_, text) => {
    expect(setup(text).split(' ')[1]).toBe('b');
  });
});
