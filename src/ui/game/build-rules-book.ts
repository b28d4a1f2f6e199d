/** Makes a game's rules book from its plan of chapters, its boards, and the words of a language. */
import type { Turn } from '#kernel/game.ts';
import type { Result } from '#kernel/result.ts';
import type {
  CaptureTable,
  Exercise,
  GlossaryEntry,
  KeyToMarks,
  NamedFace,
  RulesBook,
  RulesSection,
} from './rules-book.ts';

/** The parts of a section besides its words. */
export interface SectionPlan<Rule, Board, Kind> {
  /** The refusals that lead to it. */
  readonly about?: readonly Rule[];
  readonly boards?: readonly Board[];
  readonly piece?: Kind;
  /** Things that it tells of, besides its piece and its refusals, as lessons name them: `G*` for drops. */
  readonly tells?: readonly string[];
  readonly more?: RulesSection['more'];
}

/** The sections of a chapter, in their order. */
export type ChapterPlan<Section extends string, Rule, Board, Kind> = Partial<
  Readonly<Record<Section, SectionPlan<Rule, Board, Kind>>>
>;

/** A board to try: its position, an illegal move to show, and moves to walk along, as the game writes them. */
export interface BoardPlan {
  readonly setup: string;
  readonly mistake?: string;
  readonly line?: readonly string[];
}

/** How a game reads and plays its boards; `about` has the squares of the pieces that a board is about. */
interface BoardRules<Position, Move extends object> {
  readonly parse: (setup: string) => Result<Position, unknown>;
  readonly read: (text: string, position: Position) => Result<Move, unknown>;
  readonly play: (position: Position, turn: Turn<Move>) => Position;
  readonly about: (position: Position) => readonly number[];
}

/** The words of a game's book in one language. */
interface RulesWords<
  Chapter extends string,
  Section extends string,
  Board extends string,
  Term extends string,
> {
  readonly lead: string;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly sections: Readonly<Record<Section, Pick<RulesSection, 'title' | 'text' | 'cases'>>>;
  readonly boards: Readonly<Record<Board, string>>;
  readonly glossary: Readonly<Record<Term, string>>;
  /** Names of pieces in other sources, by their faces; absent where there are none. */
  readonly secondNames?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Absent in a game whose marks mean what they mean in any. */
  readonly marks?: MarksWords;
}

/** A game's words for the key to the marks: for marks that mean more than elsewhere, and for pieces that act from afar. */
interface MarksWords {
  readonly other: KeyToMarks['words'];
  readonly afar: string;
  readonly acting: Readonly<Record<string, string>>;
}

/** The parts of its book that a game gives besides `RulesWords`. */
interface RulesPlan<
  Chapter extends string,
  Section extends string,
  Board extends string,
  Term extends string,
  Rule extends string,
  Kind,
> {
  readonly chapters: Readonly<Record<Chapter, ChapterPlan<Section, Rule, Board, Kind>>>;
  /** The sentence that the table shows for each refusal. */
  readonly refusals: Readonly<Record<Rule, string>>;
  readonly facesOf: (kind: Kind) => readonly NamedFace[];
  readonly exercise: (board: Board, caption: string, piece: Kind | undefined) => Exercise;
  /** The capture table that a section shows; absent in a game in which everything captures everything. */
  readonly captures?: (section: Section) => CaptureTable | undefined;
  /** The words of the glossary in their order, and how each is written and read. */
  readonly terms: Readonly<Record<Term, unknown>>;
  readonly termOf: (id: Term) => Pick<GlossaryEntry, 'kanji' | 'reading'>;
  /**
   * The samples of the key to the marks. `acting` has the parts in proofs of what acts from afar, and whether each is drawn
   * as an area or as a line from it.
   */
  readonly marks: Pick<KeyToMarks, 'faces' | 'never'> & {
    readonly acting?: Readonly<Record<string, 'area' | 'line'>>;
  };
}

/** The keys of a record, as its type has them. */
const keysOf = <K extends string>(record: Partial<Readonly<Record<K, unknown>>>): readonly K[] =>
  Object.keys(record) as K[];

/** Plays a board of the book through. Throws if its texts cannot be read; the tests of each book try all boards. */
export const exerciseOn = <Position, Move extends object>(
  id: string,
  caption: string,
  { setup, mistake, line = [] }: BoardPlan,
  rules: BoardRules<Position, Move>,
): Exercise => {
  const start = rules.parse(setup);
  if (!start.ok) throw new Error(`the board ${id} has no position`);
  let position = start.value;
  const about = rules.about(position);
  const read = (text: string): Move => {
    const move = rules.read(text, position);
    if (!move.ok) throw new Error(`the board ${id} has a move that cannot be read: ${text}`);
    return move.value;
  };
  return {
    id,
    caption,
    setup,
    mistake: mistake === undefined ? null : read(mistake),
    about,
    line: line.map((text) => {
      const move = read(text);
      position = rules.play(position, { move });
      return move;
    }),
  };
};

/** The book of a game in the language of the words. */
export const buildRulesBook = <
  Chapter extends string,
  Section extends string,
  Board extends string,
  Term extends string,
  Rule extends string,
  Kind,
>(
  words: RulesWords<Chapter, Section, Board, Term>,
  {
    chapters,
    refusals,
    facesOf,
    exercise,
    captures,
    terms,
    termOf,
    marks,
  }: RulesPlan<Chapter, Section, Board, Term, Rule, Kind>,
): RulesBook => {
  const facesIn = ({ piece }: SectionPlan<Rule, Board, Kind>): readonly NamedFace[] =>
    piece === undefined ? [] : facesOf(piece);
  const thingsIn = (plan: SectionPlan<Rule, Board, Kind>): readonly string[] => [
    ...facesIn(plan).map(({ face }) => face),
    ...(plan.about ?? []),
    ...(plan.tells ?? []),
  ];
  const sectionIn = (id: Section, plan: SectionPlan<Rule, Board, Kind>): RulesSection => ({
    id,
    ...words.sections[id],
    sentences: (plan.about ?? []).map((rule) => refusals[rule]),
    things: thingsIn(plan),
    faces: facesIn(plan).map((named) => ({
      ...named,
      secondNames: words.secondNames?.[named.face] ?? [],
    })),
    boards: (plan.boards ?? []).map((board) => exercise(board, words.boards[board], plan.piece)),
    captures: captures?.(id) ?? null,
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
    glossary: keysOf(terms).map((id) => ({ id, ...termOf(id), meaning: words.glossary[id] })),
    marks: {
      faces: marks.faces,
      never: marks.never,
      words: words.marks?.other ?? {},
      afar: words.marks?.afar ?? '',
      acting: Object.entries(marks.acting ?? {}).map(([as, drawn]) => ({
        as,
        drawn,
        words: words.marks?.acting[as] ?? '',
      })),
    },
    sectionOf: (word) =>
      keysOf(chapters)
        .flatMap((id) =>
          keysOf(chapters[id]).map((section) => [section, chapters[id][section]] as const),
        )
        .find(([id, plan]) => id === word || (plan && thingsIn(plan).includes(word)))?.[0],
  };
};
