/** Whole games by keyboard alone, with all that a screen reader says of them in each language, word for word. */
import { setUp as setUpBanqi } from './banqi.ts';
import { expectHeard, listen, openForEars, standOn } from './ears.ts';
import { matingGame, square, stepsOf } from './table.ts';
import { expect, type Locator, type Page } from './test.ts';
import { cannonGame, setUp as setUpXiangqi } from './xiangqi.ts';

/** The sentences of a game in one language. */
interface Heard {
  /** For each turn. */
  readonly moves: readonly (readonly string[])[];
  /** When the last turn is taken back. */
  readonly takenBack?: string;
  /** Goes on from there, and expects what is then heard. */
  readonly after?: (page: Page) => Promise<void>;
}

/** A whole game, with all that is heard of it. */
interface HeardGame {
  readonly id: string;
  /** Opens its table for a screen reader user. */
  readonly open: (page: Page) => Promise<void>;
  /** The places to press for each turn. */
  readonly turns: readonly ((page: Page) => readonly Locator[])[];
  readonly heard: Readonly<Record<string, Heard>>;
}

/** Presses a button by keys. */
export const pressAction = (page: Page, action: string): Promise<void> =>
  page.locator(`[data-action="${action}"]`).press('Enter');

/** Opens the sheet of a new game by keys, from the menu. */
export const askForGame = async (page: Page): Promise<void> => {
  await pressAction(page, 'more');
  await page.locator('[role="dialog"] [data-action="new-game"]').press('Enter');
};

/** Looks back one move, returns, and begins a new game. */
const lookBack =
  (heard: {
    readonly lookedBack: readonly string[];
    readonly returned: string;
    readonly begun: readonly string[];
  }) =>
  async (page: Page): Promise<void> => {
    await expectHeard(page, () => pressAction(page, 'back'), heard.lookedBack);
    await expect(page.locator('[data-action="back"]')).toBeFocused();
    await expectHeard(page, () => pressAction(page, 'forward'), [heard.returned]);
    await expectHeard(
      page,
      async () => {
        await askForGame(page);
        await pressAction(page, 'begin');
      },
      heard.begun,
    );
    await expect(page.locator('[role="grid"] :focus')).toHaveCount(1);
  };

const shogi: HeardGame['heard'] = {
  'en-US': {
    moves: [
      ['pawn chosen, 1 move: 7f.', 'Sente: pawn to 7f.'],
      ['pawn chosen, 1 move: 3d.', 'Gote: pawn to 3d.'],
      ['bishop chosen, 6 moves.', 'Sente: bishop to 2b, captures bishop, promotes.'],
      ['silver chosen, 3 moves: 3b, 2b, 4b.', 'Gote: silver to 2b, captures horse.'],
      ['bishop chosen, 43 moves.', 'Sente: bishop dropped on 8e.'],
      ['pawn chosen, 1 move: 6d.', 'Gote: pawn to 6d.'],
      ['bishop chosen, 6 moves.', 'Sente: bishop to 4a, captures gold, promotes, check.'],
      ['king chosen, 2 moves: 4a, 6b.', 'Gote: king to 6b.'],
      ['gold chosen, 43 moves.', 'Sente: gold dropped on 6c. Checkmate. Sente wins.'],
    ],
    takenBack: 'Taken back: Sente: gold dropped on 6c. Sente to move.',
    after: lookBack({
      lookedBack: [
        'Move 7 of 8 · the game is running',
        'Sente: bishop to 4a, captures gold, promotes, check.',
      ],
      returned: 'Gote: king to 6b. Sente to move.',
      begun: ['The previous game is under Games.', 'New game. Sente to move.'],
    }),
  },
  'es-ES': {
    moves: [
      ['Pieza elegida: peón, 1 jugada: 7f.', 'Sente: peón a 7f.'],
      ['Pieza elegida: peón, 1 jugada: 3d.', 'Gote: peón a 3d.'],
      ['Pieza elegida: alfil, 6 jugadas.', 'Sente: alfil a 2b, captura alfil, promociona.'],
      ['Pieza elegida: plata, 3 jugadas: 3b, 2b, 4b.', 'Gote: plata a 2b, captura caballo-dragón.'],
      ['Pieza elegida: alfil, 43 jugadas.', 'Sente: alfil soltado en 8e.'],
      ['Pieza elegida: peón, 1 jugada: 6d.', 'Gote: peón a 6d.'],
      ['Pieza elegida: alfil, 6 jugadas.', 'Sente: alfil a 4a, captura oro, promociona, jaque.'],
      ['Pieza elegida: rey, 2 jugadas: 4a, 6b.', 'Gote: rey a 6b.'],
      ['Pieza elegida: oro, 43 jugadas.', 'Sente: oro soltado en 6c. Jaque mate. Gana Sente.'],
    ],
    takenBack: 'Jugada deshecha: Sente: oro soltado en 6c. Juega Sente.',
    after: lookBack({
      lookedBack: [
        'Jugada 7 de 8 · la partida sigue en curso',
        'Sente: alfil a 4a, captura oro, promociona, jaque.',
      ],
      returned: 'Gote: rey a 6b. Juega Sente.',
      begun: ['La partida anterior está en Partidas.', 'Nueva partida. Juega Sente.'],
    }),
  },
  'ja-JP': {
    moves: [
      ['歩を選択、行き先1か所、7六。', '先手、7六歩。'],
      ['歩を選択、行き先1か所、3四。', '後手、3四歩。'],
      ['角を選択、行き先6か所。', '先手、2二角成、角を取る。'],
      ['銀を選択、行き先3か所、3二、2二、4二。', '後手、2二銀、馬を取る。'],
      ['角を選択、行き先43か所。', '先手、8五角打。'],
      ['歩を選択、行き先1か所、6四。', '後手、6四歩。'],
      ['角を選択、行き先6か所。', '先手、4一角成、金を取る、王手。'],
      ['玉を選択、行き先2か所、4一、6二。', '後手、6二玉。'],
      ['金を選択、行き先43か所。', '先手、6三金打。詰み。先手の勝ち。'],
    ],
    takenBack: '待った、先手、6三金打。先手の手番。',
    after: lookBack({
      lookedBack: ['8手中7手目、対局は進行中', '先手、4一角成、金を取る、王手。'],
      returned: '後手、6二玉。先手の手番。',
      begun: ['前の対局は「対局一覧」にあります。', '新しい対局です。先手の手番。'],
    }),
  },
};

/** The sentences of the game of the cannon in xiangqi. */
export const heardOfXiangqi = {
  'en-US': {
    moves: [
      ['cannon chosen, 12 moves.', 'Red: cannon to h4.'],
      ['mandarin chosen, 1 move: e8.', 'Black: mandarin to e8.'],
      ['cannon chosen, 14 moves.', 'Red: cannon to g4.'],
      ['soldier chosen, 1 move: g5.', 'Black: soldier to g5.'],
      ['cannon chosen, 9 moves.', 'Red: cannon to g9, captures elephant. Checkmate. Red wins.'],
    ],
    takenBack: 'Taken back: Red: cannon to g9, captures elephant. Red to move.',
  },
  'es-ES': {
    moves: [
      ['Pieza elegida: cañón, 12 jugadas.', 'Rojo: cañón a h4.'],
      ['Pieza elegida: mandarín, 1 jugada: e8.', 'Negro: mandarín a e8.'],
      ['Pieza elegida: cañón, 14 jugadas.', 'Rojo: cañón a g4.'],
      ['Pieza elegida: soldado, 1 jugada: g5.', 'Negro: soldado a g5.'],
      [
        'Pieza elegida: cañón, 9 jugadas.',
        'Rojo: cañón a g9, captura elefante. Jaque mate. Gana Rojo.',
      ],
    ],
    takenBack: 'Jugada deshecha: Rojo: cañón a g9, captura elefante. Juega Rojo.',
  },
  'ja-JP': {
    moves: [
      ['砲を選択、行き先12か所。', '紅方、h4砲。'],
      ['士を選択、行き先1か所、e8。', '黒方、e8士。'],
      ['砲を選択、行き先14か所。', '紅方、g4砲。'],
      ['兵を選択、行き先1か所、g5。', '黒方、g5兵。'],
      ['砲を選択、行き先9か所。', '紅方、g9砲、象を取る。詰み。紅方の勝ち。'],
    ],
    takenBack: '待った、紅方、g9砲、象を取る。紅方の手番。',
  },
} as const;

const banqi: HeardGame['heard'] = {
  'en-US': {
    moves: [
      ['Black: red soldier turned up on h1.'],
      [
        'chariot chosen, 4 moves: d3, c2, e2, d1.',
        'Red: chariot to e2, captures horse. All pieces captured. Red wins.',
      ],
    ],
  },
  'es-ES': {
    moves: [
      ['Negro: destapa soldado rojo en h1.'],
      [
        'Pieza elegida: carro, 4 jugadas: d3, c2, e2, d1.',
        'Rojo: carro a e2, captura caballo. Sin piezas. Gana Rojo.',
      ],
    ],
  },
  'ja-JP': {
    moves: [
      ['黒、h1で赤の兵をめくる。'],
      ['車を選択、行き先4か所、d3、c2、e2、d1。', '赤、e2車、馬を取る。駒がなくなった。赤の勝ち。'],
    ],
  },
};

/** Opens a table for a screen reader user from a position, with the focus on a square. */
const openFrom =
  (setUp: (page: Page, position?: string) => Promise<void>, at: string, position?: string) =>
  async (page: Page): Promise<void> => {
    await listen(page);
    await setUp(page, position);
    await standOn(page, at);
  };

/** The places of a turn by their names. */
const on =
  (...names: readonly string[]) =>
  (page: Page): readonly Locator[] =>
    names.map((name) => square(page, name));

/** The games that are heard from start to end. */
export const heardGames: readonly HeardGame[] = [
  {
    id: 'shogi',
    open: openForEars,
    turns: matingGame.map((usi, i) => (page) => {
      const { from, to, way } = stepsOf(page, usi, i % 2 === 0 ? 0 : 1);
      // The promotion card has the focus on its first choice.
      return way === 'promote' ? [from, to, page.locator(':focus')] : [from, to];
    }),
    heard: shogi,
  },
  {
    id: 'xiangqi',
    open: openFrom(setUpXiangqi, 'e2'),
    turns: cannonGame.map((move) => on(move.slice(0, 2), move.slice(2))),
    heard: heardOfXiangqi,
  },
  {
    id: 'banqi',
    open: openFrom(setUpBanqi, 'd2', '8/8/3Rn3/7x 2 r P 0'),
    turns: [on('h1'), on('d2', 'e2')],
    heard: banqi,
  },
];
