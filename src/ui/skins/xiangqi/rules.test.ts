import { refusalRules } from '#games/xiangqi/codes.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import type { Language } from '#i18n/index.ts';
import { holdsForBoards, holdsForRules } from '../../../../tests/rules-books.ts';
import { wordsIn } from '../../../../tests/xiangqi/words.ts';
import { readRules } from './rules.ts';

const bookIn = async (language: Language) => readRules(await wordsIn(language));
const refusalsIn = async (language: Language) => (await wordsIn(language)).game.refusals;

holdsForRules({
  bookIn,
  refusalsIn,
  refusalRules,
  moreWordsThan: 20,
  reading: (language) => (language === 'ja' ? /\p{Script=Katakana}/u : /^[\p{Script=Latin} ,]+$/u),
});

holdsForBoards({
  bookIn,
  refusalsIn,
  refusalRules,
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
});
