/** The rules page of every game, and what a test must know about it. */
import * as banqiCodes from '#games/banqi/codes.ts';
import { banqiFormats } from '#games/banqi/formats.ts';
import { banqi } from '#games/banqi/game.ts';
import type { GameId } from '#games/index.ts';
import * as koShogiCodes from '#games/ko-shogi/codes.ts';
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import * as shogiCodes from '#games/shogi/codes.ts';
import { shogi } from '#games/shogi/game.ts';
import { parseSfen } from '#games/shogi/notation/sfen.ts';
import * as xiangqiCodes from '#games/xiangqi/codes.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import type { Language } from '#i18n/index.ts';
import type { Game } from '#kernel/game.ts';
import type { RulesBook, RulesSection } from '#ui/game/rules-book.ts';
import { readRules as readBanqi } from '#ui/skins/banqi/rules.ts';
import { readRules as readKoShogi } from '#ui/skins/ko-shogi/rules.ts';
import { readRules as readShogi } from '#ui/skins/shogi/rules.ts';
import { readRules as readXiangqi } from '#ui/skins/xiangqi/rules.ts';
import { wordsIn as banqiIn } from './banqi/words.ts';
import { wordsIn as koShogiIn } from './ko-shogi/words.ts';
import { wordsIn as shogiIn } from './messages.ts';
import { wordsIn as xiangqiIn } from './xiangqi/words.ts';

/** The rules page of a game. */
interface Told {
  /** The rules page in a language. */
  readonly bookIn: (language: Language) => Promise<RulesBook>;
  /** The sentence for each rule that a move can break. */
  readonly refusalsIn: (language: Language) => Promise<Readonly<Record<string, string>>>;
  readonly refusalRules: readonly string[];
  /** The glossary explains more words than this number. */
  readonly moreWordsThan: number;
  /** The pattern that the reading of a word must match. */
  readonly reading: (language: Language) => RegExp;
  readonly game: Game;
  /** Whether a position of a board is one that the game knows. */
  readonly isSound: (setup: string) => boolean;
  /** Whether a refusal on the board of a section holds for all pieces, and so is explained outside that section. */
  readonly isGeneral: (rule: string, section: RulesSection) => boolean;
  /** How the lines of boards end and who wins, by board id. The lines of all other boards end nothing. */
  readonly ends: Readonly<Record<string, readonly [by: string, winner: 0 | 1 | null]>>;
}

const katakanaOrLatin = (language: Language): RegExp =>
  language === 'ja' ? /\p{Script=Katakana}/u : /^[\p{Script=Latin} ,]+$/u;

/** The rules page of every game, by its id. */
export const rulesBooks: Readonly<Record<GameId, Told>> = {
  shogi: {
    bookIn: async (language) => readShogi(await shogiIn(language)),
    refusalsIn: async (language) => (await shogiIn(language)).game.refusals,
    refusalRules: shogiCodes.refusalRules,
    moreWordsThan: 40,
    reading: (language) => (language === 'ja' ? /\p{Script=Hiragana}/u : /^[a-zōūō ,-]+$/u),
    game: shogi,
    isSound: (setup) => parseSfen(setup).ok,
    // A piece's own section has no sentence: one sentence about how it moves serves all of them.
    isGeneral: (rule, { sentences }) =>
      sentences.length === 0 && ['wrong-movement', 'moved-into-check'].includes(rule),
    ends: {
      checkmate: ['checkmate', 0],
      'no-move': ['no-move', 0],
      sennichite: ['sennichite', null],
      'perpetual-check': ['perpetual-check', 1],
    },
  },
  xiangqi: {
    bookIn: async (language) => readXiangqi(await xiangqiIn(language)),
    refusalsIn: async (language) => (await xiangqiIn(language)).game.refusals,
    refusalRules: xiangqiCodes.refusalRules,
    moreWordsThan: 20,
    reading: katakanaOrLatin,
    game: xiangqi,
    isSound: (setup) => xiangqiFormats.readSetup(setup).ok,
    // One sentence about how a piece moves serves all of them.
    isGeneral: (rule) => rule === 'wrong-movement',
    ends: {
      checkmate: ['checkmate', 0],
      stalemate: ['stalemate', 0],
      repetition: ['repetition', null],
      'perpetual-check': ['perpetual-check', 1],
      'perpetual-chase': ['perpetual-chase', 1],
    },
  },
  banqi: {
    bookIn: async (language) => readBanqi(await banqiIn(language)),
    refusalsIn: async (language) => (await banqiIn(language)).game.refusals,
    refusalRules: banqiCodes.refusalRules,
    moreWordsThan: 20,
    reading: katakanaOrLatin,
    game: banqi,
    isSound: (setup) => banqiFormats.readSetup(setup).ok,
    // One sentence about pieces too strong to be captured serves all of them.
    isGeneral: (rule) => rule === 'rank',
    ends: {
      'no-pieces': ['no-pieces', 0],
      'no-move': ['no-move', 0],
      repetition: ['repetition', null],
      'no-progress': ['no-progress', null],
    },
  },
  'ko-shogi': {
    bookIn: async (language) => readKoShogi(await koShogiIn(language)),
    refusalsIn: async (language) => (await koShogiIn(language)).game.refusals,
    refusalRules: Object.keys(koShogiCodes.refusals),
    moreWordsThan: 15,
    reading: (language) =>
      language === 'ja' ? /\p{Script=Hiragana}/u : /^[\p{Script=Latin} ,]+$/u,
    game: koShogi,
    isSound: (setup) => koShogiFormats.readSetup(setup).ok,
    // One sentence about how a piece moves serves all of them.
    isGeneral: (rule) => rule === 'wrong-movement',
    ends: {
      command: ['command-lost', 0],
      pair: ['command-lost', 0],
      'burned-winner': ['command-lost', 0],
      passes: ['repetition', null],
    },
  },
};
