/** The rules of ko shogi as the rules page shows them (its chapters follow the rulings of docs/rules/ko-shogi.md). */

import type { RefusalRule } from '#games/ko-shogi/codes.ts';
import type { Role } from '#games/ko-shogi/evidence.ts';
import { parseMoveText } from '#games/ko-shogi/notation/move-text.ts';
import { parsePosition } from '#games/ko-shogi/notation/position-text.ts';
import { faceCode, hasOtherFace, type Kind } from '#games/ko-shogi/piece.ts';
import { play } from '#games/ko-shogi/play.ts';
import { loadRulesText } from '#i18n/index.ts';
import type { KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { RulesText } from '#i18n/shapes/ko-shogi/rules.ts';
import { buildRulesBook, type ChapterPlan, exerciseOn } from '../../game/build-rules-book.ts';
import type { Exercise, NamedFace, RulesBook, RulesSection } from '../../game/rules-book.ts';
import { terms } from './glossary.ts';
import type { LongRangeRole } from './long-range.ts';
import { movementSentence } from './movement-words.ts';
import { type FaceCode, isFaceCode, pieceNames, readingOf } from './piece-names.ts';
import { powerSentences } from './power-words.ts';
import { boards } from './rules-boards.ts';

type SectionId = keyof RulesText['sections'];
type BoardId = keyof RulesText['boards'];
type Group = Extract<SectionId, `group-${string}`>;

/** The kinds of each group, in the order in which they are described. */
const groups: Readonly<Record<Group, readonly Kind[]>> = {
  'group-command': ['general', 'middle-troop', 'banner', 'drum'],
  'group-staff': ['clerk', 'staff-officer', 'aide-de-camp', 'aide', 'staff', 'chief-of-staff'],
  'group-fire': ['engineer'],
  'group-priests': ['priest', 'monk'],
  'group-guards': ['advance-guard', 'rear-guard', 'sentry'],
  'group-leaders': ['millenary', 'quartermaster', 'centuria'],
  'group-strong': ['wrestler', 'elephant'],
  'group-shooters': ['longbow', 'crossbow', 'cannon', 'frankish-cannon'],
  'group-riders': ['cavalryman', 'cavalry'],
  'group-foot': ['pawn', 'patrol-unit', 'vanguard', 'shield', 'shield-unit'],
  'group-chariots': ['chariot', 'chariot-unit'],
};

const isGroup = (id: string): id is Group => Object.hasOwn(groups, id);

type Plan = ChapterPlan<SectionId, RefusalRule, BoardId, Group>;

const chapters: Readonly<Record<keyof RulesText['chapters'], Plan>> = {
  first: {
    'first-look': {},
    'first-command': { boards: ['first-two'] },
    'first-drum': {},
    'first-guns': {},
    'first-moves': { boards: ['first-moves'] },
    'first-losses': { boards: ['first-net'] },
  },
  table: {
    goal: {},
    'set-up': { boards: ['set-up'] },
    turn: { about: ['not-your-turn', 'empty-point'] },
  },
  moving: {
    landings: {
      about: ['own-piece', 'wrong-movement', 'blocked', 'out-of-range'],
      boards: ['reach'],
    },
    chains: {
      about: ['second-leap', 'five-steps', 'straight-run', 'cannot-stop'],
      boards: [
        'chain',
        'return-leap',
        'second-leap',
        'winged-horse',
        'thunderclap',
        'boxed-in',
        'dead-end',
        'flag-waver',
      ],
    },
  },
  powers: {
    shooting: {
      about: ['shot-after-capture', 'no-shots-left', 'nothing-to-shoot'],
      boards: ['shooting', 'after-capture', 'over-pieces', 'two-shots', 'two-jumps'],
    },
    immunity: {
      about: ['priests-only', 'immune-to-displacement', 'immune-to-shot'],
      boards: ['immunity', 'fortress', 'priest', 'priests'],
    },
    fog: { about: ['silenced'], boards: ['fog', 'fog-edge'] },
    light: { boards: ['light', 'light-promotes'] },
    nets: { about: ['frozen'], boards: ['nets', 'net-lines'] },
    flames: {
      about: ['burned'],
      boards: [
        'flames',
        'burned',
        'beside-flame',
        'two-flames',
        'shot-flame',
        'new-flame',
        'past-flame',
        'burned-winner',
      ],
    },
    fouls: {},
  },
  promotion: {
    zone: { about: ['promotion-not-possible'], boards: ['zone'] },
    'by-capture': { about: ['promotion-compulsory'], boards: ['by-capture', 'by-shot'] },
    depends: {
      about: ['pawn-without-drum'],
      boards: ['drum', 'drum-there', 'priest-taken', 'no-priest', 'clerk', 'clerk-must'],
    },
  },
  pieces: Object.fromEntries(
    Object.keys(groups)
      .filter(isGroup)
      .map((id) => [id, { piece: id }]),
  ),
  ending: {
    command: { boards: ['command', 'governor', 'together', 'stand-in', 'pair'] },
    check: {},
    repetition: { boards: ['passes'] },
    'no-move': {},
  },
  notation: { notation: { more: 'notations' } },
  sources: { sources: {} },
  marks: { marks: { more: 'marks' } },
  glossary: { glossary: { more: 'glossary' } },
};

const exercise = (id: BoardId, caption: string): Exercise =>
  exerciseOn(id, caption, boards[id], {
    parse: parsePosition,
    read: parseMoveText,
    play,
    about: () => [],
  });

/** The marks of effects from afar, in the order of the key. Lines of nets and shots are those of any proof. */
const acting = {
  fogged: 'area',
  lit: 'area',
  silencing: 'line',
  scorched: 'area',
  commander: 'area',
  'half-commander': 'area',
} as const satisfies { readonly [role in Role | LongRangeRole]?: 'area' | 'line' };

/** The faces of a group, each kind's two together. */
const codesOf = (group: Group): readonly FaceCode[] =>
  groups[group].flatMap((kind) =>
    [false, true]
      .filter((promoted) => !promoted || hasOtherFace(kind))
      .map((promoted) => faceCode({ kind, promoted }))
      .filter(isFaceCode),
  );

/** How the faces of a group move and what else they do, a face a paragraph. */
const toldOf = (group: Group, text: KoShogiText): readonly string[] => {
  const { movement, powers } = text.game.reasons;
  const gap = text.language === 'ja' ? '' : ' ';
  return codesOf(group).map((code) =>
    [
      movementSentence(code, text.game.pieces[code].name, movement),
      ...powerSentences(code, powers),
    ].join(gap),
  );
};

const facesOf = (group: Group, text: KoShogiText): readonly NamedFace[] =>
  codesOf(group).map((code) => ({
    face: code,
    kanji: pieceNames[code].kanji,
    reading: readingOf(code, text.language),
    name: text.game.pieces[code].name,
  }));

/** The rules of ko shogi in the language of a catalogue. */
export const readRules = async (text: KoShogiText): Promise<RulesBook> => {
  const words = await loadRulesText<RulesText>(text.language, 'ko-shogi');
  const book = buildRulesBook(words, {
    chapters,
    refusals: text.game.refusals,
    facesOf: (group: Group) => facesOf(group, text),
    exercise,
    terms,
    termOf: (id) => {
      const [kanji, latin, kana] = terms[id];
      return { kanji, reading: text.language === 'ja' ? kana : latin };
    },
    marks: {
      faces: { own: 'WR', foe: 'c', led: 'G' },
      never: ['drop', 'exposed', 'escape', 'ghost', 'pinned'],
      acting,
    },
  });
  // The text about faces is made from the data that the rules have of them.
  const withFaces = (section: RulesSection): RulesSection =>
    isGroup(section.id) ? { ...section, text: toldOf(section.id, text) } : section;
  return {
    ...book,
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map(withFaces),
    })),
  };
};
