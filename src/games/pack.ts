/**
 * The parts that a game brings to the table besides its looks and its words. Code that asks a pack needs to know no
 * game.
 */
import type { Game, Seat, Turn } from '#kernel/game.ts';
import type { ParseError, Result } from '#kernel/result.ts';
import type { ReadComment } from '#record/analysis.ts';
import type { drawIn } from '#record/chance.ts';
import type { GameRecord } from '#record/record.ts';
import type { Agreement, OptionSpec } from './agreement.ts';
import type { Course } from './course.ts';

/** How the turns of a line are kept in few bytes, in an order of moves that no generator can change. */
export interface LineCodec<M extends object = object> {
  /** The version that is written. A number that was once used never means another version. */
  readonly version: number;
  /** Packs turns one after the other, with what chance drew; undefined if something in them cannot be packed. */
  pack(turns: readonly Turn<M>[]): Uint8Array<ArrayBuffer> | undefined;
  /** Unpacks turns of any version that was ever written; undefined if the bytes are no turns. */
  unpack(bytes: Uint8Array, version: number): readonly Turn<M>[] | undefined;
}

/** The pure part of a game. */
export interface GamePack {
  /** The name by which records, stored rows and addresses know the game. */
  readonly id: string;
  readonly game: Game;
  /**
   * The headers that name seat 0 and seat 1 in rows stored before records had names of their own. The first header that
   * gives a name counts. Absent in a game without such rows.
   */
  readonly nameHeaders?: readonly [readonly string[], readonly string[]];
  /** The settings that people at the table can choose in this game, in the order in which they are asked. */
  readonly settings: readonly OptionSpec[];
  /** Everything that can be agreed before a game. */
  readonly agreement: Agreement;
  /** How moves can be written in a list, in the order in which it is offered. */
  readonly notations: readonly [string, ...string[]];
  /** Its files, in a chunk of their own, because only players who open or save one need it. */
  readonly formats: () => Promise<Formats>;
  /**
   * Reads the evaluations that programs write into comments, in a chunk of its own. Absent in a game for which no program is
   * known to write any.
   */
  readonly comments?: () => Promise<ReadComment>;
  /** The pack as its game brings it; present only in one that plays on fewer squares, for a lesson. */
  readonly whole?: GamePack;
  /** Its lessons, in a chunk of their own. Absent in a game that has none. */
  readonly course?: () => Promise<Course>;
  /**
   * The faces, drops and rules that a level of its course practises, as `practiceOf` knows them. The table offers those levels before
   * the course has come.
   */
  readonly practised?: readonly string[];
  /** How its lines are kept in few bytes; absent in a game whose lines are kept as text. */
  readonly lines?: LineCodec;
  /** Whether its pieces take one another by a table that players want at hand. */
  readonly captureTable?: true;
  /** Draws by chance for a move, made by `record/chance.ts`; absent in a game without chance. */
  readonly draw?: ReturnType<typeof drawIn>;
}

/** Packs by the ids of their games; each is fetched when first wanted. */
export type Packs = Readonly<Record<string, () => Promise<GamePack>>>;

/** Whether a game of that id is known; stored rows and addresses may name any. */
export const knowsGame = (packs: object, id: string): boolean => Object.hasOwn(packs, id);

/** Fetches the pack of a game, or what else each game has; rejects where it does not come, or no game of that id is known. */
export const packOf = <T = GamePack>(
  packs: Readonly<Record<string, () => Promise<T>>>,
  id: string,
): Promise<T> =>
  (knowsGame(packs, id) && packs[id]?.()) || Promise.reject(new Error(`no game is called ${id}`));

/** The encodings that a file can be written in. */
export type FileEncoding = 'shift_jis' | 'utf-8' | 'utf-8-bom' | 'euc-jp' | 'utf-16le';

/** A format of files. */
export interface NamedFormat {
  readonly id: string;
  /** Its name on the screen; absent if that is its id in capitals. */
  readonly name?: string;
  /** The unit that notices about such a file count in; lines where it is absent. */
  readonly counts?: 'entries';
}

/** A format in which a record can be written. */
export interface FileFormat extends NamedFormat {
  /** The encodings its readers take, the usual one first, each with the ending of such a file. */
  readonly encodings: readonly [
    readonly [encoding: FileEncoding, ending: string],
    ...(readonly (readonly [encoding: FileEncoding, ending: string])[]),
  ];
  /** The versions of the format, one of which can be asked for; absent where there is no choice. */
  readonly versions?: readonly [string, ...string[]];
  /** The end of its lines; absent where that is CR and LF, as in the files of most programs. */
  readonly lineEnd?: '\n';
}

/**
 * How a line was taken that is not quite what it should be. It was only spelled otherwise, it was repaired, it was not
 * understood and is kept as it stands, or something of it was left out.
 */
export type NoticeClass = 'respelled' | 'repaired' | 'unread' | 'ignored';

/** A line that was not, or not quite, what it should be; the rest was read. */
export interface Notice extends Omit<ParseError, 'column'> {
  /** Further lines with the same notice; absent if there are none. */
  readonly also?: readonly number[];
}

/** One game of a file, and how its lines were taken. */
export interface GameReading {
  readonly record: GameRecord;
  readonly notices: readonly Notice[];
  /** The line of the file on which the game begins, from 1, and what each line from there on was taken for. */
  readonly firstLine: number;
  readonly lineKinds: readonly string[];
}

/** A file that was read: what format it is in, and its games, at least one. */
export interface FileReading {
  readonly format: string;
  readonly games: readonly GameReading[];
}

/** A file that is no text and was read: the encoding of the texts in it, and how many of their letters made no sense. */
export interface BytesReading extends FileReading {
  readonly encoding: string;
  readonly lost: number;
}

/** How much of a file is read at most. */
export interface Limits {
  readonly lines: number;
  readonly games: number;
  /** The moves of one line of play. */
  readonly plies: number;
  /** The moves of one game, with its variations. */
  readonly 'game-moves': number;
  /** The moves of all games together, with their variations. */
  readonly moves: number;
}

/** A file of another program, which is known and not read: its ending, and the format to save it in there. */
export interface OtherFile {
  readonly program: string;
  readonly ending: string;
  readonly saveAs: string;
}

/** Why a file was not read: nothing is in it, nothing of this game is, another program has to open it, or it goes beyond that limit. */
export type Unread =
  | { readonly code: 'empty-file' | 'no-kifu' }
  | { readonly code: 'other-program'; readonly other: OtherFile }
  | { readonly code: `too-many-${keyof Limits}`; readonly limit: number };

/**
 * A problem that keeps a game from starting in a position, and whose pieces it is about; `unreadable` if the text is no
 * position.
 */
export interface SetupProblem {
  readonly code: string;
  readonly seat: Seat | null;
  /** Which kind of piece, where it is about one. */
  readonly kind?: string;
}

/**
 * A short whole game to look at, as a file of one of the formats. `notes` names the moves, counted from 1, that have a
 * comment in the catalogues; the start is 0.
 */
export interface SampleGame {
  readonly name: string;
  readonly text: string;
  readonly notes: Readonly<Record<string, number>>;
}

/** The files of a game: what it reads and writes. */
export interface Formats {
  /** In the order in which they are offered. */
  readonly formats: readonly [FileFormat, ...FileFormat[]];
  /** Formats that are read and never written, those of bytes among them; absent where there are none. */
  readonly onlyRead?: readonly NamedFormat[];
  /** The endings of files that may hold a game of it; plain text is not named. */
  readonly endings: readonly string[];
  /** The notices that its readers can give about a line, by code, with their classes. */
  readonly notices: Readonly<Record<string, NoticeClass>>;
  /** The kinds that its readers can take a line for, by code, and whether a line of that kind was of use. */
  readonly lineKinds: Readonly<Record<string, boolean>>;
  /** A short whole game to look at; absent where there is none. */
  readonly sample?: SampleGame;
  /** Reads every game of a text, whatever of its formats that is in; `onMoves` hears how many moves were read so far. */
  read(text: string, limits: Limits, onMoves: (moves: number) => void): Result<FileReading, Unread>;
  /** Reads a file that is no text; undefined where its bytes are of no format of this game. Absent where there is none. */
  readBytes?(
    bytes: Uint8Array,
    limits: Limits,
    onMoves: (moves: number) => void,
  ): Result<BytesReading, Unread> | undefined;
  /** Writes a record in one of its formats, in the usual version where none is asked for; throws on another format or version. */
  write(record: GameRecord, format: string, encoding: FileEncoding, version?: string): string;
  /** Several games, each written in one of the formats, as one file. */
  join(texts: readonly string[], format: string): string;
  /** The usual version of a record in an encoding; absent in a game whose formats have no versions, undefined for a format without. */
  usualVersion?(record: GameRecord, format: string, encoding: FileEncoding): string | undefined;
  /** Codes of the parts of a record that a format has no place for; throws on a format or version that is none of its own. */
  losses(
    record: GameRecord,
    format: string,
    encoding?: FileEncoding,
    version?: string,
  ): readonly string[];
  /** A position text as storage has it when a game can start from it, or all that makes it unplayable. */
  readSetup(text: string): Result<string, readonly SetupProblem[]>;
}

/** A format of a game by its id; undefined where its readers have none of that id. */
export const formatNamed = (
  { formats, onlyRead = [] }: Pick<Formats, 'formats' | 'onlyRead'>,
  id: string,
): NamedFormat | undefined => [...formats, ...onlyRead].find((format) => format.id === id);
