/**
 * Reads lines of USI and lists of SFEN, one game or position a line.
 * A line is `position startpos moves 7g7f`, `startpos moves …`, `sfen … moves …`, a bare SFEN, or bare moves from the even
 * start. Positions that follow one another by one move each, as a list made of a game has them, are read as that game.
 */
import { ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Remark } from '#record/record.ts';
import { type Budget, counted } from '../../reading.ts';
import type { Move } from '../move.ts';
import { handKinds } from '../piece.ts';
import { play } from '../play.ts';
import { at, cellOf, handCount, type Position, pieceAt } from '../position.ts';
import { everySquare } from '../square.ts';
import { start } from '../starts.ts';
import { type LineKind, noticeAt, type Reading, unknownKind, unknownLine } from './reading.ts';
import { formatPlacement, formatSfen, parseSfen } from './sfen.ts';
import { lineOfLink, usenIn } from './share-link.ts';
import { dropMove } from './shared-moves.ts';
import { playMove } from './tree.ts';
import { exceedsSet } from './unlikely.ts';
import { readUsen } from './usen-read.ts';
import { parseUsi } from './usi.ts';
import { newUsiState, type UsiState } from './usi-state.ts';

const movePattern = /^([1-9][a-i][1-9][a-i]\+?|[A-Za-z]\*[1-9][a-i])$/;

/** A position command in the log of a program, behind a time, the direction, or an engine's number. */
const logged = /^(.*[>\]:\s])(position\s+(?:startpos|sfen\s).*)$/;

/** A line as it would be in a file of USI: without what a log sets before it, or taken from a web address. */
const plainLine = (text: string): string =>
  // The pattern tries every place of a text, so it is used only where it can fit.
  (text.includes('position') ? logged.exec(text)?.[2] : undefined) ?? lineOfLink(text) ?? text;

/** The commands and answers that engines and programs send one another besides positions. */
const protocol =
  /(?:^|[>\]:\s])(?:usi|usiok|isready|readyok|usinewgame|quit|stop|ponderhit|(?:go|bestmove|gameover|setoption|option|id|info)\s.*|go)$/;

/** Whether a line is a position or moves as engines send them. */
export const isUsiLine = (whole: string): boolean => {
  const text = plainLine(whole);
  const [first = '', second = ''] = text.trim().split(/[\s_]+/, 2);
  return (
    /^(position|startpos|sfen)$/.test(first) ||
    (first === 'moves' && movePattern.test(second)) ||
    usenIn(whole) !== undefined ||
    movePattern.test(first) ||
    /^[1-9A-Za-z+]+(\/[1-9A-Za-z+]+){8}$/.test(first)
  );
};

/** How engines and servers end a line of moves. */
const endings: ReadonlyMap<string, { readonly by: string; readonly mover: boolean }> = new Map([
  ['resign', { by: 'resignation', mover: false }],
  ['win', { by: 'declaration', mover: true }],
  ['timeout', { by: 'timeout', mover: false }],
]);

const startOf = (words: readonly string[]): Result<Position, ParseError> => {
  const plain = words.filter((word, i) => !(i < 2 && (word === 'position' || word === 'sfen')));
  if (plain.length === 0) return ok(start());
  // The hands may be left out where there is nothing in them.
  return parseSfen((plain.length === 2 ? [...plain, '-'] : plain).join(' '));
};

/** The words of a line before its moves, its moves, and whether it says `moves`. */
const split = (text: string): { readonly head: string[]; readonly moves: string[] } => {
  const words = text
    .replace(/\s#.*$/, '')
    .trim()
    .split(/[\s_]+/);
  const cut = words.indexOf('moves');
  if (cut !== -1) return { head: words.slice(0, cut), moves: words.slice(cut + 1) };
  const first = words.findIndex((word) => movePattern.test(word));
  return first === -1
    ? { head: words, moves: [] }
    : { head: words.slice(0, first), moves: words.slice(first) };
};

const readMoves = (
  game: UsiState,
  moves: readonly string[],
  text: string,
  line: number,
): LineKind => {
  const { tree, notices } = game;
  let column = 1;
  for (const word of moves) {
    column = text.indexOf(word, column - 1) + 1;
    const ending = endings.get(word);
    if (ending !== undefined) {
      const { turn } = tree.position;
      game.ending = { winner: ending.mover === (turn === 0) ? 0 : 1, by: ending.by };
      continue;
    }
    const move = parseUsi(word, tree.position);
    if (!move.ok || game.ending !== null) {
      const unreadable = !move.ok && move.error.code === 'bad-move';
      const code = unreadable ? 'unreadable-move' : 'impossible-move';
      notices.push(noticeAt(code, line, text, column));
      return 'unknown';
    }
    if (playMove(tree, move.value, null))
      notices.push(noticeAt('illegal-move', line, text, column));
    column += word.length;
  }
  return moves.length > 0 ? 'move' : 'position';
};

/** Every move, legal or not, that changes just these squares: one that a piece left, and one that a piece came to. */
const movesBetween = (before: Position, squares: readonly number[]): readonly Move[] => {
  const [one, another] = squares;
  if (one === undefined || squares.length > 2) return [];
  if (another === undefined)
    return handKinds.flatMap((drop) =>
      ([0, 1] as const).flatMap((by): Move[] => {
        if (handCount(before, by, drop) === 0) return [];
        return [dropMove(drop, one, by, before.turn)];
      }),
    );
  const ways = [
    [one, another],
    [another, one],
  ] as const;
  return ways.flatMap(([from, to]) =>
    pieceAt(before, from) === undefined
      ? []
      : [
          { from, to, promote: false },
          { from, to, promote: true },
        ],
  );
};

/** The move, which may break a rule, that makes the second position of the first; undefined when none does. */
const moveBetween = (before: Position, after: Position): Move | undefined => {
  const changed = everySquare.filter(
    (square) => at(before.cells, cellOf(square)) !== at(after.cells, cellOf(square)),
  );
  const placement = formatPlacement(after);
  return movesBetween(before, changed).find(
    (move) => formatPlacement(play(before, { move })) === placement,
  );
};

/** Goes on with a list of positions when the next follows by one move. */
const follows = (game: UsiState, next: Position, text: string, line: number): boolean => {
  const { position } = game.tree;
  if (!game.isList || next.ply !== position.ply + 1) return false;
  const move = moveBetween(position, next);
  if (move === undefined) return false;
  if (playMove(game.tree, move, null)) game.notices.push(noticeAt('illegal-move', line, text));
  return true;
};

/** How many moves of a line the game in a log already has; undefined when the line does not go on from it. */
const goesOn = (game: UsiState, next: Position, words: readonly string[]): number | undefined => {
  const { length } = game.words;
  const same =
    formatSfen(game.start) === formatSfen(next) && game.words.every((word, i) => word === words[i]);
  return same && length <= words.length ? length : undefined;
};

/** Takes a line that is a position, with moves or without; in a log, one line of a game goes on from another. */
const readLine = (
  games: UsiState[],
  whole: string,
  line: number,
  isLog: boolean,
  budget?: Budget,
): LineKind | undefined => {
  const usen = readUsen(games, whole, line, budget);
  if (usen !== undefined) return usen;
  const text = plainLine(whole);
  const { head, moves } = split(text);
  const found = isUsiLine(text) ? startOf(head) : undefined;
  if (!found?.ok) return undefined;
  // Two squares may be anything, a number of eight digits in base 16 too: without a start, their move has to be there.
  const bare = head.every((word) => word === 'position' || word === 'sfen');
  if (bare && !parseUsi(moves[0] ?? '', found.value).ok) return undefined;
  const game = games.at(-1);
  const known = isLog && game !== undefined ? goesOn(game, found.value, moves) : undefined;
  if (known !== undefined && game !== undefined) {
    game.words = moves;
    return readMoves(game, moves.slice(known), whole, line);
  }
  const isList = moves.length === 0;
  if (isList && game !== undefined && follows(game, found.value, whole, line)) return 'move';
  const fresh = newUsiState(found.value, games.length === 0 ? 1 : line, isList, moves, budget);
  if (isList && game?.isList && game.tree.ply > 0 && found.value.ply > game.tree.position.ply + 1)
    fresh.notices.push(noticeAt('number-differs', line, whole));
  if (head.some((word) => word.includes('/')) && exceedsSet(found.value))
    fresh.notices.push(noticeAt('too-many-pieces', line, whole));
  games.push(fresh);
  const remark = whole.search(/\s#/);
  const kind = readMoves(fresh, moves, whole, line);
  if (remark !== -1) fresh.remarks.push(remarkAt(fresh, whole.slice(remark + 1)));
  return kind;
};

const remarkAt = ({ tree, ending }: UsiState, text: string): Remark => ({
  node: tree.id,
  ...(ending !== null && { ended: true }),
  text,
});

/** Reads every game of a text; none when no line of it is one. */
export const readUsi = (lines: readonly string[], budget?: Budget): readonly Reading[] => {
  const games: UsiState[] = [];
  const isLog = lines.some((text) => protocol.test(text));
  // Lines above the first game go into its receipt.
  const early: Pick<UsiState, 'notices' | 'lineKinds' | 'remarks'> = {
    notices: [],
    lineKinds: [],
    remarks: [],
  };
  lines.forEach((text, i) => {
    if (text.trim() === '') {
      (games.at(-1) ?? early).lineKinds.push('blank');
      return;
    }
    const isRemark = /^\s*[#'*]/.test(text);
    const kind = isRemark ? 'remark' : readLine(games, text, i + 1, isLog, budget);
    const game = games.at(-1);
    const { notices, lineKinds, remarks } = game ?? early;
    // A log is long, and tells more of the engine than of the game.
    const passed = kind === undefined && protocol.test(text);
    lineKinds.push(kind ?? (passed ? 'lost' : unknownKind(text)));
    if (passed) notices.push({ ...noticeAt('from-log', i + 1, text), excerpt: '' });
    else if (kind === undefined) notices.push(unknownLine(i + 1, text));
    if (isRemark || (kind === undefined && !passed))
      remarks.push(game === undefined ? { node: 0, text } : remarkAt(game, text));
  });
  return games.map(({ tree, start, notices, lineKinds, remarks, firstLine, ending }, i) => {
    const above = i === 0 ? early : { notices: [], lineKinds: [], remarks: [] };
    return {
      record: tree.builder.build(formatSfen(start), [], ending, {
        family: 'usi',
        lines: [...above.remarks, ...remarks],
      }),
      notices: counted([...above.notices, ...notices]),
      firstLine,
      lineKinds: [...above.lineKinds, ...lineKinds],
    };
  });
};
