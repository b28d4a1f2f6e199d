/** The worked examples in the rules: fog and light, flames, nets, promotion, and how a side loses. */
import { describe, expect, test } from 'vitest';
import { hasCommand } from '#games/ko-shogi/command.ts';
import { fragment, movesFrom, on, played, standing } from './fragment.ts';

const sorted = (texts: string): readonly string[] => texts.split(' ').sort();

describe('the light', () => {
  const position = fragment('+SM@10n', '+TP@10h');

  test.each([
    ['10n-10l', 'tp'],
    ['10n-12l', 'tp'],
    ['10n-12n', '+tp'],
    ['10n-12p', '+tp'],
  ])('after %s the fog six points away or nearer is a priest again: %s', (move, fog) => {
    expect(on(played(position, move), '10h')).toBe(fog);
  });

  test('cancels the promotion of a priest near to it, with either face chosen', () => {
    const near = fragment('TP@10h', '+SM@13f');
    expect(movesFrom(near, '10h')).toEqual(expect.arrayContaining(['-10f+', '-10f=']));
    for (const move of ['10h-10f+', '10h-10f=']) expect(on(played(near, move), '10f')).toBe('TP');
  });
});

describe('a flame', () => {
  const position = fragment('+EN@10j P@9h A@11h', 'HS@10h M@9i +SU@11j');

  test.each([
    ['10j-10i', '. . . . .'],
    ['10jx9i', '. A . . +su'],
    ['10j-10k', 'P A hs m .'],
  ])('moving %s burns everything around it, own pieces too', (move, left) => {
    const board = played(position, move);
    const points = move.endsWith('x9i') ? '9h 11h 10h 11i 11j' : '9h 11h 10h 9i 11j';
    expect(standing(board, points)).toBe(left);
  });

  test('moving forward to the left burns the pieces there and spares the rest', () => {
    const moves = movesFrom(position, '10j');
    expect(moves).toContain('-11i');
    const board = played(position, '10j-11i');
    expect(standing(board, '11h 10h 11j 9h 9i')).toBe('. . . P m');
  });

  test('burns a piece that lands beside it, but not one that takes it', () => {
    const burning = fragment('TP@10l SH@9l A@8i', '+EN@9i P@10h');
    const burned = played(burning, '10l-10j');
    expect(standing(burned, '10j 10h 9i 9l 8i')).toBe('. p +en SH A');
    expect(movesFrom(burning, '10l').filter((move) => move.startsWith('-10j'))).toEqual(['-10j']);
    expect(standing(played(burning, '8ix9i'), '9i 8i')).toBe('A .');
    expect(standing(played(burning, '8i-8h'), '8h 9i')).toBe('. +en');
  });

  test.each(['11k', '9k', '10k'])('landing on %s beside a flame is burned alone', (to) => {
    const position = fragment('+EN@10l', '+EN@10j P@11j');
    expect(standing(played(position, `10l-${to}`), `${to} 10j 11j`)).toBe('. +en p');
  });

  test('away from everything burns nothing', () => {
    const position = fragment('+EN@10l', '+EN@10j P@11j');
    expect(standing(played(position, '10l-10m'), '10m 10j 11j')).toBe('+EN +en p');
  });

  test('can be shot, and pieces beside it too', () => {
    const position = fragment('LB@12m', '+EN@11i P@10i');
    expect(standing(played(position, '12m-11l*11i'), '11l 11i 10i')).toBe('LB . p');
    expect(standing(played(position, '12m-13l*10i'), '13l 11i 10i')).toBe('LB +en .');
  });

  test('just promoted burns nothing', () => {
    const position = fragment('EN@10g A@10e', 'HS@9e');
    expect(standing(played(position, '10g-10f+'), '10f 10e 9e')).toBe('+EN A hs');
  });

  test('burns a wrestler on the landing that is beside it', () => {
    const moves = movesFrom(fragment('WR@10l', '+EN@10i'), '10l');
    const burned = moves.filter((move) => /(11j|10j|9j)$/.test(move));
    expect(burned).toEqual(sorted('-10k-10j -10k-11j -10k-9j -11k-10j -11k-11j -9k-10j -9k-9j'));
    const taking = fragment('WR@10l', '+EN@10i P@11j');
    expect(standing(played(taking, '10l-10kx11j'), '11j 10k 10i')).toBe('. . +en');
  });

  test('burns a piece that stops beside it, but not one that slides past', () => {
    const position = fragment('M@10n CU@11r', '+EN@11k');
    const ends = ['10m', '10l', '10k', '10j', '10i'].map((to) =>
      on(played(position, `10n-${to}`), to),
    );
    expect(ends).toEqual(['M', '.', '.', '.', 'M']);
    expect(on(played(position, '11rx11k'), '11k')).toBe('CU');
    expect(on(played(position, '11r-11l'), '11l')).toBe('.');
  });

  test('burns a piece that takes the last commander, but the game is still lost', () => {
    const position = fragment('M@10n G@10s', 'G@10k +EN@9j');
    expect(movesFrom(position, '10n').filter((move) => move.startsWith('x10k'))).toEqual(['x10k']);
    const board = played(position, '10nx10k');
    expect(on(board, '10k')).toBe('.');
    expect([hasCommand(board, 0), hasCommand(board, 1)]).toEqual([true, false]);
  });
});

describe('a net', () => {
  test('freezes the first enemy on its lines, and none behind it, beside it or straight ahead', () => {
    const position = fragment('CU@5j M@15j HS@14f E@13g Q@7f P@10k D@19s', '+AG@10j');
    const free = ['5j', '15j', '14f', '13g', '7f', '10k'].filter(
      (name) => movesFrom(position, name).length > 0,
    );
    expect(free).toEqual(['14f', '13g', '7f', '10k']);
  });

  test('is shielded by the first piece on a line', () => {
    const position = fragment('P@12l S@7m HS@13m A@10i D@19s', '+AG@10j');
    const free = ['12l', '7m', '13m', '10i'].filter((name) => movesFrom(position, name).length > 0);
    expect(free).toEqual(['13m', '10i']);
  });
});

describe('the clerk', () => {
  test('takes its guards along and puts out the flames of the other side, when it promotes', () => {
    const position = fragment('CL@10g AG@19s RG@1r +AG@1s TP@2s', '+EN@15c +EN@4k EN@17a');
    const points = '10e 19s 1r 1s 15c 4k 17a';
    expect(standing(played(position, '10g-10e+'), points)).toBe('+CL +AG +RG +AG . . en');
    expect(standing(played(position, '10g-10e='), points)).toBe('CL AG RG +AG +en +en en');
  });

  test('must promote by taking a banner, outside the zone too', () => {
    const position = fragment('CL@10k AG@19s', 'B@11j +EN@4d MA@5a');
    expect(movesFrom(position, '10k').filter((move) => move.startsWith('x11j'))).toEqual(['x11j+']);
    expect(standing(played(position, '10kx11j+'), '11j 19s 4d')).toBe('+CL +AG .');
  });
});

describe('without a priest', () => {
  test('thunderclap and flag waver turn back at once', () => {
    const position = fragment('M@2j', 'TP@2d +D@10j +B@5k D@1b P@8h');
    for (const move of ['2jx2d+', '2jx2d='])
      expect(standing(played(position, move), '10j 5k 1b')).toBe('d b d');
  });

  test('drum and banner cannot promote', () => {
    const with3c = fragment('', 'D@10n B@9n +TP@3c', { turn: 1 });
    const points = ['9o', '11o', '9m', '11m', '11n'];
    expect(movesFrom(with3c, '10n')).toEqual(points.flatMap((to) => [`-${to}+`, `-${to}=`]).sort());
    expect(movesFrom(fragment('', 'D@10n B@9n', { turn: 1 }), '10n')).toEqual(
      points.map((to) => `-${to}`).sort(),
    );
  });
});

describe('a pawn', () => {
  test.each([
    ['no drum', '', '-10k -11j -9j'],
    ['a drum', 'D@1s', '-10i -10k -11j -9j'],
    ['a thunderclap', '+D@1s TP@2s', '-10i -10k -11j -9j'],
    ['banner and drums', '+SO@1s', '-10i -10k -11j -9j'],
  ])('with %s on its side has the steps %s%s', (_, others, steps) => {
    expect(movesFrom(fragment(`P@10j ${others}`, ''), '10j')).toEqual(sorted(steps));
  });

  test('does not count banner and drums as a drum under the rule without substitutes', () => {
    const position = fragment('P@10j +SO@1s', '', { substitute: false });
    expect(movesFrom(position, '10j')).toEqual(sorted('-10k -11j -9j'));
  });
});

describe('a promotion by what is taken', () => {
  const white = 'WR@10k FC@13j WR@5j B@17m MA@3k G@10f WR@11i';
  const black = 'S@10l HS@14l Q@5l E@16n A@3l LB@10m M@10j G@10s';
  const position = fragment(black, white);

  test.each([
    ['10l', 'x10k', ['x10k+']],
    ['14l', 'x13j', ['x13j+']],
    ['5l', 'x5j', ['x5j']],
    ['16n', 'x17m', ['x17m']],
    ['3l', 'x3k', ['x3k+']],
    ['10m', '-11l*11i', ['-11l*11i+']],
    ['10j', 'x10f', ['x10f+']],
  ])('leaves the piece on %s no choice after %s: %j', (from, begins, moves) => {
    // The piece on the point between would be in the way of the last of them.
    expect(movesFrom(position, from).filter((move) => move.startsWith(begins))).toEqual(moves);
  });

  test('leaves a side in play that still has middle troop and banner', () => {
    expect(hasCommand(played(position, '10jx10f+'), 1)).toBe(true);
  });
});

describe('immunity', () => {
  test('the heavenly fortress is displaced by no chariot and no carriage, but by a millenary', () => {
    const position = fragment('CH@10m CU@8j +C@14j +FC@10f M@12h +CU@7g', '+SU@10j');
    const takers = ['10m', '8j', '14j', '10f', '12h', '7g'].filter((name) =>
      movesFrom(position, name).some((move) => /[x*]10j/.test(move)),
    );
    expect(takers).toEqual(['12h', '7g']);
  });

  test('guns on foot may step onto a fortress', () => {
    const position = fragment('C@11k FC@9k', '+SU@10j');
    expect(movesFrom(position, '11k')).toContain('x10j');
    expect(movesFrom(position, '9k')).toContain('x10j');
  });

  test('monks and priests displace each other and nothing else', () => {
    const moves = movesFrom(fragment('SM@10j', '+TP@10h P@12j +SM@8l'), '10j');
    expect(moves.filter((move) => move.startsWith('x'))).toEqual(['x10h', 'x8l']);
    expect(moves.filter((move) => move.includes('12j'))).toEqual([]);
  });
});

describe('a side is in play', () => {
  test.each([
    ['MA@1a B@1b', true],
    ['MA@1a', false],
    ['B@1b', false],
    ['+MA@1a', true],
    ['G@1a', true],
    ['MA@1a +B@1b TP@1c', true],
    ['MA@1a +SO@1b', true],
    ['P@1a', false],
  ])('with %s: %s', (white, inPlay) => {
    expect(hasCommand(fragment('G@10s', white), 1)).toBe(inPlay);
  });

  test('with a middle troop and banner and drums only where these are substitutes', () => {
    const position = fragment('G@10s', 'MA@1a +SO@1b', { substitute: false });
    expect(hasCommand(position, 1)).toBe(false);
  });
});
