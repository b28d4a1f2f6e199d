/** How a game speaks: its moves, refusals and endings in the player's words, and its files. The ui outside `skins/` asks no game directly. */
import type { ComponentType } from 'react';
import type { Options } from '#games/agreement.ts';
import type { SetupProblem } from '#games/pack.ts';
import type { GameWords, Messages } from '#i18n/catalogue.ts';
import type { Language } from '#i18n/index.ts';
import type { EndingText } from '#i18n/shapes/endings.ts';
import type {
  AttackMap,
  Evidence,
  Line,
  Outcome,
  Pick as Point,
  Reach,
  Refusal,
  Seat,
} from '#kernel/game.ts';
import type { GameRecord } from '#record/record.ts';
import type { AgreementSkin } from './agreement-skin.ts';
import type { FileWords, PlayedGame } from './file-words.ts';
import type { LooksAhead } from './landing-preview.ts';
import type { OptionTexts } from './option-text.ts';
import type { CaptureTable, RulesBook } from './rules-book.ts';
import type { CoordinateStyle, Skin } from './skin.ts';
import type { Ways } from './ways.ts';

/** How moves are written in the list. */
export type Notation = string;

/** A foul: its name, a sentence that says which side did what, and what proves it on the board. */
interface NamedFoul {
  readonly name: string;
  did(side: string): string;
  readonly proof: string;
}

/** How a turn is announced to a screen reader. */
export interface Hearing {
  /** The name of each side. */
  readonly called: readonly [string, string];
  readonly coordinates: CoordinateStyle;
  /** Whether the check that the turn gives is announced. It is not if it was mate, or was taken back. */
  readonly check: boolean;
}

/** The last turn of a line in words. */
export interface Writing<
  P extends object = object,
  M extends object = object,
  W extends object = object,
> {
  /** The turn as it stands in a list of moves. */
  write(line: Line<P, M>, notation: Notation): string;
  /** The turn in words, to be read aloud. */
  speak(line: Line<P, M>, how: Hearing, messages: Messages<W>): string;
  /** The name of each notation of the game. */
  notations(messages: Messages<W>): Readonly<Record<string, string>>;
  /** The foul that the turn was; null if it was none. */
  namedFoul(line: Line<P, M>, messages: Messages<W>): NamedFoul | null;
}

/** The meaning of a typed text in a position. */
export type Typed =
  /** The moves it may mean; more than one is a question. `words` are how each is written. */
  | {
      readonly is: 'moves';
      readonly moves: readonly { readonly move: object; readonly words: string }[];
    }
  /** It names a move that breaks a rule. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly move: object }
  /** It names a square with a piece, to which nothing can go. The text then points at that piece. */
  | { readonly is: 'piece'; readonly pick: Point }
  /** It names an empty square to which nothing can go. */
  | { readonly is: 'nothing-there'; readonly square: string }
  | { readonly is: 'unreadable' };

/** A face of a piece: how it is drawn, called, and moves. */
export interface PieceFace {
  /** As the skin calls it. */
  readonly face: string;
  /** Whether the piece turns over to this face, and does not begin with it. */
  readonly turned: boolean;
  readonly kanji: string;
  /** How the kanji are read, in the letters that the reader knows. */
  readonly reading: string;
  /** The name of the piece in the user's language. */
  readonly name: string;
  readonly ways: Ways;
}

/** The facts about a piece that the inspector shows. */
export interface PieceFacts {
  readonly seat: Seat;
  readonly here: PieceFace;
  /** The face below; null for pieces that have none. */
  readonly other: PieceFace | null;
  /** The words beside its other face, or in its place. */
  readonly otherFace: string;
  /** Further facts, a sentence each; absent in a game whose diagrams show all. */
  readonly told?: readonly string[];
  readonly inHand: boolean;
  readonly reach: Reach;
}

/**
 * A claim of the game in words. `act` is on its button. `proposal` is what is proposed, if the other side must agree;
 * otherwise `title` and `make` are the title and the button of its sheet.
 */
export interface ClaimText {
  readonly act: string;
  readonly proposal?: string;
  readonly title?: string;
  readonly make?: string;
}

/** The count for a claim: each condition, what making the claim would give, and the totals of both sides by seat. */
export interface CountSheet {
  readonly lines: readonly { readonly words: string; readonly met: boolean }[];
  readonly gives: string;
  readonly totals: readonly [(side: string) => string, (side: string) => string];
}

/** The claims of a game in words and figures. */
export interface ClaimWords<
  P extends object = object,
  M extends object = object,
  R extends object = object,
  W extends object = object,
> {
  /** A claim in words. */
  claim(what: string, messages: Messages<W>): ClaimText;
  /** The count of a side's claim. */
  sheet(line: Line<P, M>, seat: Seat, rules: R, messages: Messages<W>): CountSheet;
  /** The part of the sheet to show for a claim, or for an ending by it: all, the totals of both sides, or nothing. */
  sheetFor(by: string, rules: R): 'all' | 'totals' | null;
}

/** One step of a proof: a sentence, and what is drawn for it. */
export interface ProofStep {
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

/** Picks that begin no move in a position, with the refusal that says why. */
export interface Tried<P extends object = object> {
  readonly position: P;
  readonly picks: readonly Point[];
  readonly refusal: Refusal;
}

/** Everything to show beyond moves: a piece that is inspected, and what proves an ending. */
export interface GameInspector<
  P extends object = object,
  M extends object = object,
  R extends object = object,
  W extends object = object,
> extends LooksAhead<P, W> {
  /**
   * Says why picks begin no move, and names the pieces and squares that prove it. Of one pick alone it says what it can do,
   * or why nothing.
   */
  reason(tried: Tried<P>, style: CoordinateStyle, messages: Messages<W>): string;
  /** The rule that allowed the last move of a line no other way; null if none did. Absent in a game without such a rule. */
  forced?(line: Line<P, M>): Refusal | null;
  /** The attacks of both sides in a position, all in squares. */
  attacks(position: P): AttackMap;
  /** The kinds of lines that `attacks` can have: pins and checks, in a game that knows either. */
  readonly attackLines: readonly ('pin' | 'check')[];
  /**
   * The pieces and areas that act from afar, drawn while nothing else is shown. Absent in a game where nothing acts from
   * afar.
   */
  longRange?(position: P, settings: Options): readonly Evidence[];
  /** Names, both faces and reach of what a pick points at; null when nothing is there. */
  inspect(position: P, pick: Point, messages: Messages<W>): PieceFacts | null;
  /** How a kind of piece moves, in the few words that stand beside its name. Absent where the card alone tells it. */
  goes?(kind: string, messages: Messages<W>): string | undefined;
  /**
   * The tip for a beginner when something comes up for the first time, and the place in the rules that tells more. Null if
   * there is no tip for it. Absent in a game without such tips.
   */
  firstTimeTip?(
    what: string,
    messages: Messages<W>,
  ): { readonly words: string; readonly to: string } | null;
  /** Everything to draw on the final position: a mated king's closed escapes, what was wrong with a foul. */
  evidence(line: Line<P, M>, by: string): readonly Evidence[];
  /**
   * The same step by step. Empty for endings that one picture explains; absent in a game where one picture explains each.
   */
  steps?(
    line: Line<P, M>,
    by: string,
    style: CoordinateStyle,
    messages: Messages<W>,
  ): readonly ProofStep[];
  /** The rules, to be read and tried. */
  rules(messages: Messages<W>): Promise<RulesBook>;
  /** The claims of the game; absent in a game whose judge ends everything that ends. */
  readonly claims?: ClaimWords<P, M, R, W>;
  /**
   * How often the last position must have stood to end the game so, and the words above these times. Null if the ending
   * needs no repetition.
   */
  repeated(
    by: string,
    rules: R,
    messages: Messages<W>,
  ): { readonly times: number; readonly words: string } | null;
}

/** A value of an option to be shown. With `few`, only some of several pictures, where there is little room. */
export interface PreviewProps {
  readonly value: string;
  readonly few?: boolean;
}

/** A game's settings in words, and pictures of what some options look like with a value. */
export interface SettingsSkin<W extends object = object> {
  texts(messages: Messages<W>): OptionTexts;
  readonly Preview: Readonly<Record<string, ComponentType<PreviewProps>>>;
}

/** How a game speaks. */
export interface GameText<
  P extends object = object,
  M extends object = object,
  R extends object = object,
  W extends object = object,
> {
  /** The name of the game. */
  name(messages: Messages<W>): string;
  /** How it is won, in one sentence for a new player. */
  goal(messages: Messages<W>): string;
  /** How its board is played with keys, for players who hear the board and do not see it. */
  keys(messages: Messages<W>): string;
  /**
   * The name of a seat in a game from a start. It may depend on which player gives pieces, and on a position, if that is
   * known.
   */
  side(setup: string, seat: Seat, messages: Messages<W>, position?: P): string;
  /**
   * A sentence about a fact that the last turn of a line settled for the rest of the game, with the players' names. Null if
   * the turn settled nothing; absent in a game in which no turn does.
   */
  settled?(line: Line<P, M>, called: (seat: Seat) => string, messages: Messages<W>): string | null;
  /** How moves are written. */
  readonly writing: Writing<P, M, W>;
  refusal(refusal: Pick<Refusal, 'rule'>, messages: Messages<W>): string;
  /**
   * Says what is wrong with an illegal move that was made. The sentence is about the move and is not addressed to the
   * player.
   */
  foul(refusal: Pick<Refusal, 'rule'>, messages: Messages<W>): string;
  /** Says why the game ended, in a word or two and in a sentence, with the names of the players. */
  ending(
    outcome: Pick<Outcome, 'by' | 'winner'>,
    called: readonly [string, string],
    messages: Messages<W>,
  ): Omit<EndingText, 'why'> & { readonly why: string };
  /** A warning of the game, in a sentence about a side; without the name of a side if it is about both. */
  warning(of: string, side: string, messages: Messages<W>): string;
  /** An example of a typed move, shown beside the empty field. */
  typedLike(messages: Messages<W>): string;
  /** Reads a text that a player typed in a position. */
  typed(position: P, text: string, notation: Notation): Typed;
  /** The facts that pieces tell, and the proofs of endings. */
  readonly inspector: GameInspector<P, M, R, W>;
  /** The settings in words and pictures. */
  readonly settings: SettingsSkin<W>;
  /** The agreement before a game in words. */
  readonly agreement: AgreementSkin<W>;
  /** The capture table of a position; absent in a game without one. */
  captures?(position: P, messages: Messages<W>): CaptureTable;
  /** Fetches the files in words; the same promise each time. */
  readonly files: () => Promise<GameFiles<W>>;
}

/** The files of a game in words. */
export interface GameFiles<W extends object = object> {
  words(messages: Messages<W>): FileWords;
  /** Says in a sentence why a game cannot start in a position. */
  problem(problem: SetupProblem, messages: Messages<W>): string;
  /** Adds to the headers of the record when it was played and how time was given. */
  played(record: GameRecord, game: PlayedGame): GameRecord;
}

/** How a game looks and speaks, in the types of that game: its positions, moves, rules and words. */
export interface GameSkin<
  P extends object = object,
  M extends object = object,
  R extends object = object,
  W extends GameWords = GameWords,
> {
  readonly skin: Skin<P, W>;
  readonly gameText: GameText<P, M, R, W>;
  /** Fetches all that the game says in a language; the same promise each time. */
  words(language: Language): Promise<W>;
}
