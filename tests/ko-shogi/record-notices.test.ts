/** Notices for records with irregularities, and errors for texts that are not records. */
import { describe, expect, test } from 'vitest';
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { sample } from '#games/ko-shogi/sample.ts';
import { codes, enough, head, readOne } from './reading-records.ts';

describe('a notice is given for', () => {
  test.each([
    ['a move that breaks a rule', '1. G10s-10r', ['1 illegal-move']],
    ['a move that nobody can make', '1. V-10l\nV-10a\n2. V-10k', ['2 impossible-move']],
    ['a word that is no move', '1. V-10l\nhello', ['2 unreadable-move']],
    ['a move that two pieces can make', '1. V-10l\nSH-15g', ['2 ambiguous-move']],
    ['a move behind the result', '1. V-10l 1-0\n2. V-10k', ['2 move-after-ending']],
    ['a second result', '1. V-10l 1-0\n0-1', ['2 second-ending']],
    ['a bracket that closes nothing', '1. V-10l\n)', ['2 bad-variation']],
    ['a variation before any move', '(1. V-10l)\n1. V-10k', ['1 bad-variation']],
    ['a variation that stays open', '1. V-10l\n(1. V-10k', ['2 not-closed']],
    ['a comment that stays open', '1. V-10l\n{and so', ['2 not-closed']],
    ['a start that is none', `${head}[Start "nowhere"]\n1. V-10l`, ['2 bad-start']],
    ['a note that says nothing', '1. V-10l {[%eval 3] so}', ['1 bad-note']],
    [
      'a game of another kind',
      `${head}\n1. V-10l *\n\n[Game "chess"]\n1. e4`,
      ['5 unknown-line', '6 unreadable-move', '6 unknown-line'],
    ],
  ])('%s', (_, text, notices) => {
    expect(codes(text)).toEqual(notices);
  });

  test('the same irregularity once, with all its lines', () => {
    const [notice] = readOne('1. V-10l\n)\n)\n)').notices;
    expect(notice).toMatchObject({ line: 2, also: [3, 4] });
  });

  test('a line of play that stopped, whose rest is lost', () => {
    const { lineKinds } = readOne('1. V-10l\noh\n2. V-10k\n{a}\n1-0');
    expect(lineKinds).toEqual(['move', 'unknown', 'lost', 'lost', 'lost']);
  });
});

describe('is not read', () => {
  test.each([
    ['', 'empty-file'],
    ['\n \n', 'empty-file'],
    ['hello', 'no-kifu'],
    ['[Game "chess"]\n1. e4 e5', 'no-kifu'],
    ['[Event "x"]\n1. e4 e5', 'no-kifu'],
    ['position startpos moves 7g7f', 'no-kifu'],
  ])('%j: %s', (text, code) => {
    expect(koShogiFormats.read(text, enough, () => {})).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  test.each([
    ['lines', 3],
    ['games', 0],
    ['plies', 4],
    ['game-moves', 5],
    ['moves', 5],
  ] as const)('beyond so many %s: %i', (what, limit) => {
    const read = koShogiFormats.read(sample.text, { ...enough, [what]: limit }, () => {});
    expect(read).toEqual({ ok: false, error: { code: `too-many-${what}`, limit } });
  });
});
