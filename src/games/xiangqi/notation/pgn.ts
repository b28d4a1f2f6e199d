/**
 * Reads PGN as collections of this game have it. It has headers in brackets, moves in coordinates, WXF, Chinese or SAN
 * with or without numbers, comments in braces or behind a semicolon, variations in parentheses, and results. Several
 * games may follow one another. A move that cannot be read stops its line of play; what comes after it there is passed
 * over.
 */
import type { Budget } from '../../reading.ts';
import {
  type Account,
  type FileNotation,
  finishGame,
  isForeign,
  isMoveLine,
  movesIn,
  newGame,
  type PgnGame,
  readHeader,
  readText,
} from './pgn-game.ts';
import { inOrder, type LineKind, noticeAt, type Reading } from './reading.ts';

const headerPattern = /\[\s*([^\s"[\]]+)\s+"((?:\\.|[^"\\])*)"\s*\]/g;

/** Whether a line is made of headers alone. */
export const isHeaderLine = (text: string): boolean =>
  /^\s*\[/.test(text) && text.replace(headerPattern, '').trim() === '';

const readHeaders = (game: PgnGame, text: string, line: number): LineKind => {
  const kinds = Array.from(text.matchAll(headerPattern), ([, key = '', escaped = '']) =>
    readHeader(game, [key, escaped.replace(/\\(.)/g, '$1')], line, text),
  );
  return kinds.find((kind) => kind !== 'header') ?? 'header';
};

/** Whether a line is only a ruler, such as `---`, which separates a game from what stands around it. */
const isRule = (text: string): boolean => /^\s*([-=*_~—─━])\1{2,}\s*$/.test(text);

const passOver = ({ lineKinds, notices }: Account, line: number, text: string): void => {
  const isBlank = text.trim() === '';
  const isLayout = isBlank || isRule(text);
  lineKinds.push(isBlank ? 'blank' : isLayout ? 'layout' : 'unknown');
  if (!isLayout) notices.push(noticeAt('unknown-line', line, text));
};

/** Reads a line of a game, one that does not begin the next. */
const readLine = (game: PgnGame, budget: Budget, text: string, line: number): void => {
  const { lineKinds } = game;
  if (game.open !== null && text === '') {
    lineKinds.push('comment');
    game.open.push('');
  } else if (game.open !== null) lineKinds.push(readText(game, budget, text, line));
  else if (isHeaderLine(text)) lineKinds.push(readHeaders(game, text, line));
  else if (isRule(text)) {
    lineKinds.push('layout');
    // Moves below a rule do not belong to the game above it.
    game.ended ||= movesIn(game) > 0 && game.left.length === 0;
  } else if (text.trim() === '' || game.ended || /^\s*[%[]/.test(text)) passOver(game, line, text);
  else lineKinds.push(readText(game, budget, text, line));
};

/** Whether a line begins a game, after the one that is read when there is any. */
const isBeginning = (text: string, game: PgnGame | undefined): boolean => {
  if (game !== undefined && game.open !== null) return false;
  if (isHeaderLine(text)) return game === undefined || game.tree !== undefined;
  if (/^\s*[%[]/.test(text)) return false;
  return (game === undefined || game.ended) && isMoveLine(text);
};

/** The part of a text that a game is in: its lines from one on up to another. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * The game with its ranks counted in the other way, where that fits better. It fits better if more moves can be played,
 * or if as many can and the letters are those of programs that count in that way.
 */
const withRanksThatFit = (
  game: PgnGame,
  lines: readonly string[],
  { from, to }: Part,
  budget: Budget,
): PgnGame => {
  if (!game.misfit && game.fromOne <= 0) return game;
  const spent = budget.moves;
  budget.moves -= movesIn(game);
  budget.games -= 1;
  const other = newGame(game.firstLine, 1);
  for (let line = from; line < to; line++) readLine(other, budget, lines[line - 1] ?? '', line);
  const more = movesIn(other) - movesIn(game);
  if (more > 0 || (more === 0 && game.fromOne > 0)) return other;
  budget.moves = spent;
  return game;
};

/** Reads every game of a text, and the notation that its first moves are in; no games where no line is of one. */
export const readPgn = (
  lines: readonly string[],
  budget: Budget,
): { readonly games: readonly Reading[]; readonly notation: FileNotation | undefined } => {
  const readings: (Reading & Account)[] = [];
  let notation: FileNotation | undefined;
  // Without a header, a position or a move of this game the whole text belongs to another: shogi and chess have PGN, too.
  let isOwn = false;
  // The lines above the first game that is its own.
  const before: Account = { lineKinds: [], notices: [] };
  let current: { readonly game: PgnGame; readonly from: number } | undefined;
  const close = (to: number): void => {
    if (current === undefined) return;
    const { from } = current;
    const game = withRanksThatFit(current.game, lines, { from, to }, budget);
    const last = readings.at(-1);
    current = undefined;
    if (isForeign(game)) {
      for (let line = from; line < to; line++)
        passOver(last ?? before, line, lines[line - 1] ?? '');
      return;
    }
    notation ??= game.notation;
    isOwn ||= game.is === 'own';
    const reading = finishGame(game, budget);
    const { lineKinds, notices } = game;
    readings.push(
      last === undefined
        ? {
            ...reading,
            firstLine: 1,
            lineKinds: [...before.lineKinds, ...lineKinds],
            notices: [...before.notices, ...notices],
          }
        : { ...reading, lineKinds, notices },
    );
  };
  lines.forEach((text, i) => {
    const line = i + 1;
    if (isBeginning(text, current?.game)) {
      close(line);
      current = { game: newGame(line, 0), from: line };
    }
    if (current === undefined) passOver(readings.at(-1) ?? before, line, text);
    else readLine(current.game, budget, text, line);
  });
  close(lines.length + 1);
  if (!isOwn) return { games: [], notation: undefined };
  return {
    games: readings.map((reading) => ({ ...reading, notices: inOrder(reading.notices) })),
    notation,
  };
};
