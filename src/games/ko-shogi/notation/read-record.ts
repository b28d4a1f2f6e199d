/** Reads records of ko shogi: headers, numbered moves, comments in braces, variations in brackets, a result. */
import { fail, ok, type Result } from '#kernel/result.ts';
import type { FileReading, GameReading, Limits, Unread } from '../../pack.ts';
import { type Budget, counted, countLines, linesOf, readWithBudget } from '../../reading.ts';
import { finishGame, type GameTree } from './game-tree.ts';
import { notify, type ReadState, readToken } from './read-signs.ts';
import { FORMAT, GAME } from './reading.ts';
import { tokensOf } from './tokens.ts';

/** Whether what was read is a game of ko shogi: it says so, or it names no game and has a start or a move. */
const isOwn = ({ gameName, hasStart, moves }: GameTree): boolean =>
  gameName === undefined ? hasStart || moves > 0 : gameName === GAME;

/**
 * The games with their lines. Lines above the first game belong to it; lines of another kind of game belong to the game
 * above them.
 */
const gamesOf = ({ games, kinds, notices, lines }: ReadState): readonly GameReading[] => {
  const own = games.filter(isOwn);
  for (const [i, game] of games.entries()) {
    if (isOwn(game)) continue;
    const end = games[i + 1]?.firstLine ?? lines.length + 1;
    for (let line = game.firstLine; line < end; line++) {
      if ((kinds[line - 1] ?? 'blank') === 'blank') continue;
      kinds[line - 1] = 'unknown';
      notices.push({ line, code: 'unknown-line', excerpt: (lines[line - 1] ?? '').slice(0, 40) });
    }
  }
  const ordered = [...notices].sort((a, b) => a.line - b.line);
  return own.map((game, i) => {
    const first = i === 0 ? 1 : game.firstLine;
    const end = own[i + 1]?.firstLine ?? lines.length + 1;
    return {
      record: finishGame(game),
      notices: counted(ordered.filter(({ line }) => line >= first && line < end)),
      firstLine: first,
      lineKinds: lines.slice(first - 1, end - 1).map((_, at) => kinds[first - 1 + at] ?? 'blank'),
    };
  });
};

const readLines = (lines: readonly string[], budget: Budget): Result<FileReading, Unread> => {
  const state: ReadState = { lines, budget, kinds: [], notices: [], games: [] };
  for (const token of tokensOf(lines)) {
    const [game] = state.games.slice(-1);
    const ending = game?.lastEnding;
    readToken(state, token);
    // Notes belong to an ending only where they follow it directly.
    if (game !== undefined && game.lastEnding === ending) game.lastEnding = null;
  }
  const open = state.games.at(-1);
  if (open !== undefined && open.frames.length > 1)
    notify(state, 'not-closed', lines.length, lines.at(-1) ?? '');
  const games = gamesOf(state);
  if (games.length > 0) return ok({ format: FORMAT, games });
  return fail({ code: lines.every((line) => line.trim() === '') ? 'empty-file' : 'no-kifu' });
};

/** Reads every game of a text; an error where it holds none, or more than may be read. */
export const readRecords = (
  text: string,
  limits: Limits,
  onMoves: (moves: number) => void = () => {},
): Result<FileReading, Unread> =>
  readWithBudget(limits, onMoves, (budget) => {
    const lines = linesOf(text);
    countLines(budget, lines.length);
    return readLines(lines, budget);
  });
