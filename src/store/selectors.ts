/**
 * Queries of the table's state for the screen. They are cheap to repeat: a line is the same object while its record's
 * turns are.
 */
import type { Facts, Game, Line, Pick, Refusal, Seat } from '#kernel/game.ts';
import { follow } from '#kernel/picking.ts';
import { lineTo } from '#record/line.ts';
import { type GameRecord, type Names, nodeAt } from '#record/record.ts';
import type { Help } from './settings.ts';
import type { Sitting } from './sitting.ts';
import type { PlayedLine, SeatedGame, TableState } from './table.ts';

/** TypeScript's `Pick`, whose name is taken here by the picks of a player. */
type Only<T, K extends keyof T> = { readonly [Key in K]: T[Key] };

/** The program's line on the board; null while the game or the record itself is. */
export const lineOnBoard = ({
  sitting,
  playedLine,
}: Only<TableState, 'sitting' | 'playedLine'>): PlayedLine | null =>
  playedLine !== null && playedLine.over === sitting.match && playedLine.from === sitting.viewed
    ? playedLine
    : null;

/** The sitting as the board shows it: with the program's line in its record while that is played. */
export const sittingOnBoard = (state: Only<TableState, 'sitting' | 'playedLine'>): Sitting =>
  lineOnBoard(state)?.sitting ?? state.sitting;

type AnyLine = Line<object, object>;

/** The game that is played at a table, also while the start sheet shows another one. */
export const gameInPlay = ({ sitting, selection, pack, previewOver }: TableState): SeatedGame =>
  previewOver ?? { sitting, selection, pack };

/** The node on the board: the one looked at, or the head. */
export const shownNode = ({ viewed, match }: Sitting): number => viewed ?? match.head;

/** The line that ends in the position on the board. */
export const shownLine = (game: Game, sitting: Sitting): AnyLine =>
  lineTo(game, sitting.match.record, shownNode(sitting));

/** The position on the board. */
export const shownPosition = (game: Game, sitting: Sitting): object =>
  shownLine(game, sitting).position;

const isBeside = ({ viewed, match }: Sitting): boolean => viewed !== null && viewed !== match.head;

/** Whether a record is read: one that was opened, or a finished game that is reviewed, at its end too. */
export const isRead = ({ viewed, match, origin }: Sitting): boolean =>
  viewed !== null && (match.outcome !== null || origin === 'opened');

/** Whether the move before the position on the board begins a line beside one that was there. */
export const beginsVariation = (sitting: Sitting): boolean => {
  const { record } = sitting.match;
  const { id, parent } = nodeAt(record, shownNode(sitting));
  return parent !== null && nodeAt(record, parent).children[0] !== id;
};

/** Whether a move made on the board is only tried out: while a player looks back, and in a game that is over. */
export const isTrying = (sitting: Sitting): boolean =>
  isBeside(sitting) || sitting.match.outcome !== null;

/**
 * Whether a player who looks back may only look, because the game goes on. That is so in a game that was begun, one in
 * which chance would draw, or one in which a move is being sealed. A player who `guesses` the moves of a record may
 * press: the guess is not played.
 */
const isLockedBack = (sitting: Sitting, guesses: boolean): boolean => {
  const { free, outcome } = sitting.match;
  if (!isBeside(sitting) || outcome !== null) return false;
  return isSealing(sitting) || !(free || (guesses && isRead(sitting)));
};

/** Whether a move can be made in the position on the board: not at the end of a game that is over. */
export const mayMove = (sitting: Sitting, guesses = false): boolean => {
  if (sitting.isProgramLine) return false;
  const { refereeState, outcome } = sitting.match;
  if (outcome !== null) return isBeside(sitting);
  return (refereeState?.paused ?? null) === null && !isLockedBack(sitting, guesses);
};

/**
 * Whether the board shows another position than the one the game has come to, while the game goes on. A record that is
 * read has no such game.
 */
export const isLookingBack = (sitting: Sitting): boolean =>
  isBeside(sitting) && sitting.match.outcome === null && sitting.origin === 'played';

/**
 * Why no move can be made on the board: another tab has the game, a player looks back in it, it stands still, or it is
 * over.
 */
export type Lock = 'elsewhere' | 'looking' | 'still' | 'over';

/** The reason why no move can be made on the board; null while moves can be made. */
export const lockOf = (sitting: Sitting, elsewhere: boolean, guesses = false): Lock | null => {
  if (elsewhere) return 'elsewhere';
  if (mayMove(sitting, guesses)) return null;
  if (sitting.match.outcome !== null) return 'over';
  return isLockedBack(sitting, guesses) ? 'looking' : 'still';
};

/** The picks that may come next; none when no move may be made. */
export const nextPicks = (
  game: Game,
  sitting: Sitting,
  picked: readonly Pick[],
  guesses = false,
): readonly Pick[] => {
  if (!mayMove(sitting, guesses)) return [];
  const following = follow(game, shownPosition(game, sitting), picked);
  return following.state === 'open' ? following.next : [];
};

/** Check and repetition in the position on the board. */
export const shownFacts = (game: Game, sitting: Sitting): Facts =>
  game.facts(shownLine(game, sitting), sitting.match.rules);

/** The seat to move in the position on the board. */
export const seatToMove = (game: Game, sitting: Sitting): Seat =>
  game.turn(shownPosition(game, sitting));

/**
 * Whether seat 1 is below: as the board was turned, or, where the device is passed on, while it is that side's turn.
 */
export const facing = (game: Game, sitting: Sitting): boolean =>
  sitting.seating?.how === 'pass'
    ? seatToMove(game, { ...sitting, viewed: null }) === 1
    : sitting.flipped;

/** The longest part of a name that is shown anywhere, in letters; the record keeps the whole name. */
const NAME_LETTERS = 200;

const readable = (name: string): string =>
  name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS)}…` : name;

/** The names of both players of a record, shortened for display; empty when unknown. */
export const namesIn = ({ players }: GameRecord): Names => [
  readable(players[0]),
  readable(players[1]),
];

/** The names of both players of a sitting; empty when unknown. */
export const namesOf = ({ match }: Sitting): Names => namesIn(match.record);

/** Whether nothing has been played or opened yet: such a sitting is not worth keeping. */
export const isUntouched = ({ match, origin }: Sitting): boolean =>
  origin === 'played' && match.record.nodes.length === 1;

/** The id that the source of every sample game has: there is no file of it. */
export const SAMPLE = 'sample';

/**
 * Whether a game may be forgotten when another takes its place. Nothing happened in it, it is a sample as it came, or it is
 * a lesson that nobody has kept. No list shows it.
 */
export const hasNothingToKeep = (sitting: Sitting): boolean =>
  isUntouched(sitting) ||
  (sitting.lesson !== undefined && !sitting.lesson.kept) ||
  (sitting.source?.id === SAMPLE && sitting.matchRevision === 0);

/** Whether the game in play may be lost when another takes its place, because it cannot be stored now. */
export const mayBeLost = (state: TableState): boolean =>
  state.trouble !== null && !hasNothingToKeep(gameInPlay(state).sitting);

const startingSetups = new WeakMap<Game, string>();

/** The text of the position in which a game starts. It is written once, because components ask for it at each press. */
export const startingSetup = (game: Game): string => {
  const setup = startingSetups.get(game) ?? game.text.position(game.start());
  startingSetups.set(game, setup);
  return setup;
};

/**
 * Whether the table stands as before any game: nobody has begun one, moved, or agreed on anything, and every piece is where
 * the game starts. A game that two people have begun has rules of its own, so that it is no such table even before a move.
 */
export const isNewTable = (game: Game, sitting: Sitting): boolean => {
  const { match, seating, series } = sitting;
  return (
    match.gameId === game.id &&
    isUntouched(sitting) &&
    match.rules === game.rules &&
    match.record.setup === startingSetup(game) &&
    !match.refereeState?.clock &&
    namesOf(sitting).every((name) => name === '') &&
    seating === undefined &&
    series === undefined
  );
};

/** Whether two people play. False in an opened record, and on the first board of all before its first move. */
export const hasPlayers = (game: Game, sitting: Sitting): boolean => {
  const { free, record } = sitting.match;
  const isFirstBoard = free && record.setup === startingSetup(game);
  return sitting.origin === 'played' && !(isFirstBoard && isUntouched(sitting));
};

/** How much help each seat has: a level of its own, or what the settings say. */
export const helpsOf = ({ seating }: Sitting, hints: Help): readonly [Help, Help] => {
  const helpOf = (seat: Seat): Help => {
    const own = seating?.marks[seat] ?? 'settings';
    return own === 'settings' ? hints : own;
  };
  return [helpOf(0), helpOf(1)];
};

/** Whether a move is being sealed: the board must not show the other side anything of it. */
export const isSealing = ({ match }: Sitting): boolean => match.refereeState?.sealing === true;

/** Whether illegal moves are explained, rather than left to the players to notice. Tried-out moves always are. */
export const explains = (sitting: Sitting): boolean =>
  isTrying(sitting) ||
  ((sitting.match.refereeState?.terms.strictness ?? 'teach') === 'teach' && !isSealing(sitting));

/** The comment of the node on the board. */
export const shownComment = (sitting: Sitting): string =>
  nodeAt(sitting.match.record, shownNode(sitting)).comment;

/**
 * Whether illegal moves in the record are named: in an opened record, and once a game is over. Before that the players
 * are to notice them.
 */
export const tellsFouls = ({ match, origin }: Sitting): boolean =>
  match.outcome !== null || origin === 'opened';

/** The rule that the move before the position on the board broke, where fouls are named; null after a legal move. */
export const shownFoul = (game: Game, sitting: Sitting): Refusal | null => {
  const { illegal } = nodeAt(sitting.match.record, shownNode(sitting));
  const { before, turn } = shownLine(game, sitting);
  if (!illegal || before === null || turn === null || !tellsFouls(sitting)) return null;
  return game.refuse(before.position, game.picks(before.position, turn.move));
};
