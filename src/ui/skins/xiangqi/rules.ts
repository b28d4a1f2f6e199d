/** The rules of xiangqi as the rules page shows them (its chapters follow the rulings of docs/rules/xiangqi.md). */

import type { RefusalRule } from '#games/xiangqi/codes.ts';
import { parseFen } from '#games/xiangqi/notation/fen.ts';
import { parseIccs } from '#games/xiangqi/notation/iccs.ts';
import { wxfLetters } from '#games/xiangqi/notation/wxf.ts';
import { type Kind, pieceLetter } from '#games/xiangqi/piece.ts';
import { play } from '#games/xiangqi/play.ts';
import { pieces } from '#games/xiangqi/position.ts';
import type { XiangqiPageText, XiangqiText } from '#i18n/xiangqi/catalogue.ts';
import { loadRulesText } from '#i18n/xiangqi/rules/load-rules.ts';
import type { RulesText } from '#i18n/xiangqi/rules/rules-text.ts';
import type { Exercise, NamedFace, RulesBook, RulesSection } from '../../rules-page/rules-book.ts';
import { terms } from './glossary.ts';
import { nameOf } from './piece-names.ts';
import { boards } from './rules-boards.ts';

type SectionId = keyof RulesText['sections'];
type BoardId = keyof RulesText['boards'];

/** What belongs to a section besides its words. */
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

/** The keys of a record, as its type has them. */
const keysOf = <K extends string>(record: Partial<Readonly<Record<K, unknown>>>): readonly K[] =>
  Object.keys(record) as K[];

const exercise = (id: BoardId, caption: string, piece: Kind | undefined): Exercise => {
  const { setup, mistake, line = [] } = boards[id];
  const start = parseFen(setup);
  if (!start.ok) throw new Error(`the board ${id} has no position`);
  let position = start.value;
  const about = pieces(position).filter(([, { kind, seat }]) => seat === 0 && kind === piece);
  const read = (text: string) => {
    const move = parseIccs(text, position);
    if (!move.ok) throw new Error(`the board ${id} has a move that cannot be read: ${text}`);
    return move.value;
  };
  return {
    id,
    caption,
    setup,
    mistake: mistake === undefined ? null : read(mistake),
    about: about.map(([square]) => square),
    line: line.map((text) => {
      const move = read(text);
      position = play(position, { move });
      return move;
    }),
  };
};

/** A piece of either side: the two have characters of their own. */
const facesOf = (kind: Kind, text: XiangqiText): readonly NamedFace[] =>
  ([0, 1] as const).map((seat) => {
    const { hanzi, pinyin, kana } = nameOf(kind, seat);
    return {
      face: pieceLetter({ kind, seat }),
      kanji: hanzi,
      reading: text.language === 'ja' ? kana : pinyin,
      name: text.game.pieces[kind].name,
      letter: wxfLetters[kind],
    };
  });

/** The rules of xiangqi in the language of a catalogue. */
export const readRules = async (text: XiangqiText, page: XiangqiPageText): Promise<RulesBook> => {
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
      const [hanzi, pinyin, kana] = terms[id];
      return {
        id,
        kanji: hanzi,
        reading: text.language === 'ja' ? kana : pinyin,
        meaning: words.glossary[id],
      };
    }),
    sectionOf: (word) =>
      keysOf(chapters)
        .flatMap((id) => Object.entries(chapters[id]))
        .find(([id, { about = [] }]) => id === word || about.some((rule) => rule === word))?.[0],
  };
};
