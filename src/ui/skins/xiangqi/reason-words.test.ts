import { describe, expect, test } from 'vitest';
import { refusalRules } from '#games/xiangqi/codes.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import { kinds } from '#games/xiangqi/piece.ts';
import { formatSquare } from '#games/xiangqi/square.ts';
import { start } from '#games/xiangqi/starts.ts';
import type { Language } from '#i18n/index.ts';
import { picks } from '../../../../tests/xiangqi/table.ts';
import { languages, wordsIn } from '../../../../tests/xiangqi/words.ts';
import { xiangqiInspector } from './inspector.ts';
import { reasonSentence } from './reason-words.ts';

/** The sentence, in a language, about picks that begin no move. */
const said = async (
  fen: string,
  point: string,
  language: Language = 'en',
): Promise<string | null> => {
  const position = start(fen);
  const tried = picks(point);
  const refusal = xiangqi.refuse(position, tried);
  if (refusal === null) throw new Error(`${point} is legal`);
  const text = await wordsIn(language);
  return reasonSentence({ position, picks: tried, refusal }, text, formatSquare);
};

const even = 'even';
const closed = '3k5/9/4r4/9/9/9/9/9/R8/4K4 w';

/** A position, picks that begin no move, and the rule with its sentence. */
const cases: readonly (readonly [fen: string, point: string, sentence: string])[] = [
  [even, 'e5 e6', 'There is no piece on e5.'],
  [even, 'a6 a5', 'It is not your turn to move the soldier on a6.'],
  [even, 'a0 a3', 'Your own soldier stands on a3.'],
  [even, 'a0 b1', 'A chariot goes any number of points in a straight line.'],
  [even, 'a0 a4', 'The soldier on a3 is in the way.'],
  [even, 'b2 b7', 'To capture on b7 the cannon needs one piece to jump over.'],
  [even, 'b0 d1', 'The elephant on c0 stands at the horse’s leg and blocks it.'],
  [even, 'a3 a2', 'A soldier never goes back.'],
  [even, 'a3 b3', 'A soldier goes sideways only across the river.'],
  ['3k5/4r4/9/4p4/4P4/9/4C4/9/9/4K4 w', 'e3 e8', 'A cannon captures over one piece, not over 2.'],
  ['3k5/9/9/9/9/2B6/9/9/9/4K4 w', 'c4 a6', 'An elephant may not cross the river.'],
  [
    '3k5/9/9/9/9/9/9/4B4/3n5/4K4 w',
    'e2 c0',
    'The horse on d1 stands in the elephant’s eye and blocks it.',
  ],
  ['3k5/9/9/9/9/9/9/3A5/9/4K4 w', 'd2 c3', 'A mandarin may not leave its palace.'],
  [
    '3k5/9/4r4/9/9/9/9/9/4R4/4K4 w',
    'e1 d1',
    'The chariot on e1 shields your king from the chariot on e7.',
  ],
  [closed, 'a1 a2', 'The chariot on e7 still checks your king.'],
  [closed, 'e0 e1', 'The chariot on e7 would take your king on e1.'],
  ['4k4/9/5r3/9/9/9/9/4R4/9/4K4 w', 'e0 f0', 'The chariot on f7 would take your king on f0.'],
  [
    '3k5/9/4c4/9/9/9/9/9/R8/4K4 w',
    'a1 e1',
    'With this move the cannon on e7 would check your king.',
  ],
  ['3k5/9/9/9/9/9/9/9/9/4K4 w', 'e0 d0', 'Your king would face the king on d9 on an open file.'],
];

test.each(cases)('in %s a player who tries %s is told: %s', async (fen, point, sentence) => {
  expect(await said(fen, point)).toBe(sentence);
});

test('every rule is among them', () => {
  const met = new Set(cases.map(([fen, point]) => xiangqi.refuse(start(fen), picks(point))?.rule));
  expect([...met].sort()).toEqual([...refusalRules].sort());
});

test.each([
  [even, 'a6', 'A soldier goes one point forward; across the river sideways too.'],
  [even, 'e5', ''],
  ['3k5/9/9/9/9/9/9/9/P8/RN2K4 w', 'a0', 'Your chariot is blocked by pieces on a1 and b0.'],
  ['4k4/9/9/9/9/9/9/9/4N4/4K4 w', 'e1', 'Your king would face the king on e9 on an open file.'],
  [
    '3k5/9/4r4/9/9/9/9/9/9/4K3R w',
    'i0',
    'Your chariot cannot stop the check by the chariot on e7.',
  ],
])('in %s a player who asks %s is told: %s', async (fen, point, sentence) => {
  expect(await said(fen, point)).toBe(sentence);
});

test('a proof that players agreed not to be shown is not told either', async () => {
  const tried = { position: start(closed), picks: picks('a1 a2') };
  const refusal = { rule: 'king-left-in-check', class: 'foul', evidence: [] } as const;
  const text = await wordsIn('en');
  expect(reasonSentence({ ...tried, refusal }, text, String)).toBeNull();
  expect(xiangqiInspector.reason({ ...tried, refusal }, 'iccs', text)).toBe(
    text.game.refusals['king-left-in-check'],
  );
});

describe.each(languages)('in %s', (language) => {
  test.each(cases)('in %s the picks %s have a sentence', async (fen, point) => {
    expect(await said(fen, point, language)).toMatch(/[.。]$/);
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
    const standing = kinds.map((kind) => ({ name: pieces[kind].name, square: 'e7' }));
    const sentences = [
      ...Object.values(reasons.movement),
      ...standing.flatMap((one) => [
        reasons.notYourTurn(one),
        reasons.ownPiece(one),
        reasons.blocked(one),
        reasons.palace(one),
        reasons.river(one),
        reasons.horseLeg(one),
        reasons.elephantEye(one),
        reasons.facingKings(one),
        reasons.wouldCheck(one),
        reasons.kingTaken('e0', one),
        reasons.stillInCheck([one]),
        // Neither elephants nor mandarins come near the other king.
        ...standing
          .filter((_, i) => kinds[i] !== 'elephant' && kinds[i] !== 'mandarin')
          .map((by) => reasons.pinned(one, by)),
      ]),
      reasons.cannonNoScreen('e7'),
      reasons.cannonManyScreens(8),
    ];
    const long = [...new Set(sentences)].filter((sentence) => width(sentence) > 65);
    expect(long).toEqual([]);
  });
});
