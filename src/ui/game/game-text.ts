/** How a game speaks: its moves, refusals and endings in the player's words, and its files. The ui outside `skins/` asks no game directly. */
import type { ComponentType } from 'react';
import type { Options } from '#games/agreement.ts';
import type { SetupProblem } from '#games/pack.ts';
import type { GameWords, Messages } from '#i18n/catalogue.ts';
import type { Language } from '#i18n/index.ts';
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

/** A foul: its name, who did what, and what proves it on the board. */
interface NamedFoul {
  readonly name: string;
  did(side: string): string;
  readonly proof: string;
}

/** How a turn is announced to a screen reader. */
export interface Hearing {
  /** What each side is called. */
  readonly called: readonly [string, string];
  readonly coordinates: CoordinateStyle;
  /** Whether the check it gives is told: not where it was mate, or was taken back. */
  readonly check: boolean;
}

/** The last turn of a line in words. */
export interface Writing<
  P extends object = object,
  M extends object = object,
  W extends object = object,
> {
  /** As it stands in a list of moves. */
  write(line: Line<P, M>, notation: Notation): string;
  /** For ears. */
  speak(line: Line<P, M>, how: Hearing, messages: Messages<W>): string;
  /** What each notation of the game is called. */
  notations(messages: Messages<W>): Readonly<Record<string, string>>;
  /** The foul that it was; null where it was none. */
  namedFoul(line: Line<P, M>, messages: Messages<W>): NamedFoul | null;
}

/** What a typed text amounts to in a position. */
export type Typed =
  /** The moves it may mean; more than one is a question. Words are how each is written. */
  | {
      readonly is: 'moves';
      readonly moves: readonly { readonly move: object; readonly words: string }[];
    }
  /** It names a move that breaks a rule. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly move: object }
  /** It names a square to which nothing can go, and where a piece stands that is pointed at so. */
  | { readonly is: 'piece'; readonly pick: Point }
  /** It names an empty square to which nothing can go. */
  | { readonly is: 'nothing-there'; readonly square: string }
  | { readonly is: 'unreadable' };

/** A face of a piece: how it is drawn, called, and moves. */
export interface PieceFace {
  /** As the skin calls it. */
  readonly face: string;
  /** Whether it is the one that the piece turns over to, and not the one it begins with. */
  readonly turned: boolean;
  readonly kanji: string;
  /** How the kanji are read, in the letters that the reader knows. */
  readonly reading: string;
  /** The word of the reader's language. */
  readonly name: string;
  readonly ways: Ways;
}

/** What a piece tells of itself. */
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

/** A claim of the game in words: what the button says; what is proposed, where the other must agree; the title and the button of its sheet, where not. */
export interface ClaimText {
  readonly act: string;
  readonly proposal?: string;
  readonly title?: string;
  readonly make?: string;
}

/** What is counted for a claim: each condition, what making it would give, and what both sides have, said of a side by seat. */
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
  /** The part of the sheet that belongs to a claim, or to an ending by it: all, what both sides have, or nothing. */
  sheetFor(by: string, rules: R): 'all' | 'totals' | null;
}

/** One step of a proof: a sentence, and what is drawn for it. */
export interface ProofStep {
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

/** Picks that begin no move in a position, and why. */
export interface Tried<P extends object = object> {
  readonly position: P;
  readonly picks: readonly Point[];
  readonly refusal: Refusal;
}

/** What there is to show beyond moves: a piece that is inspected, what proves an ending. */
export interface GameInspector<
  P extends object = object,
  M extends object = object,
  R extends object = object,
  W extends object = object,
> extends LooksAhead<P, W> {
  /** Why picks begin no move, with the pieces and squares that prove it; of one pick alone, what it can do or why nothing. */
  reason(tried: Tried<P>, style: CoordinateStyle, messages: Messages<W>): string;
  /** The rule that left the last move of a line no other way; null where none did. Absent in a game without such a rule. */
  forced?(line: Line<P, M>): Refusal | null;
  /** Who attacks what, all in squares. */
  attacks(position: P): AttackMap;
  /** Which lines that can have: those of pins and of checks, in a game that knows either. */
  readonly attackLines: readonly ('pin' | 'check')[];
  /** What acts from afar, to be drawn while nothing else is told; absent in a game where nothing does. */
  acting?(position: P, settings: Options): readonly Evidence[];
  /** Names, both faces and reach of what a pick points at; null when nothing is there. */
  inspect(position: P, pick: Point, messages: Messages<W>): PieceFacts | null;
  /** How a kind of piece moves, in as few words as stand beside its name; left out where the card alone tells it. */
  goes?(kind: string, messages: Messages<W>): string | undefined;
  /** What a beginner is told when something comes up for the first time, and where the rules tell more of it; null where there is nothing to tell. Absent in a game that tells nothing so. */
  occasion?(
    what: string,
    messages: Messages<W>,
  ): { readonly words: string; readonly to: string } | null;
  /** What to draw on the final position: a mated king's closed escapes, what was wrong with a foul. */
  evidence(line: Line<P, M>, by: string): readonly Evidence[];
  /** The same told step by step; empty for endings that one picture explains. Absent where one explains each. */
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
  /** How often the last position has stood to end the game so, and what is said above the times; null where an ending needs no repetition. */
  repeated(
    by: string,
    rules: R,
    messages: Messages<W>,
  ): { readonly times: number; readonly words: string } | null;
}

/** A value of an option to be shown; of several pictures only a few where there is little room. */
export interface PreviewProps {
  readonly value: string;
  readonly few?: boolean;
}

/** What one can like otherwise in a game, in words, and what some options look like with a value. */
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
  /** How its board is played with keys, for who hears it and does not see it. */
  keys(messages: Messages<W>): string;
  /** The name of a seat in a game from a start: what the sides are called may depend on who gives pieces, and on how it stands in a position where that is known. */
  side(setup: string, seat: Seat, messages: Messages<W>, position?: P): string;
  /**
   * Says, with the players called so, a fact that the last turn of a line settled for the rest of the game; null where it
   * settled nothing. Absent in a game in which no turn does.
   */
  settled?(line: Line<P, M>, called: (seat: Seat) => string, messages: Messages<W>): string | null;
  /** How moves are written. */
  readonly writing: Writing<P, M, W>;
  refusal(refusal: Pick<Refusal, 'rule'>, messages: Messages<W>): string;
  /** What is wrong with an illegal move that was made, told of it and not to who made it. */
  foul(refusal: Pick<Refusal, 'rule'>, messages: Messages<W>): string;
  /** Why the game ended, in a word or two and in a sentence, with the players called so. */
  ending(
    outcome: Pick<Outcome, 'by' | 'winner'>,
    called: readonly [string, string],
    messages: Messages<W>,
  ): { readonly how: string; readonly why: string };
  /** What the game warns of, in a sentence about a side; without its name where it is about both. */
  warning(of: string, side: string, messages: Messages<W>): string;
  /** What a move can be typed like, beside the empty field. */
  typedLike(messages: Messages<W>): string;
  /** What a text typed by a player means here. */
  typed(position: P, text: string, notation: Notation): Typed;
  /** The facts that pieces tell, and the proofs of endings. */
  readonly inspector: GameInspector<P, M, R, W>;
  /** The settings in words and pictures. */
  readonly settings: SettingsSkin<W>;
  /** The agreement before a game in words. */
  readonly agreement: AgreementSkin<W>;
  /** The table of who captures whom in a position; absent in a game without one. */
  captures?(position: P, messages: Messages<W>): CaptureTable;
  /** Fetches the files in words; the same promise each time. */
  readonly files: () => Promise<GameFiles<W>>;
}

/** The files of a game in words. */
export interface GameFiles<W extends object = object> {
  words(messages: Messages<W>): FileWords;
  /** What keeps a game from starting in a position, in a sentence. */
  problem(problem: SetupProblem, messages: Messages<W>): string;
  /** The record with when it was played and how time was given among its headers. */
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
