/** The rules of shogi as the rules page shows them (chapters after rules A1–A96). */

import type { RefusalRule } from '#games/shogi/codes.ts';
import { parseSfen } from '#games/shogi/notation/sfen.ts';
import { parseUsi } from '#games/shogi/notation/usi.ts';
import { type Kind, letters, otherFace } from '#games/shogi/piece.ts';
import { play } from '#games/shogi/play.ts';
import { pieces } from '#games/shogi/position.ts';
import { loadRulesText } from '#i18n/index.ts';
import type { ShogiText } from '#i18n/shapes/shogi/catalogue.ts';
import type { RulesText } from '#i18n/shapes/shogi/rules.ts';
import { buildRulesBook, type ChapterPlan, exerciseOn } from '../../game/build-rules-book.ts';
import type { Exercise, NamedFace, RulesBook } from '../../game/rules-book.ts';
import { terms } from './glossary.ts';
import { pieceNames } from './piece-names.ts';
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
    king: { piece: 'king', boards: ['king'] },
    rook: { piece: 'rook', boards: ['rook'] },
    bishop: { piece: 'bishop', boards: ['bishop'] },
    gold: { piece: 'gold', boards: ['gold'] },
    silver: { piece: 'silver', boards: ['silver'] },
    knight: { piece: 'knight', boards: ['knight'] },
    lance: { piece: 'lance', boards: ['lance'] },
    pawn: { piece: 'pawn', boards: ['pawn'] },
  },
  promotion: {
    zone: { about: ['promotion-not-possible'], boards: ['zone', 'promotion-not-possible'] },
    'promotion-compulsory': { about: ['promotion-compulsory'], boards: ['promotion-compulsory'] },
  },
  drops: {
    drop: {
      about: ['not-in-hand', 'occupied'],
      tells: ['G*', 'P*', 'L*', 'N*'],
      boards: ['drop', 'occupied'],
    },
    nifu: { about: ['nifu'], boards: ['nifu'] },
    'dead-square': { about: ['dead-square'], boards: ['dead-square'] },
    uchifuzume: { about: ['uchifuzume'], boards: ['uchifuzume', 'uchifuzume-not'] },
  },
  check: {
    check: { about: ['king-left-in-check'], boards: ['check'] },
    'moved-into-check': { about: ['moved-into-check'], boards: ['moved-into-check'] },
    pinned: { about: ['pinned'], boards: ['pinned'] },
    checkmate: { boards: ['checkmate'] },
    'no-move': { boards: ['no-move'] },
  },
  'first-games': { opening: { boards: ['opening'] }, values: {} },
  repetition: {
    sennichite: { boards: ['sennichite'] },
    'perpetual-check': { boards: ['perpetual-check'] },
  },
  impasse: {
    impasse: { boards: ['impasse'], more: 'points' },
    declaration: {},
    'move-limit': {},
  },
  fouls: { fouls: {}, takebacks: {} },
  clocks: { clocks: {} },
  notation: { notation: { boards: ['notation'], more: 'notations' } },
  marks: { marks: { more: 'marks' }, aids: {} },
  glossary: { glossary: { more: 'glossary' } },
  history: { history: {} },
};

const exercise = (id: BoardId, caption: string, piece: Kind | undefined): Exercise =>
  exerciseOn(id, caption, boards[id], {
    parse: parseSfen,
    read: parseUsi,
    play,
    about: (position) => {
      const kinds = piece === undefined ? [] : [piece, otherFace(piece)];
      return pieces(position)
        .filter(([, { kind, seat }]) => seat === 0 && kinds.includes(kind))
        .map(([square]) => square);
    },
  });

const facesOf = (kind: Kind, text: ShogiText): readonly NamedFace[] => {
  const back = otherFace(kind);
  return (back === undefined ? [kind] : [kind, back]).map((one) => {
    const { kanji, kana, latin } = pieceNames[one];
    return {
      face: letters[one],
      kanji,
      reading: text.language === 'ja' ? kana : latin,
      name: text.game.pieces[one].name,
    };
  });
};

/** The rules of shogi in the language of a catalogue. */
export const readRules = async (text: ShogiText): Promise<RulesBook> => {
  const words = await loadRulesText<RulesText>(text.language, 'shogi');
  return buildRulesBook(words, {
    chapters,
    refusals: text.game.refusals,
    facesOf: (kind) => facesOf(kind, text),
    exercise,
    terms,
    termOf: (id) => {
      const [kanji, kana, latin] = terms[id];
      return { kanji, reading: text.language === 'ja' ? kana : latin };
    },
    marks: { faces: { own: 'S', foe: 'r', led: 'K' }, never: ['promotes', 'removes', 'goes'] },
  });
};
