import { describe, expect, test } from 'vitest';
import { refusals } from '#games/ko-shogi/codes.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { formatSquare, parseSquare } from '#games/ko-shogi/square.ts';
import type { Language } from '#i18n/index.ts';
import type { Pick } from '#kernel/game.ts';
import { fragment } from '../../../../tests/ko-shogi/fragment.ts';
import { languages, wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { koShogiInspector } from './inspector.ts';
import { movementSentence } from './movement-words.ts';
import { isFaceCode, pieceNames } from './piece-names.ts';
import { powerSentences } from './power-words.ts';
import { reasonSentence } from './reason-words.ts';

const codes = Object.keys(pieceNames).filter(isFaceCode);

const picksOf = (words: string): readonly Pick[] =>
  words.split(' ').map((word): Pick => {
    const square = parseSquare(word);
    return square === undefined ? { at: 'choice', choice: word } : { at: 'square', square };
  });

/** The sentence, in a language, about picks that begin no move. */
const said = async (position: Position, words: string, language: Language = 'en') => {
  const picks = picksOf(words);
  const refusal = koShogi.refuse(position, picks);
  if (refusal === null) throw new Error(`${words} is legal`);
  const text = await wordsIn(language);
  return koShogiInspector.reason({ position, picks, refusal }, 'points', text);
};

const even = koShogi.start();
const longbow = fragment('LB@10m P@11m', 'P@11i SH@9i HS@14l E@7l CH@11o P@11d +TP@3m');

/** A position, picks that begin no move, and the sentence. */
const cases: readonly (readonly [position: Position, words: string, sentence: string])[] = [
  [even, '10g 10h', 'It is not your turn to move the vanguard on 10g.'],
  [even, '10j 10i', 'There is no piece on 10j.'],
  [even, '17n 16n', 'Your own shield stands on 16n.'],
  [even, '17n 16m', 'Chariot: slides up to 5 points straight.'],
  [even, '19n 19e', 'The chariot unit on 19f is in the way.'],
  [even, '10m 10g', 'It slides no farther than 5 points.'],
  [
    fragment('TP@10j', 'P@10h'),
    '10j 10h',
    'By moving it takes only priests, monks, fogs and lights.',
  ],
  [
    fragment('CA@10j', 'SH@11h'),
    '10j 11h 13g',
    'The second leap goes on the same main way, or back.',
  ],
  [
    fragment('+D@10j TP@1s', ''),
    '10j 10i stop',
    'A thunderclap makes five steps, no fewer and no more.',
  ],
  [fragment('+B@10j TP@2s', 'P@10i'), '10j 10i 11i', 'A flag waver runs on in one direction.'],
  [
    fragment('WR@10l', '+EN@10i'),
    '10l 10k 10j 11j',
    'The poison flame on 10i burned it: the turn is over.',
  ],
  [
    fragment('LB@10m', 'P@11l P@11i'),
    '10m 11l 11i',
    'What captured by landing does not shoot from there.',
  ],
  [longbow, '10m 11l 11i 14l', 'It has shot once: there is no further shot.'],
  [longbow, '10m 11l 10l', 'There is nothing to shoot on 10l.'],
  [longbow, '10m 11l 9i', 'It shoots only along the eight lines from where it stands.'],
  [longbow, '10m 11l 11d', 'It shoots no farther than 3 points.'],
  [longbow, '10m 11n 11o', 'The chariot on 11o is safe from this shot.'],
  [even, '17n 17m stop', 'The turn cannot end here.'],
  [even, '17n 17m promote', 'This piece cannot promote here.'],
  [fragment('S@10l', 'WR@10k'), '10l 10k keep', 'What it took makes this piece promote.'],
  [fragment('P@10j', ''), '10j 10i', 'Without a drum your pawns do not step ahead.'],
  [
    fragment('CH@10m', '+SU@10j'),
    '10m 10j',
    'The heavenly fortress on 10j is safe from this piece.',
  ],
  [
    fragment('CB@13l', '+TP@11f HS@12h'),
    '13l 12k 12h',
    'The five-li fog on 11f is within five points: no shot.',
  ],
  [
    fragment('CU@5j D@19s', '+AG@10j'),
    '5j 5i',
    'The skyward net on 10j holds this piece where it is.',
  ],
];

test.each(cases)('%# a player who tries %s is told: %s', async (position, words, sentence) => {
  expect(await said(position, words)).toBe(sentence);
});

test('every rule is among them', () => {
  const met = new Set(
    cases.map(([position, words]) => koShogi.refuse(position, picksOf(words))?.rule),
  );
  expect([...met].sort()).toEqual(Object.keys(refusals).sort());
});

test.each([
  [even, '10g', 'Vanguard: slides up to 5 points ahead.'],
  [even, '10j', ''],
  [even, '10s', 'Your general is blocked by pieces on every side.'],
  [
    fragment('CU@5j D@19s', '+AG@10j'),
    '5j',
    'The skyward net on 10j holds this piece where it is.',
  ],
  [fragment('P@10j A@11j A@9j A@10k', ''), '10j', 'Without a drum your pawns do not step ahead.'],
])('%# a player who asks %s is told: %s', async (position, words, sentence) => {
  expect(await said(position, words)).toBe(sentence);
});

test('a proof that players agreed not to be shown is not told either', async () => {
  const tried = { position: even, picks: picksOf('19n 19e') };
  const refusal = { rule: 'frozen', class: 'foul', evidence: [] } as const;
  const text = await wordsIn('en');
  expect(reasonSentence({ ...tried, refusal }, text, formatSquare)).toBeNull();
  expect(koShogiInspector.reason({ ...tried, refusal }, 'points', text)).toBe(
    text.game.refusals.frozen,
  );
});

test('the sentences about a face name all its ways, and its other powers', async () => {
  const { game } = await wordsIn('en');
  const { movement, powers } = (await wordsIn('en')).game.reasons;
  const movesOf = (code: keyof typeof pieceNames): string =>
    movementSentence(code, game.pieces[code].name, movement);
  expect(movesOf('Q')).toBe('Quartermaster: slides straight or steps any other way.');
  expect(movesOf('+M')).toBe('Dragon ascending: slides any way or steps once or twice any way.');
  expect(movesOf('+AG')).toBe('Skyward net: slides sideways or diagonally ahead or steps back.');
  expect(powerSentences('C', powers)).toEqual([
    'After landing on an empty point it may shoot one enemy up to 5 points away on a line, whatever stands between.',
    powers.keptFrom.gun,
  ]);
  expect(powerSentences('+SU', powers)).toEqual([powers.safeFrom.fortress]);
  expect(powerSentences('CH', powers)).toEqual([powers.keptFrom.fortress, powers.safeFrom.bows]);
  expect(powerSentences('SU', powers)).toEqual([powers.safeFrom['bows-and-guns']]);
  expect(powerSentences('+TP', powers)).toContain(powers.acts.fog);
});

describe.each(languages)('in %s', (language) => {
  test('each refusal has a sentence', async () => {
    for (const [position, words] of cases)
      expect(await said(position, words, language)).toMatch(/[.。]$/);
  });

  /**
   * The width of a sentence; letters of kana and kanji count for two. The narrowest phone's strip has two lines of 14
   * px.
   */
  const width = (sentence: string): number =>
    [...sentence].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);

  test('every sentence of a refusal fits two lines of the narrowest strip', async () => {
    const { reasons } = (await wordsIn(language)).game;
    const { pieces } = (await wordsIn(language)).game;
    const sentences = codes.flatMap((code) => {
      const one = { name: pieces[code].name, square: '10j' };
      return [
        movementSentence(code, one.name, reasons.movement),
        reasons.notYourTurn(one),
        reasons.ownPiece(one),
        reasons.blocked(one),
        reasons.immuneToDisplacement(one),
        reasons.immuneToShot(one),
        reasons.walledIn(one, []),
        reasons.noWayOn(one),
      ];
    });
    const fixed = Object.values(reasons).flatMap((words) =>
      typeof words === 'string' ? words : [],
    );
    const long = [...new Set([...sentences, ...fixed])].filter((one) => width(one) > 68);
    expect(long).toEqual([]);
  });
});
