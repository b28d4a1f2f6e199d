/** The reason for a refused move: the rule, its class, and the evidence. */
import { describe, expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { formatSquare, parseSquare } from '#games/ko-shogi/square.ts';
import type { Pick } from '#kernel/game.ts';
import { fragment } from './fragment.ts';

const picksOf = (words: string): readonly Pick[] =>
  words.split(' ').map((word): Pick => {
    const square = parseSquare(word);
    return square === undefined ? { at: 'choice', choice: word } : { at: 'square', square };
  });

const refused = (position: Position, words: string) => koShogi.refuse(position, picksOf(words));

/** The points of the evidence with their roles, and its lines. */
const proof = (position: Position, words: string): string =>
  (refused(position, words)?.evidence ?? [])
    .map((one) =>
      one.show === 'square'
        ? `${one.as} ${formatSquare(one.square)}`
        : one.show === 'ray'
          ? `${formatSquare(one.from)}>${formatSquare(one.to)}`
          : one.show,
    )
    .join(', ');

const longbow = fragment('LB@10m P@11m', 'P@11i SH@9i HS@14l E@7l CH@11o P@11d +TP@3m');
const fogged = fragment('CB@13l', '+TP@11f HS@12h P@16k');
const cavalry = fragment('CA@10j', 'SH@11h');
const waver = fragment('+B@10j A@14j TP@2s', 'P@10i P@10g');
const priests = fragment('TP@10j', 'P@10h P@11k P@8i');

describe('a slip', () => {
  test.each([
    ['a piece of the other side', koShogi.start(), '10g', 'not-your-turn'],
    ['an empty point', koShogi.start(), '10j', 'empty-point'],
    ['a piece that its own side walls in', koShogi.start(), '10s', 'own-piece'],
    ['a point where its own side stands', koShogi.start(), '17n 17o 17p', 'wrong-movement'],
    ['one of its own in the way', koShogi.start(), '17n 16n', 'own-piece'],
    ['a way over another piece', koShogi.start(), '19n 19e', 'blocked'],
    ['a slide that is too long', koShogi.start(), '10m 10g', 'out-of-range'],
    ['a movement it does not have', koShogi.start(), '10m 11l', 'wrong-movement'],
    [
      'a promotion where none is possible',
      koShogi.start(),
      '17n 17m promote',
      'promotion-not-possible',
    ],
    ['a stop where the turn is over', koShogi.start(), '17n 17m stop', 'cannot-stop'],
    ['a stop before anything', koShogi.start(), '17n stop', 'cannot-stop'],
    ['a priest on a pawn', priests, '10j 10h', 'priests-only'],
    ['a leap of cavalry to another side', cavalry, '10j 11h 13g', 'second-leap'],
    ['a turn in the run of the flag waver', waver, '10j 10i 11i', 'straight-run'],
    [
      'a shot after a capture',
      fragment('LB@10m', 'P@11l P@11i'),
      '10m 11l 11i',
      'shot-after-capture',
    ],
    ['a shot too many', longbow, '10m 11l 11i 14l', 'no-shots-left'],
    ['a shot at nothing', longbow, '10m 11l 10l', 'nothing-to-shoot'],
    ['a shot off the lines', longbow, '10m 11l 9i', 'wrong-movement'],
    ['a shot too far', longbow, '10m 11l 11d', 'out-of-range'],
    ['a shot through another piece', fragment('CB@10m', 'P@11j P@11i'), '10m 11l 11i', 'blocked'],
    ['a shot at its own', longbow, '10m 11l 11m', 'own-piece'],
    ['a step after the flame', fragment('WR@10l', '+EN@10i'), '10l 10k 10j 11j', 'burned'],
    [
      'to keep its face where it must promote',
      fragment('S@10l', 'WR@10k'),
      '10l 10k keep',
      'promotion-compulsory',
    ],
  ])('is %s', (_, position, words, rule) => {
    expect(refused(position, words)).toMatchObject({ rule, class: 'slip' });
  });

  const stuck = fragment('+D@1s A@2s P@1r TP@3s', '');

  test.each([
    ['a thunderclap that is boxed in', stuck, '1s', 'own-piece'],
    ['a stop before the fifth step', fragment('+D@10j TP@1s', ''), '10j 10i stop', 'five-steps'],
    ['a sixth step', fragment('+D@10j TP@1s', ''), '10j 10i 10h 10g 10f 10e 10d', 'five-steps'],
  ])('is %s', (_, position, words, rule) => {
    expect(refused(position, words)).toMatchObject({ rule, class: 'slip' });
  });
});

describe('a foul', () => {
  const net = fragment('CU@5j M@15j P@10k D@19s', '+AG@10j');

  test.each([
    ['a piece in a net', net, '5j', 'frozen', '10j>5j'],
    ['a pawn without a drum', fragment('P@10j', ''), '10j 10i', 'pawn-without-drum', '10j>10i'],
    [
      'a chariot onto a fortress',
      fragment('CH@10m', '+SU@10j'),
      '10m 10j',
      'immune-to-displacement',
      'immune 10j, 10m>10j',
    ],
    ['a bow at a chariot', longbow, '10m 11n 11o', 'immune-to-shot', 'immune 11o, 11n>11o'],
  ])('is %s', (_, position, words, rule, proves) => {
    expect(refused(position, words)).toMatchObject({ rule, class: 'foul' });
    expect(proof(position, words)).toContain(proves);
  });

  test('is a shot near a fog, with the fog and its whole area as proof', () => {
    expect(refused(fogged, '13l 12k 12h')).toMatchObject({ rule: 'silenced', class: 'foul' });
    const proves = proof(fogged, '13l 12k 12h').split(', ');
    expect(proves.slice(0, 2)).toEqual(['cause 12k', 'fog 11f']);
    expect(proves.filter((one) => one.startsWith('fogged'))).toHaveLength(121);
  });

  test('with a held piece is only a move that would be legal without the net', () => {
    expect(refused(net, '5j 5i')).toMatchObject({ rule: 'frozen' });
    expect(refused(net, '5j 6i')).toMatchObject({ rule: 'wrong-movement', class: 'slip' });
  });

  test('can be attempted, played, and distinguished from a legal move', () => {
    const picks = picksOf('5j 5i');
    const move = koShogi.attempt(net, picks);
    expect(move && koShogi.text.move(move)).toBe('5j-5i');
    const shot = koShogi.attempt(fogged, picksOf('13l 12k 12h'));
    expect(shot && koShogi.text.move(shot)).toBe('13l-12k*12h');
    if (shot !== undefined)
      expect(koShogi.text.position(koShogi.play(fogged, { move: shot }))).not.toContain('hs');
  });
});

test('for a frozen piece the nets that hold it and their lines are shown', () => {
  const position = fragment('M@10m D@19s', '+AG@13j +RG@5m');
  expect(proof(position, '10m')).toBe('net 13j, 13j>10m, held 10m, net 5m, 5m>10m, held 10m');
});

test('for a burned piece the flames beside it are shown', () => {
  const position = fragment('WR@10l', '+EN@10i +EN@11i');
  expect(proof(position, '10l 10k 10j 11j')).toBe('flame 10i, flame 11i');
});

test('for a wrong cavalry leap the open ways are shown', () => {
  expect(proof(cavalry, '10j 11h 13g')).toBe('cause 11h, way 12f, way 10f, way 10j');
});

test('a pawn that could move only with a drum is refused because there is none', () => {
  const walled = fragment('P@10j A@11j A@9j A@10k', '');
  expect(refused(walled, '10j')).toMatchObject({ rule: 'pawn-without-drum', class: 'foul' });
});

test.each([
  [koShogi.start(), '10s', 'blocker 10r, blocker 11s, blocker 9s, blocker 11r, blocker 9r'],
  [koShogi.start(), '17n 16n', 'cause 16n'],
  [koShogi.start(), '19n 19e', 'blocker 19f, 19n>19e'],
  [koShogi.start(), '10m 10g', 'cause 10m, 10m>10g'],
  [koShogi.start(), '10m 11l', 'cause 10m, 10m>11l'],
  [priests, '10j 10h', 'cause 10h'],
  [fragment('+D@10j TP@1s', ''), '10j 10i stop', 'cause 10i'],
  [fragment('+D@1s A@2s P@1r TP@3s', ''), '1s', 'blocker 1r, blocker 2s'],
  [waver, '10j 10i 11i', 'cause 10i'],
  [fragment('LB@10m', 'P@11l P@11i'), '10m 11l 11i', 'cause 11l'],
  [longbow, '10m 11l 11i 14l', 'cause 11l'],
  [longbow, '10m 11l 10l', 'cause 10l'],
  [longbow, '10m 11l 11d', '11l>11d'],
  [longbow, '10m 11l 11m', 'cause 11m'],
  [fragment('CB@10m', 'P@11j P@11i'), '10m 11l 11i', 'blocker 11j, 11l>11i'],
  [fragment('S@10l', 'WR@10k'), '10l 10k keep', 'cause 10k'],
])('%# the evidence for a refusal is shown, whatever its rule', (position, words, proves) => {
  expect(proof(position, words)).toBe(proves);
});
