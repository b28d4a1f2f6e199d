import { describe, expect, test } from 'vitest';
import { refusalRules } from '#games/shogi/codes.ts';
import { shogi } from '#games/shogi/game.ts';
import { isHandKind, isPromoted, kinds } from '#games/shogi/piece.ts';
import { start } from '#games/shogi/starts.ts';
import type { Language } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { even, refusalCases } from '../../../../tests/cases/refusal-cases.ts';
import { wordsIn } from '../../../../tests/messages.ts';
import { picks } from '../../../../tests/table.ts';
import { shogiInspector } from './inspector.ts';
import { reasonSentence } from './reason-words.ts';
import { shogiSkin } from './shogi-skin.ts';

/** The sentence, in a language, about picks that begin no move. */
const said = async (
  sfen: string,
  point: string,
  language: Language = 'en',
  style = language === 'ja' ? 'japanese' : 'usi',
): Promise<string | null> => {
  const position = start(sfen);
  const tried = picks(point);
  const refusal = shogi.refuse(position, tried);
  if (refusal === null) throw new Error(`${point} is legal`);
  const text = await wordsIn(language);
  return reasonSentence({ position, picks: tried, refusal }, text, (square) =>
    shogiSkin.spokenSquare(square, style),
  );
};

const pinnedGold = '4r3k/9/9/9/9/9/9/4G4/4K4 b - 1';

test.each([
  [pinnedGold, '5h 4h', 'The gold on 5h is pinned by the rook on 5a.'],
  ['4k4/9/9/9/4S4/9/9/9/4K4 b - 1', '5e 4e', 'A silver goes one square forward or diagonally.'],
  ['4k4/9/9/9/9/9/2P6/9/4K4 b P 1', 'P* 7e', 'Your pawn on 7g is already on this file (nifu).'],
  ['5r2k/9/9/9/9/9/9/9/4K4 b - 1', '5i 4i', 'The rook on 4a would take your king on 4i.'],
  ['4r3k/9/9/9/9/9/9/4K4/9 b - 1', '5h 5i', 'The rook on 5a would take your king on 5i.'],
  ['4r3k/9/9/9/9/9/9/9/4K4 b G 1', 'G* 4e', 'The rook on 5a still checks your king.'],
  [
    '7lk/9/8S/9/9/9/9/7L1/8K b P 1',
    'P* 1b',
    'A pawn dropped on 1b may not give mate (uchifuzume).',
  ],
  [even, '2h 2f', 'The pawn on 2g is in the way.'],
  [even, '2h 2g', 'Your own pawn stands on 2g.'],
  [even, 'P* 5e', 'You have no pawn in hand.'],
  [even, '3c 3d', 'It is not your turn to move the pawn on 3c.'],
  [even, '7g 7f +', 'Neither 7g nor 7f is in the promotion zone.'],
  ['8k/9/9/5G3/9/9/9/9/4K4 b - 1', '4d 4c +', 'A gold never promotes.'],
  [
    '8k/4P4/9/9/9/9/9/9/4K4 b - 1',
    '5b 5a =',
    'A pawn must promote on 5a: it could never move from there.',
  ],
])('in %s a player who tries %s is told: %s', async (sfen, point, sentence) => {
  expect(await said(sfen, point)).toBe(sentence);
});

test.each([
  ['3c', 'A pawn goes one square straight forward.'],
  ['8h', 'Your bishop is blocked by your pieces on 7g and 9g.'],
  ['8i', 'Your knight is blocked by your pieces on 7g and 9g.'],
  ['5e', ''],
])('at the start a player who asks %s is not scolded: %s', async (point, sentence) => {
  expect(await said(even, point)).toBe(sentence);
});

test.each([
  ['4r3k/9/9/9/9/9/9/4N4/4K4 b - 1', '5h', 'The knight on 5h is pinned by the rook on 5a.'],
  ['4r3k/9/9/9/9/9/9/9/4K3G b - 1', '1i', 'Your gold cannot stop the check by the rook on 5a.'],
  ['8k/9/9/9/9/9/9/r8/7GK b - 1', '1i', 'Your king has no safe square to go to.'],
  ['8k/9/9/9/9/9/PPPPPPPPP/9/4K4 b P 1', 'P*', 'There is no square now for your pawn in hand.'],
  [
    '8k/9/9/9/9/9/6PPP/6PSP/6NRK b - 1',
    '2h',
    'Your silver is blocked by your pieces on 1g, 2g, and 3g.',
  ],
])('in %s a player who asks %s is told: %s', async (sfen, point, sentence) => {
  expect(await said(sfen, point)).toBe(sentence);
});

test('squares are called as the board letters them', async () => {
  expect(await said(pinnedGold, '5h 4h', 'en', 'numbers')).toContain('5 8');
  expect(await said(pinnedGold, '5h 4h', 'ja')).toBe(
    '5八の金が動くと、5一の飛車に玉を取られます。',
  );
  expect(await said(pinnedGold, '5h 4h', 'es')).toBe('La torre de 5a clava tu oro de 5h.');
});

test('a proof that players agreed not to be shown is not told either', async () => {
  const position = start(pinnedGold);
  const tried = picks('5h 4h');
  const stripped = { rule: 'pinned', class: 'foul', evidence: [] } as const;
  const text = await wordsIn('en');
  expect(reasonSentence({ position, picks: tried, refusal: stripped }, text, String)).toBeNull();
  expect(shogiInspector.reason({ position, picks: tried, refusal: stripped }, 'usi', text)).toBe(
    text.game.refusals.pinned,
  );
});

describe.each(languages)('in %s', (language) => {
  test.each(refusalCases)('$rule when $when names what is shown', async ({ rule, sfen, point }) => {
    const sentence = await said(sfen, point, language);
    const { refusals } = (await wordsIn(language)).game;
    expect(sentence).not.toBeNull();
    expect(sentence).not.toBe(refusals[rule]);
    // A square is named wherever the rule is not about the piece itself.
    const ofPiece = ['wrong-movement', 'not-in-hand', 'not-your-turn', 'promotion-not-possible'];
    if (!ofPiece.includes(rule) && point.includes(' '))
      expect(sentence).toMatch(/[1-9][a-i一二三四五六七八九]/);
  });

  /**
   * The width of a sentence; letters of kana and kanji count for two. The narrowest phone's strip has two lines of 14
   * px.
   */
  const width = (sentence: string): number =>
    [...sentence].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);

  test('every sentence fits two lines of the narrowest strip', async () => {
    const { reasons } = (await wordsIn(language)).game;
    const { pieces } = (await wordsIn(language)).game;
    const names = kinds.map((kind) => ({ kind, name: pieces[kind].name, square: '7g' }));
    const sentences = names.flatMap((one) => [
      reasons.movement[one.kind],
      reasons.notYourTurn(one),
      reasons.notYourHand(one),
      reasons.occupied(one),
      reasons.ownPiece(one),
      reasons.blocked(one),
      reasons.promotedAlready(one),
      reasons.deadSquare(one, '7g'),
      ...names
        .filter(({ kind }) => ['rook', 'bishop', 'lance', 'dragon', 'horse'].includes(kind))
        .flatMap((line) => [
          reasons.pinned(one, line),
          // Two pieces check only where one of them attacks along a line.
          reasons.stillInCheck([one, line]),
        ]),
      reasons.kingTaken('7g', one),
    ]);
    // A sentence that only answers a question has no link beside it.
    const asked = names.flatMap((one) => [
      reasons.cannotStopCheck(one, one),
      reasons.walledIn(one, []),
      reasons.walledIn(one, isPromoted(one.kind) ? ['7g'] : ['7g', '8g', '9g']),
    ]);
    const held = names
      .filter(({ kind }) => isHandKind(kind))
      .flatMap((one) => [
        reasons.promotesLater(one),
        reasons.mustPromote(one, '7g'),
        reasons.noSquareFromHand(one),
      ]);
    const long = [
      ...sentences,
      ...held,
      reasons.uchifuzume('7g'),
      reasons.outsideZone('7g', '7f'),
      reasons.nifu('7g'),
    ].filter((sentence) => width(sentence) > 65);
    expect(long).toEqual([]);
    expect(asked.filter((sentence) => width(sentence) > 72)).toEqual([]);
  });
});

test('every rule has its sentence', () => {
  expect(new Set(refusalCases.map(({ rule }) => rule))).toEqual(new Set(refusalRules));
});
