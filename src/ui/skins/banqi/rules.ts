/** The rules of banqi as the rules page shows them (its chapters follow the rulings of docs/rules/banqi.md). */

import type { RefusalRule } from '#games/banqi/codes.ts';
import { draws } from '#games/banqi/draws.ts';
import type { Family } from '#games/banqi/family.ts';
import type { Move } from '#games/banqi/move.ts';
import { readMoveWord } from '#games/banqi/notation/move-text.ts';
import { parsePosition } from '#games/banqi/notation/position-text.ts';
import { type Kind, kindOf } from '#games/banqi/piece.ts';
import { play } from '#games/banqi/play.ts';
import { cellAt, EMPTY, faceAt, ownerOf, type Position } from '#games/banqi/position.ts';
import { everySquare } from '#games/banqi/square.ts';
import { loadRulesText } from '#i18n/index.ts';
import type { BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import type { RulesText } from '#i18n/shapes/banqi/rules.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { buildRulesBook, type ChapterPlan, exerciseOn } from '../../game/build-rules-book.ts';
import type { Exercise, RulesBook } from '../../game/rules-book.ts';
import { captureTable, facesOf, namedFace } from './capture-table.ts';
import { terms } from './glossary.ts';
import { boards } from './rules-boards.ts';

type SectionId = keyof RulesText['sections'];
type BoardId = keyof RulesText['boards'];

type Plan = ChapterPlan<SectionId, RefusalRule, BoardId, Kind>;

const chapters: Readonly<Record<keyof RulesText['chapters'], Plan>> = {
  table: {
    goal: {},
    'set-up': { boards: ['set-up'] },
    colours: { about: ['colour-unknown'], boards: ['colours'] },
    turn: { about: ['not-your-piece', 'empty-square'], boards: ['turn'] },
  },
  moves: {
    'turn-up': { about: ['face-down-piece'], boards: ['turn-up'] },
    step: {
      about: ['not-adjacent', 'own-piece', 'face-down-target'],
      boards: ['step', 'face-down-target'],
    },
    ladder: { about: ['rank'], boards: ['ladder'] },
    fouls: {},
  },
  pieces: {
    king: { piece: 'king', about: ['king-soldier'], boards: ['king'] },
    mandarin: { piece: 'advisor', boards: ['mandarin'] },
    elephant: { piece: 'elephant', boards: ['elephant'] },
    chariot: { piece: 'chariot', boards: ['chariot'] },
    horse: { piece: 'horse', boards: ['horse'] },
    cannon: {
      piece: 'cannon',
      about: ['no-screen', 'many-screens', 'not-in-line'],
      boards: ['cannon', 'cannon-many-screens', 'cannon-face-down'],
    },
    soldier: { piece: 'soldier', boards: ['soldier'] },
  },
  families: {
    taiwan: {},
    hongkong: { boards: ['hongkong'] },
    mainland: { boards: ['mainland'] },
    'house-rules': {},
  },
  hidden: {
    pool: { boards: ['pool'] },
    chance: {},
    takeback: { boards: ['takeback'] },
  },
  endings: {
    'no-pieces': { boards: ['no-pieces'] },
    'no-move': { boards: ['no-move'] },
    repetition: { boards: ['repetition'] },
    'no-progress': { boards: ['no-progress'] },
  },
  notation: { notation: { boards: ['notation'], more: 'notations' } },
  marks: { marks: { more: 'marks' } },
  glossary: { glossary: { more: 'glossary' } },
};

/** A move by its squares, even one that no hand could make: onto a piece that lies face down. */
const readMove = (text: string, position: Position): Result<Move, string> => {
  const [from, to] = readMoveWord(text)?.squares ?? [];
  if (from === undefined) return fail(text);
  return ok(to === undefined ? { up: from } : { from, to, takes: cellAt(position, to) !== EMPTY });
};

const exercise = (id: BoardId, caption: string, piece: Kind | undefined): Exercise =>
  exerciseOn(id, caption, boards[id], {
    parse: parsePosition,
    read: readMove,
    play: (position, { move }) => {
      const [first] = draws(position, move);
      return play(position, first === undefined ? { move } : { move, drawn: first.drawn });
    },
    about: (position) =>
      everySquare.filter((square) => {
        const face = faceAt(position, square);
        return face !== undefined && kindOf(face) === piece && ownerOf(position, face) === 0;
      }),
  });

/** The sections that show a capture table, each with the family of that table. */
const tables: Partial<Readonly<Record<SectionId, Family>>> = {
  ladder: 'seed',
  hongkong: 'hongkong',
  mainland: 'mainland',
};

/** The rules of banqi in the language of a catalogue. */
export const readRules = async (text: BanqiText): Promise<RulesBook> => {
  const words = await loadRulesText<RulesText>(text.language, 'banqi');
  return buildRulesBook(words, {
    chapters,
    refusals: text.game.refusals,
    facesOf: (kind) => facesOf(kind).map((face) => namedFace(face, text)),
    exercise,
    captures: (section) => {
      const family = tables[section];
      return family && captureTable(family, text);
    },
    terms,
    termOf: (id) => {
      const [hanzi, pinyin, kana] = terms[id];
      return { kanji: hanzi, reading: text.language === 'ja' ? kana : pinyin };
    },
    marks: {
      faces: { own: 'R', foe: 'n', led: 'K' },
      never: [
        'drop',
        'check',
        'exposed',
        'escape',
        'ghost',
        'pinned',
        'promotes',
        'removes',
        'goes',
      ],
    },
  });
};
