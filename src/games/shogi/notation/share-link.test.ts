import { importKIF } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { nodeAt, pathTo } from '#record/record.ts';
import { movesOf, reading } from '../../../../tests/read-one.ts';
import { formatUsi } from './usi.ts';

describe('moves that are shared without a file are read', () => {
  test.each([
    'moves 7g7f 3c3d',
    'piyoshogi://?sfen=position%20startpos%20moves%207g7f%203c3d&num=0',
    'piyoshogi://?viewer=on&num=2&sfen=startpos%20moves%207g7f%203c3d',
    'https://www.kento-shogi.com/?moves=7g7f.3c3d#2',
    'https://www.kento-shogi.com/?initpos=lnsgkgsnl%2F1r5b1%2Fppppppppp%2F9%2F9%2F9%2FPPPPPPPPP%2F1B5R1%2FLNSGKGSNL%20b%20-%201&moves=7g7f.3c3d',
    'https://lishogi.org/analysis?moves=7g7f_3c3d',
    'https://lishogi.org/analysis/lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL_b_-_1?moves=7g7f_3c3d',
    '~0.7ku2jm.',
    'https://play.mogproject.com/?u=~0.7ku2jm.r',
    'https://example.com/webapp/?usen=~0.7ku2jm.r&branch=0',
    'https://example.com/?kifu=1%20%EF%BC%97%E5%85%AD%E6%AD%A9(77)%0A2%20%EF%BC%93%E5%9B%9B%E6%AD%A9(33)',
    'https://example.com/?kifu=%E2%96%B2%EF%BC%97%E5%85%AD%E6%AD%A9%E2%96%B3%EF%BC%93%E5%9B%9B%E6%AD%A9',
  ])('%s', (text) => {
    expect(movesOf(`${text}\n`)).toBe('7g7f 3c3d');
    expect(reading(text).notices).toEqual([]);
  });

  test.each(['~', '~0', '~0.6y.', '~0.6y2', 'a~b', 'https://example.com/~ann/?u=5'])(
    'and %s is none',
    (text) => {
      expect(() => reading(text)).toThrow();
    },
  );
});

describe('USEN', () => {
  test('has a start, drops, promotions and the ending', () => {
    const { record } = reading('~0.6y236e7ku.r');
    expect(record.ending).toEqual({ winner: 0, by: 'resignation' });
    expect(movesOf('~0.6y236e7ku.r').split(' ')).toHaveLength(3);
  });

  test.each([
    ['r', 1, 'resignation'],
    ['t', 1, 'timeout'],
    ['j', null, 'impasse'],
    ['p', null, 'interrupted'],
  ])('gives the game the ending of its last letter, %s', (letter, winner, by) => {
    expect(reading(`~0.6y236e.${letter}`).record.ending).toEqual({ winner, by });
  });

  test('from another program is the same game, variations too', () => {
    const kif = [
      '手合割：平手',
      '1 ７六歩(77)',
      '2 ３四歩(33)',
      '3 ２二角成(88)',
      '4 同　銀(31)',
      '5 ４五角打',
      '6 投了',
      '変化：4手',
      '4 同　飛(82)',
      '5 ９六歩(97)',
      '変化：2手',
      '2 ８四歩(83)',
      '',
    ].join('\n');
    const peer = importKIF(kif);
    if (peer instanceof Error) throw peer;
    const [usen] = peer.usen;
    const [ours, theirs] = [reading(usen).record, reading(kif).record];
    // Each node is named by the moves that lead to it, since each program has its own order of variations. The other
    // program also repeats the ending of the main line below the others.
    const lines = (record: typeof ours) =>
      record.nodes
        .map((_, id) =>
          pathTo(record, id)
            .flatMap((at) => {
              const turn = nodeAt(record, at).turn;
              return turn ? [formatUsi(turn.move)] : [];
            })
            .join(' '),
        )
        .sort();
    expect(lines(ours)).toEqual(lines(theirs));
    expect(ours.ending).toMatchObject({ winner: 0, by: 'resignation' });
    expect(ours.nodes.some((node) => (node?.children.length ?? 0) > 1)).toBe(true);
  });

  test('cut off anywhere gives an answer', () => {
    const text =
      'lnsgkgsnl_1r5b1_ppppppppp_9_9_9_PPPPPPPPP_1B5R1_LNSGKGSNL.b.-~0.6y236e7ku.r~1.36e.p';
    for (let end = 0; end <= text.length; end++) {
      const part = text.slice(0, end);
      try {
        reading(part);
      } catch (error) {
        expect(String(error)).toMatch(/no-kifu|empty-file/);
      }
    }
  });
});
