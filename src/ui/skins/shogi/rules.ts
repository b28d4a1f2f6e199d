/** The rules of shogi as the rules page shows them (chapters after rules A1–A96). */

import type { RefusalRule } from '#games/shogi/codes.ts';
import { parseSfen } from '#games/shogi/notation/sfen.ts';
import { parseUsi } from '#games/shogi/notation/usi.ts';
import { type Kind, letters, otherFace } from '#games/shogi/piece.ts';
import { play } from '#games/shogi/play.ts';
import { pieces } from '#games/shogi/position.ts';
import type { ShogiPageText, ShogiText } from '#i18n/shogi/catalogue.ts';
import { loadRulesText } from '#i18n/shogi/rules/load-rules.ts';
import type { RulesText } from '#i18n/shogi/rules/rules-text.ts';
import type { Exercise, NamedFace, RulesBook, RulesSection } from '../../rules-page/rules-book.ts';
import { terms } from './glossary.ts';
import { pieceNames } from './piece-names.ts';
import { boards } from './rules-boards.ts';

type SectionId = keyof RulesText['sections'];
type BoardId = keyof RulesText['boards'];

/** What belongs to a section besides its words; its board has its name unless others are listed. */
interface SectionPlan {
  readonly about?: readonly RefusalRule[];
  readonly boards?: readonly BoardId[];
  readonly piece?: Kind;
  readonly more?: RulesSection['more'];
}

type ChapterPlan = Partial<Readonly<Record<SectionId, SectionPlan>>>;

const chapters: Readonly<Record<keyof RulesText['chapters'], ChapterPlan>> = {
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
    drop: { about: ['not-in-hand', 'occupied'], boards: ['drop', 'occupied'] },
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

/** The keys of a record, as its type has them. */
const keysOf = <K extends string>(record: Partial<Readonly<Record<K, unknown>>>): readonly K[] =>
  Object.keys(record) as K[];

const exercise = (id: BoardId, caption: string, piece: Kind | undefined): Exercise => {
  const { setup, mistake, line = [] } = boards[id];
  const start = parseSfen(setup);
  if (!start.ok) throw new Error(`the board ${id} has no position`);
  let position = start.value;
  const kinds = piece === undefined ? [] : [piece, otherFace(piece)];
  const about = pieces(position).filter(([, { kind, seat }]) => seat === 0 && kinds.includes(kind));
  const read = (usi: string) => {
    const move = parseUsi(usi, position);
    if (!move.ok) throw new Error(`the board ${id} has a move that cannot be read: ${usi}`);
    return move.value;
  };
  return {
    id,
    caption,
    setup,
    mistake: mistake === undefined ? null : read(mistake),
    about: about.map(([square]) => square),
    line: line.map((usi) => {
      const move = read(usi);
      position = play(position, { move });
      return move;
    }),
  };
};

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
export const readRules = async (text: ShogiText, page: ShogiPageText): Promise<RulesBook> => {
  const words = await loadRulesText(text.language);
  const sectionIn = (id: SectionId, plan: SectionPlan): RulesSection => ({
    id,
    ...words.sections[id],
    sentences: (plan.about ?? []).map((rule) => page.game.refusals[rule]),
    faces: plan.piece === undefined ? [] : facesOf(plan.piece, text),
    boards: (plan.boards ?? []).map((board) => exercise(board, words.boards[board], plan.piece)),
    more: plan.more ?? null,
  });
  return {
    lead: words.lead,
    chapters: keysOf(chapters).map((id) => ({
      id,
      title: words.chapters[id],
      sections: keysOf(chapters[id]).map((section) =>
        sectionIn(section, chapters[id][section] ?? {}),
      ),
    })),
    glossary: keysOf(terms).map((id) => {
      const [kanji, kana, latin] = terms[id];
      return {
        id,
        kanji,
        reading: text.language === 'ja' ? kana : latin,
        meaning: words.glossary[id],
      };
    }),
    sectionOf: (word) =>
      keysOf(chapters)
        .flatMap((id) => Object.entries(chapters[id]))
        .find(([id, { about = [] }]) => id === word || about.some((rule) => rule === word))?.[0],
  };
};
