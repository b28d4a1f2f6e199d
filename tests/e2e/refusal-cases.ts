/** An attempt to break each rule of shogi, with the sentence that refuses it in every language, and what is drawn. */
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { inHand, refusal, square } from './table.ts';
import { expect, type Locator, type Page } from './test.ts';
import { write } from './write.ts';

export interface RefusalCase {
  readonly rule: string;
  readonly when: string;
  readonly sfen: string;
  /** The taps: squares, and hand pieces as `P*`. */
  readonly taps?: readonly string[];
  /** The move to type, where a tap means something else. */
  readonly typed?: string;
  /** The sentence of the refusal, in each language. */
  readonly says: Readonly<Record<'en' | 'es' | 'ja', string>>;
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** Whether lines, hatching or crosses are drawn as well. */
  readonly drawn: boolean;
  /** The face of a piece that is drawn where it would stand. */
  readonly ghost?: string;
}

const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

export const cases: readonly RefusalCase[] = [
  {
    rule: 'not-your-turn',
    when: 'a move of the other side’s piece is typed',
    sfen: START,
    typed: '3c3d',
    says: {
      en: 'It is not your turn to move the pawn on 3c.',
      es: 'Ahora no te toca mover el peón de 3c.',
      ja: 'いまは3三の歩を動かす番ではありません。',
    },
    marks: { cause: ['3c'] },
    drawn: false,
  },
  {
    rule: 'not-in-hand',
    when: 'a drop is typed of what is not in hand',
    sfen: START,
    typed: 'P*5e',
    says: {
      en: 'You have no pawn in hand.',
      es: 'No tienes ningún peón en la mano.',
      ja: '持ち駒に歩はありません。',
    },
    marks: {},
    drawn: false,
  },
  {
    rule: 'empty-square',
    when: 'a move is typed from where nothing stands',
    sfen: START,
    typed: '5e5d',
    says: {
      en: 'There is no piece on 5e.',
      es: 'En 5e no hay ninguna pieza.',
      ja: '5五に駒はありません。',
    },
    marks: { cause: ['5e'] },
    drawn: false,
  },
  {
    rule: 'occupied',
    when: 'a piece is dropped on another',
    sfen: '4k4/9/9/9/4p4/9/9/9/4K4 b G 1',
    taps: ['G*', '5e'],
    says: {
      en: '5e is taken by a pawn: a drop needs an empty square.',
      es: 'En 5e ya hay un peón: elige otra casilla.',
      ja: '5五には歩がいます。打てるのは空いたマスだけです。',
    },
    marks: { cause: ['5e'] },
    drawn: false,
  },
  {
    rule: 'own-piece',
    when: 'a capture of one’s own piece is typed',
    sfen: START,
    typed: '2h2g',
    says: {
      en: 'Your own pawn stands on 2g.',
      es: 'En 2g ya está tu peón.',
      ja: '2七には自分の歩がいます。',
    },
    marks: { cause: ['2g'] },
    drawn: false,
  },
  {
    rule: 'wrong-movement',
    when: 'a silver would step aside',
    sfen: '4k4/9/9/9/4S4/9/9/9/4K4 b - 1',
    taps: ['5e', '4e'],
    says: {
      en: englishShogi.reasons.movement.silver,
      es: 'La plata se mueve una casilla adelante o en diagonal.',
      ja: '銀は前と斜めに1マス動けます。',
    },
    marks: { cause: ['5e'] },
    drawn: true,
  },
  {
    rule: 'blocked',
    when: 'a rook would pass its own pawn',
    sfen: START,
    taps: ['2h', '2f'],
    says: {
      en: 'The pawn on 2g is in the way.',
      es: 'El peón de 2g cierra el paso.',
      ja: '2七の歩を飛び越せません。',
    },
    marks: { blocked: ['2g'] },
    drawn: true,
  },
  {
    rule: 'promotion-not-possible',
    when: 'a promotion outside the zone is typed',
    sfen: START,
    typed: '7g7f+',
    says: {
      en: 'Neither 7g nor 7f is in the promotion zone.',
      es: 'Ni 7g ni 7f están en la zona de promoción.',
      ja: '7七も7六も敵陣ではないので、成れません。',
    },
    marks: { cause: ['7g'] },
    drawn: false,
  },
  {
    rule: 'promotion-compulsory',
    when: 'a pawn is typed to stay a pawn on the last rank',
    sfen: '8k/4P4/9/9/9/9/9/9/4K4 b - 1',
    typed: '5b5a',
    says: {
      en: 'A pawn must promote on 5a: it could never move from there.',
      es: 'Un peón debe promocionar en 5a: de ahí no podría mover.',
      ja: '5一では歩の行き所がないので、必ず成ります。',
    },
    marks: {},
    drawn: true,
  },
  {
    rule: 'nifu',
    when: 'a second pawn is dropped on a file',
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1',
    taps: ['P*', '5e'],
    says: {
      en: 'Your pawn on 5g is already on this file (nifu).',
      es: 'Tu peón de 5g ya está en esta columna (nifu).',
      ja: 'この筋には自分の歩が5七にあります（二歩）。',
    },
    marks: { cause: ['5g'] },
    drawn: true,
  },
  {
    rule: 'dead-square',
    when: 'a knight is dropped where it could never move',
    sfen: '8k/9/9/9/9/9/9/9/4K4 b N 1',
    taps: ['N*', '5b'],
    says: {
      en: 'A knight dropped on 5b could never move.',
      es: 'Un caballo en 5b no podría moverse nunca.',
      ja: '5二に打った桂馬は行き所がありません。',
    },
    marks: {},
    drawn: true,
  },
  {
    rule: 'pinned',
    when: 'a gold leaves the file on which it shields its king',
    sfen: '4r3k/9/9/9/9/9/9/4G4/4K4 b - 1',
    taps: ['5h', '4h'],
    says: {
      en: 'The gold on 5h is pinned by the rook on 5a.',
      es: 'La torre de 5a clava tu oro de 5h.',
      ja: '5八の金が動くと、5一の飛車に玉を取られます。',
    },
    marks: { cause: ['5a'], exposed: ['5i'] },
    drawn: true,
  },
  {
    rule: 'king-left-in-check',
    when: 'another piece moves while the king stands in check',
    sfen: '4r3k/9/9/9/9/9/9/9/4K1G2 b - 1',
    typed: '3i3h',
    says: {
      en: 'The rook on 5a still checks your king.',
      es: 'La torre de 5a sigue dando jaque a tu rey.',
      ja: 'まだ5一の飛車の王手がかかっています。',
    },
    marks: { cause: ['5a'], check: ['5i'] },
    drawn: true,
  },
  {
    rule: 'moved-into-check',
    when: 'the king steps onto a covered square',
    sfen: '5r2k/9/9/9/9/9/9/9/4K4 b - 1',
    taps: ['5i', '4i'],
    says: {
      en: 'The rook on 4a would take your king on 4i.',
      es: 'La torre de 4a capturaría a tu rey en 4i.',
      ja: '4九に動くと、4一の飛車に玉を取られます。',
    },
    marks: { cause: ['4a'], exposed: ['4i'] },
    ghost: 'K',
    drawn: true,
  },
  {
    rule: 'uchifuzume',
    when: 'a dropped pawn would mate',
    sfen: '7lk/9/8S/9/9/9/9/7L1/8K b P 1',
    taps: ['P*', '1b'],
    says: {
      en: 'A pawn dropped on 1b may not give mate (uchifuzume).',
      es: 'Soltar un peón en 1b no puede dar mate (uchifuzume).',
      ja: '1二に歩を打って詰ませることはできません（打ち歩詰め）。',
    },
    marks: { cause: ['1b', '1c', '2h'], escape: ['2b'], exposed: ['1a'] },
    ghost: 'P',
    drawn: true,
  },
];

/** The pieces and squares that are pointed at. */
export const places = (page: Page, taps: readonly string[]): readonly Locator[] =>
  taps.map((tap) => (tap.endsWith('*') ? inHand(page, tap.charAt(0), 0) : square(page, tap)));

/** Types a move, whatever the language of the page. */
export const typeMove = async (page: Page, move: string): Promise<void> => {
  const button = page.locator('[data-action="type-move"]:visible');
  // Move the mouse away: a piece that appears under it would show its card, which in a very small window covers the
  // bar.
  await page.mouse.move(0, 0);
  if ((await button.count()) === 0) await page.locator('[data-action="more"]:visible').click();
  await button.last().click();
  const field = page.locator('.type-in input');
  await write(field, move);
  await field.press('Enter');
};

/** The reason is said, and nothing lies over any corner of it. */
export const expectReasonInSight = async (page: Page, says: string): Promise<void> => {
  await expect(refusal(page)).toHaveText(says);
  await expect(refusal(page)).toBeInViewport({ ratio: 1 });
  const covered = await refusal(page).evaluate((words) => {
    const strip = words.closest('.message');
    return [...words.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [left + 1, right - 1].flatMap((x) =>
        [top + 1, bottom - 1].flatMap((y) => {
          const there = document.elementFromPoint(x, y);
          return strip?.contains(there) ? [] : [`${there?.className} at ${x}, ${y}`];
        }),
      ),
    );
  });
  expect(covered).toEqual([]);
};

/** Deselects the piece, and closes the field for typed moves. */
export const putAway = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(refusal(page)).toHaveCount(0);
};
