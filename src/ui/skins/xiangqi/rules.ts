/** The rules of xiangqi as the rules page shows them (its chapters follow the rulings of docs/rules/xiangqi.md). */

import type { RefusalRule } from '#games/xiangqi/codes.ts';
import { parseFen } from '#games/xiangqi/notation/fen.ts';
import { parseIccs } from '#games/xiangqi/notation/iccs.ts';
import { wxfLetters } from '#games/xiangqi/notation/wxf.ts';
import { type Kind, pieceLetter } from '#games/xiangqi/piece.ts';
import { play } from '#games/xiangqi/play.ts';
import { pieces } from '#games/xiangqi/position.ts';
import { loadRulesText } from '#i18n/index.ts';
import type { XiangqiText } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { RulesText } from '#i18n/shapes/xiangqi/rules.ts';
import { buildRulesBook, type ChapterPlan, exerciseOn } from '../../game/build-rules-book.ts';
import type { Exercise, NamedFace, RulesBook } from '../../game/rules-book.ts';
import { nameOf } from '../discs/piece-names.ts';
import { terms } from './glossary.ts';
import { boards } from './rules-boards.ts';

type SectionId = keyof RulesText['sections'];
type BoardId = keyof RulesText['boards'];

type Plan = ChapterPlan<SectionId, RefusalRule, BoardId, Kind>;

const chapters: Readonly<Record<keyof RulesText['chapters'], Plan>> = {
  table: {
    goal: {},
    'set-up': { boards: ['set-up'] },
    turn: { about: ['not-your-turn', 'empty-square'], boards: ['turn'] },
  },
  pieces: {
    movement: { about: ['own-piece', 'wrong-movement', 'blocked'], boards: ['movement'] },
    king: { piece: 'king', about: ['palace'], boards: ['king'] },
    mandarin: { piece: 'mandarin', boards: ['mandarin'] },
    elephant: {
      piece: 'elephant',
      about: ['river', 'elephant-eye'],
      boards: ['elephant', 'elephant-eye'],
    },
    horse: { piece: 'horse', about: ['horse-leg'], boards: ['horse', 'horse-leg'] },
    chariot: { piece: 'chariot', boards: ['chariot'] },
    cannon: {
      piece: 'cannon',
      about: ['cannon-no-screen', 'cannon-many-screens'],
      boards: ['cannon', 'cannon-many-screens'],
    },
    soldier: {
      piece: 'soldier',
      about: ['soldier-sideways', 'soldier-backwards'],
      boards: ['soldier', 'soldier-backwards'],
    },
  },
  check: {
    check: { about: ['king-left-in-check'], boards: ['check'] },
    'moved-into-check': { about: ['moved-into-check'], boards: ['moved-into-check'] },
    'facing-kings': { about: ['facing-kings'], boards: ['facing-kings'] },
    pinned: { about: ['pinned'], boards: ['pinned'] },
    fouls: {},
    checkmate: { boards: ['checkmate'] },
    stalemate: { boards: ['stalemate'] },
  },
  repetition: {
    repetition: { boards: ['repetition'] },
    'perpetual-check': { boards: ['perpetual-check'] },
    'perpetual-chase': { boards: ['perpetual-chase'] },
    draws: {},
  },
  notation: { notation: { boards: ['notation'], more: 'notations' } },
  marks: { marks: { more: 'marks' } },
  glossary: { glossary: { more: 'glossary' } },
};

const exercise = (id: BoardId, caption: string, piece: Kind | undefined): Exercise =>
  exerciseOn(id, caption, boards[id], {
    parse: parseFen,
    read: parseIccs,
    play,
    about: (position) =>
      pieces(position)
        .filter(([, { kind, seat }]) => seat === 0 && kind === piece)
        .map(([square]) => square),
  });

/** A piece of either side; the two sides have characters of their own. */
const facesOf = (kind: Kind, text: XiangqiText): readonly NamedFace[] =>
  ([0, 1] as const).map((seat) => {
    const { hanzi, pinyin, kana } = nameOf(pieceLetter({ kind, seat }));
    return {
      face: pieceLetter({ kind, seat }),
      kanji: hanzi,
      reading: text.language === 'ja' ? kana : pinyin,
      name: text.game.pieces[kind].name,
      letter: wxfLetters[kind],
    };
  });

/** The rules of xiangqi in the language of a catalogue. */
export const readRules = async (text: XiangqiText): Promise<RulesBook> => {
  const words = await loadRulesText<RulesText>(text.language, 'xiangqi');
  return buildRulesBook(words, {
    chapters,
    refusals: text.game.refusals,
    facesOf: (kind) => facesOf(kind, text),
    exercise,
    terms,
    termOf: (id) => {
      const [hanzi, pinyin, kana] = terms[id];
      return { kanji: hanzi, reading: text.language === 'ja' ? kana : pinyin };
    },
    marks: {
      faces: { own: 'R', foe: 'n', led: 'K' },
      never: ['drop', 'promotes', 'removes', 'goes'],
    },
  });
};
