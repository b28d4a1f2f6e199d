/** Games whose longest sentences have to fit the message strip of the narrowest window. */
import type { Page } from '@playwright/test';
import { kinds as shogiKinds } from '../../src/games/shogi/piece.ts';
import { pieceLetter, kinds as xiangqiKinds } from '../../src/games/xiangqi/piece.ts';
import { nameOf } from '../../src/ui/skins/discs/piece-names.ts';
import { pieceNames } from '../../src/ui/skins/shogi/piece-names.ts';
import { setUp as setUpBanqi } from './banqi.ts';
import { banqiWords } from './banqi-words.ts';
import type { ChosenWords } from './chosen-words.ts';
import { shogiWords } from './shogi-words.ts';
import { openTable, square } from './table.ts';
import { setUp as setUpXiangqi, FIRST as xiangqiFirst } from './xiangqi.ts';
import { xiangqiWords } from './xiangqi-words.ts';

/** A game with its sentences, by language. */
interface StripGame {
  readonly id: string;
  /** Makes a game with a refused move. */
  readonly refuse: (page: Page) => Promise<void>;
  readonly sentences: Readonly<Record<string, readonly string[]>>;
  /** There are more sentences than this number. */
  readonly moreThan: number;
}

/** Makes a table by language from what each language has. */
const inEach = <Words, Made>(
  words: Readonly<Record<string, Words>>,
  of: (words: Words, locale: string) => Made,
): Readonly<Record<string, Made>> =>
  Object.fromEntries(Object.entries(words).map(([locale, its]) => [locale, of(its, locale)]));

/** Tries a move that is refused: presses both squares. */
const tryMove = async (page: Page, from: string, to: string): Promise<void> => {
  await square(page, from).click();
  await square(page, to).click();
};

/** The games whose sentences have to fit. Ko shogi's stand beside a button; `ko-fit.spec.ts` tries them. */
export const saying: readonly StripGame[] = [
  {
    id: 'shogi',
    refuse: async (page) => {
      await openTable(page);
      await tryMove(page, '7g', '7e');
    },
    sentences: inEach(shogiWords, ({ sentences }) => sentences),
    moreThan: 200,
  },
  {
    id: 'xiangqi',
    refuse: async (page) => {
      await setUpXiangqi(page, xiangqiFirst);
      await tryMove(page, 'b0', 'd1');
    },
    sentences: inEach(xiangqiWords, ({ sentences }) => sentences),
    moreThan: 150,
  },
  {
    id: 'banqi',
    refuse: async (page) => {
      await setUpBanqi(page, '8/8/3Pr3/7k 1 r - 0');
      await tryMove(page, 'd2', 'e2');
    },
    sentences: inEach(banqiWords, ({ sentences }) => sentences),
    moreThan: 80,
  },
];

/** A game whose strip names the chosen piece and says how it moves. */
interface ChoosingGame {
  readonly id: string;
  /** Makes a game in which a piece is chosen. */
  readonly choose: (page: Page) => Promise<void>;
  /** The way of moving of that piece, and the words of every piece, by language. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, readonly ChosenWords[]>>;
}

/** The games whose chosen pieces are named. */
export const choosing: readonly ChoosingGame[] = [
  {
    id: 'shogi',
    choose: async (page) => {
      await openTable(page);
      await square(page, '7g').click();
    },
    chosen: inEach(shogiWords, ({ reasons }) => reasons.goes.pawn),
    pieces: inEach(shogiWords, ({ reasons, pieces }, locale) =>
      shogiKinds.map((kind) => {
        const { kanji, kana, latin } = pieceNames[kind];
        const reading = locale === 'ja-JP' ? kana : latin;
        return { name: pieces[kind].name, kanji, reading, goes: reasons.goes[kind] };
      }),
    ),
  },
  {
    id: 'xiangqi',
    choose: async (page) => {
      await setUpXiangqi(page, xiangqiFirst);
      await square(page, 'a3').click();
    },
    chosen: inEach(xiangqiWords, ({ reasons }) => reasons.goes.soldier),
    pieces: inEach(xiangqiWords, ({ reasons, pieces }, locale) =>
      xiangqiKinds.flatMap((kind) =>
        ([0, 1] as const).map((seat) => {
          const { hanzi, pinyin, kana } = nameOf(pieceLetter({ kind, seat }));
          const reading = locale === 'ja-JP' ? kana : pinyin;
          return { name: pieces[kind].name, kanji: hanzi, reading, goes: reasons.goes[kind] };
        }),
      ),
    ),
  },
];
