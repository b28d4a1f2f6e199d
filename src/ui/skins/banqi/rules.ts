/** The rules of banqi as the rules page shows them (its chapters follow the rulings of docs/rules/banqi.md). */

import type { RefusalRule } from '#games/banqi/codes.ts';
import { draws } from '#games/banqi/draws.ts';
import { type Family, takingOf } from '#games/banqi/family.ts';
import type { Move } from '#games/banqi/move.ts';
import { readMoveWord } from '#games/banqi/notation/move-text.ts';
import { parsePosition } from '#games/banqi/notation/position-text.ts';
import { type Colour, colourOf, type Face, faces, type Kind, kindOf } from '#games/banqi/piece.ts';
import { play } from '#games/banqi/play.ts';
import { cellAt, EMPTY, faceAt, ownerOf, type Position } from '#games/banqi/position.ts';
import { everySquare } from '#games/banqi/square.ts';
import { loadRulesText } from '#i18n/index.ts';
import type { BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import type { RulesText } from '#i18n/shapes/banqi/rules.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { buildRulesBook, type ChapterPlan, exerciseOn } from '../../rules-page/build-rules-book.ts';
import type {
  CaptureTable,
  CaptureWords,
  Exercise,
  NamedFace,
  RulesBook,
} from '../../rules-page/rules-book.ts';
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

/** A move by its squares, also one that no hand could make: onto what lies face down. */
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

/** The faces of a kind, red before black. */
const facesOf = (kind: Kind): readonly Face[] => faces.filter((face) => kindOf(face) === kind);

const named = (face: Face, text: BanqiText): NamedFace => {
  const { hanzi, pinyin, kana } = nameOf(face);
  return {
    face,
    kanji: hanzi,
    reading: text.language === 'ja' ? kana : pinyin,
    name: text.game.pieces[kindOf(face)].name,
  };
};

/** The families whose capture table a section shows, and the section that has their name. */
const tables: Partial<Readonly<Record<SectionId, readonly [family: Family, named: SectionId]>>> = {
  ladder: ['seed', 'taiwan'],
  hongkong: ['hongkong', 'hongkong'],
  mainland: ['mainland', 'mainland'],
};

/** Who captures whom in a family, from the strongest to the weakest. */
const capturesIn = (
  family: Family,
  name: string,
  { of, key, yes, no, jump }: CaptureWords,
  text: BanqiText,
): CaptureTable => {
  // The king takes all others but soldiers, and stands first.
  const ladder: readonly Kind[] = [...takingOf(family, 'king').takes, 'soldier'];
  const inColour = (colour: Colour): readonly NamedFace[] =>
    ladder
      .flatMap((kind) => facesOf(kind).filter((face) => colourOf(face) === colour))
      .map((face) => named(face, text));
  const cell = (hunter: Kind, prey: Kind): CaptureTable['rows'][number]['cells'][number] => {
    const { by, takes } = takingOf(family, hunter);
    if (!takes.includes(prey)) return { sign: '–', words: no };
    return by === 'jump' ? { sign: '↷', words: jump } : { sign: '✓', words: yes };
  };
  return {
    label: of(name),
    key,
    columns: inColour('black'),
    rows: inColour('red').map(({ face, name }, i) => ({
      face,
      name,
      cells: ladder.map((prey) => cell(ladder[i] ?? prey, prey)),
    })),
  };
};

/** The rules of banqi in the language of a catalogue. */
export const readRules = async (text: BanqiText): Promise<RulesBook> => {
  const words = await loadRulesText<RulesText>(text.language, 'banqi');
  return buildRulesBook(words, {
    chapters,
    refusals: text.game.refusals,
    facesOf: (kind) => facesOf(kind).map((face) => named(face, text)),
    exercise,
    captures: (section, said, sections) => {
      const [family, named] = tables[section] ?? [];
      return family && named && capturesIn(family, sections[named].title, said, text);
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

/** The table of the family that is played, as the rules have it. */
export const readCaptures = async (
  { family }: Position,
  text: BanqiText,
): Promise<CaptureTable | null> => {
  const section = Object.entries(tables).find(([, [of]]) => of === family)?.[0];
  const { chapters } = await readRules(text);
  const found = chapters.flatMap(({ sections }) => sections).find(({ id }) => id === section);
  return found?.captures ?? null;
};
