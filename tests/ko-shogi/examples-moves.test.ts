/** The worked examples in the rules: how pieces move, take and shoot. */
import { describe, expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { fragment, movesFrom } from './fragment.ts';

const sorted = (texts: string): readonly string[] => texts.split(' ').sort();
/** The points that some moves end on, promotion signs removed, each once and sorted. */
const ends = (moves: readonly string[]): readonly string[] =>
  [...new Set(moves.map((move) => /(\d+[a-s])[+=]?$/.exec(move)?.[1] ?? ''))].sort();

describe('in the first position', () => {
  const start = koShogi.start();

  test('the vanguard slides up to five points and does nothing else', () => {
    expect(movesFrom(start, '10m')).toEqual(sorted('-10l -10k -10j -10i -10h'));
  });

  test('a chariot has five points ahead and one behind', () => {
    expect(movesFrom(start, '17n')).toEqual(sorted('-17m -17l -17k -17j -17i -17o'));
  });

  test('a chariot unit slides until it takes, in its zone with a choice', () => {
    expect(movesFrom(start, '19n')).toEqual(
      sorted('-19m -19l -19k -19j -19i -19h -19g x19f+ x19f= -19o'),
    );
  });

  test('a cavalryman leaps like a knight', () => {
    expect(movesFrom(start, '17p')).toEqual(sorted('-15o -19o'));
    expect(movesFrom(start, '3p')).toEqual(sorted('-1o -5o'));
  });

  test('cavalry leaps once, or once and back', () => {
    expect(movesFrom(start, '19p')).toEqual(sorted('-17o -17o-19p'));
  });

  test('each type of piece has the counted number of moves', () => {
    const counts = { EN: 2, CS: 4, S: 2, A: 4, WR: 4, AC: 2, CR: 2, Q: 4, M: 4, SN: 2, E: 20 };
    const more = { C: 6, CB: 8, LB: 6, CA: 4, HS: 16, PU: 9, P: 18, CU: 20, SU: 12, CH: 48 };
    const all = { ...counts, ...more, SH: 24, V: 5 };
    const placement = koShogi.text.position(start).split(' ')[0]?.split('/') ?? [];
    const byPoint = new Map<string, string>();
    placement.forEach((rank, row) => {
      let file = 19;
      for (const token of rank.split(',')) {
        if (/^\d/.test(token)) file -= Number(token);
        else {
          byPoint.set(`${file}${'abcdefghijklmnopqrs'.charAt(row)}`, token);
          file -= 1;
        }
      }
    });
    const found: Record<string, number> = {};
    for (const move of koShogi.legalMoves(start)) {
      const from = /^\d+[a-s]/.exec(koShogi.text.move(move))?.[0] ?? '';
      const code = byPoint.get(from) ?? '';
      found[code] = (found[code] ?? 0) + 1;
    }
    expect(found).toEqual(all);
  });

  test('the four ways out and back lead to one position', () => {
    const keys = new Set<string>();
    for (const move of koShogi.legalMoves(start))
      keys.add(koShogi.key(koShogi.play(start, { move })));
    expect(keys.size).toBe(223);
  });
});

describe('the wrestler', () => {
  const position = fragment('WR@10j A@9i', 'P@11i HS@12h');
  const moves = movesFrom(position, '10j');

  test('steps neither from nor over its own aide', () => {
    expect(moves.filter((move) => /^[-x]9i/.test(move) || move.endsWith('8h'))).toEqual([]);
  });

  test('takes and goes on, takes two, or takes and comes back', () => {
    expect(moves.filter((move) => move.startsWith('x11i'))).toEqual(
      sorted('x11i x11i-11h x11i-11j x11i-12i x11i-10i x11i-10h x11i-12j x11ix12h x11i-10j'),
    );
  });

  test('passes in six ways', () => {
    expect(moves.filter((move) => /^-\d+[a-s]-10j$/.test(move))).toHaveLength(6);
  });
});

describe('cavalry', () => {
  test('leaps on along its main direction or straight back', () => {
    const moves = movesFrom(fragment('CA@10j', 'SH@11h S@12f A@10f'), '10j');
    expect(moves.filter((move) => move.startsWith('x11h'))).toEqual(
      sorted('x11h x11hx10f+ x11hx10f= x11hx12f+ x11hx12f= x11h-10j'),
    );
  });

  test('as a winged horse leaps on anywhere, and has no face to choose', () => {
    const moves = movesFrom(fragment('+CA@10j', 'SH@11h S@12f A@10f'), '10j');
    expect(moves.filter((move) => move.startsWith('x11h'))).toEqual(
      sorted('x11h x11hx10f x11hx12f x11h-10j x11h-12j x11h-9i x11h-9g x11h-13i x11h-13g'),
    );
  });
});

describe('shooting', () => {
  test('a longbow is blocked by the first piece, and shields and chariots are immune to it', () => {
    const position = fragment('LB@10m', 'P@11i SH@9i HS@14l E@7l CH@11o');
    expect(movesFrom(position, '10m')).toEqual(
      sorted('-11l -11l*11i -11l*14l -9l -9l*7l -11n -9n -9n*7l'),
    );
  });

  test('a bow that took by landing does not shoot', () => {
    const position = fragment('LB@10m', 'P@11l P@11i HS@9i');
    expect(movesFrom(position, '10m')).toEqual(
      sorted('x11l -9l -9l*9i -9l*11l -11n -11n*11l -9n -9n*11l'),
    );
  });

  test('a cannon shoots over any pieces, and never at a shield unit', () => {
    const position = fragment('C@10m P@11k', 'P@11j HS@11h CH@11g SU@9i');
    const moves = movesFrom(position, '10m');
    expect(moves.filter((move) => move.startsWith('-11l'))).toEqual(
      sorted('-11l -11l*11j -11l*11h -11l*11g'),
    );
    expect(moves.filter((move) => move.startsWith('-9l'))).toEqual(sorted('-9l -9l*11j'));
  });

  test('the Frankish cannon shoots twice, one after the other', () => {
    const position = fragment('FC@10m', 'P@11i HS@11f E@11e SU@9h');
    const moves = movesFrom(position, '10m');
    expect(moves.filter((move) => move.startsWith('-11l'))).toEqual(
      sorted('-11l -11l*11i -11l*11i*11f'),
    );
    expect(moves.filter((move) => move.startsWith('-9l'))).toEqual(['-9l']);
  });

  test('the order of two shots makes two moves', () => {
    const moves = movesFrom(fragment('FC@11m', 'P@10h P@7i'), '11m');
    expect(moves).toEqual(expect.arrayContaining(['-10l*10h*7i', '-10l*7i*10h']));
  });

  test('a fog silences guns within five points, and can be shot from six or seven', () => {
    const position = fragment('FC@10m', '+TP@11f P@11h HS@16h');
    expect(movesFrom(position, '10m')).toEqual(
      sorted('-11l -11l*11h -11l*11h*11f -11n -11n*11h -9l -9n'),
    );
  });

  test('a fog silences bows within five points', () => {
    const position = fragment('CB@13l', '+TP@11f HS@12h P@16k');
    expect(movesFrom(position, '13l')).toEqual(sorted('-14k -12k -14m -14m*16k -12m -12m*12h'));
  });
});

describe('the priests', () => {
  test('displace only each other, and shoot any neighbour', () => {
    const position = fragment('TP@10j', 'P@10h SM@8h P@11k S@9k HS@12k');
    expect(movesFrom(position, '10j')).toEqual(
      sorted(
        [
          'x8h -10l -10l*11k -10l*9k -12j -12j*12k -12j*11k -8j -8j*9k',
          '-12h -12l -12l*12k -12l*11k -8l -8l*9k',
        ].join(' '),
      ),
    );
  });

  const position = fragment('+TP@10j', 'P@9i S@11f SM@12h');
  const moves = movesFrom(position, '10j');

  test('as a fog jump twice and shoot after each jump', () => {
    expect(moves.filter((move) => /\*.*\*/.test(move))).toEqual(
      sorted('-10h*9i-10f*11f -10h*9i-12f*11f -8h*9i-10f*11f'),
    );
  });

  test('as a fog do not shoot after a jump that took, and may after the next one, on the way back too', () => {
    expect(moves.filter((move) => move.startsWith('x12h'))).toEqual(
      sorted(
        [
          'x12h x12h-12f x12h-12f*11f x12h-10h x12h-10h*9i x12h-10f x12h-10f*11f',
          'x12h-12j x12h-14h x12h-14f x12h-14j x12h-10j x12h-10j*9i',
        ].join(' '),
      ),
    );
  });
});

describe('the thunderclap', () => {
  const position = fragment('+D@10j B@9j A@11j P@10k TP@2s', 'P@10i P@10h P@9h S@9g HS@10g');
  const moves = movesFrom(position, '10j');

  test('makes exactly five steps, over its start too', () => {
    expect(moves).toHaveLength(148);
    expect(moves.filter((move) => !/^x10i([-x]\d+[a-s]){4}$/.test(move))).toEqual([]);
    expect(moves.filter((move) => /-10j[-x]/.test(move)).length).toBeGreaterThan(0);
  });

  test('takes all five pieces in two ways', () => {
    expect(moves.filter((move) => !move.includes('-'))).toEqual(
      sorted('x10ix10hx10gx9gx9h x10ix10hx9hx9gx10g'),
    );
  });

  test('ends on points of the other colour only', () => {
    expect(ends(moves)).toEqual(
      sorted('10e 10g 10i 11f 11h 12g 12i 12k 13h 13j 14i 6i 7h 7j 8g 8i 8k 9f 9h'),
    );
  });

  test('cannot move when it is boxed in', () => {
    expect(movesFrom(fragment('+D@1s A@2s P@1r TP@3s', ''), '1s')).toEqual([]);
  });

  test('goes to and fro in a dead end', () => {
    const dead = fragment('+D@1s A@2s P@1q A@2r TP@3s', '');
    const only = movesFrom(dead, '1s');
    expect(only).toEqual(['-1r-1s-1r-1s-1r']);
  });
});

describe('the flag waver', () => {
  const position = fragment('+B@10j A@14j TP@2s', 'P@10i P@10g S@8j');
  const moves = movesFrom(position, '10j');

  test('runs over enemies in one direction and stops where it likes', () => {
    expect(moves.filter((move) => /10i/.test(move))).toEqual(
      sorted('x10i x10i-10h x10i-10hx10g x10i-10hx10g-10f x10i-10hx10g-10f-10e'),
    );
    expect(ends(moves)).toEqual(
      sorted('10e 10f 10g 10h 10i 10k 10l 10m 10n 10o 11j 12j 13j 9j 8j 7j 6j 5j'),
    );
  });
});

test('a one-point slide and a one-step chain are the same move', () => {
  const moves = movesFrom(fragment('+M@10j G@9s', 'G@2a'), '10j');
  expect(moves).toHaveLength(136);
  expect(new Set(moves).size).toBe(136);
  expect(moves).toEqual(expect.arrayContaining(['-10h', '-10i-10h']));
});
