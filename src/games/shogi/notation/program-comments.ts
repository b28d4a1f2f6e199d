/**
 * Reads the evaluations and lines of play that programs write into the comments of a kifu. All of them write the value from
 * the view of sente. Programs and their forms: docs/decisions/0055-comments-of-programs-are-read-and-stay.md
 */
import type { Line, Seat } from '#kernel/game.ts';
import type { CommentReading, ProgramLine, ReadComment, Score } from '#record/analysis.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { beginsWithMove, type Place, programMoves } from './program-moves.ts';
import { turnOf } from './shared-moves.ts';

/** An evaluation while its lines are read. */
interface Draft {
  /** The sign before its lines; the lines of another evaluation may follow without a gap. */
  readonly sign: string;
  engine?: string;
  depth?: number;
  score?: Score;
  moves?: string;
}

const points = (text: string): Score => ({ is: 'points', points: Number(text) + 0 });

const mate = (winner: Seat, moves: string | undefined): Score => ({
  is: 'mate',
  winner,
  moves: moves === undefined || moves === '' ? null : Number(moves),
});

/** A value as ShogiGUI writes it: 83, +83, -詰 3, +詰, and ↑ or ↓ where it is only a bound. */
const valueWord =
  '(?<sign>[+-]?)(?:(?<mate>詰|[Mm]ate)[ 　]*(?<in>\\d{1,4})?|(?<points>\\d{1,9}))[↑↓]?';

/** One line of ShogiGUI and of services that write as it does. */
const guiLine = new RegExp(
  `^\\*?[ 　]*(?<head>(?:対局|解析|検討|Engine[ 　]|候補\\d|時間|深さ|ノード数)[^\\n]*?[ 　])?評価値[ 　]+${valueWord}(?:[ 　]+読み筋(?<moves>.*))?[ 　]*$`,
);

const readGuiLine = (text: string): Draft | undefined => {
  const found = guiLine.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { head = '', sign = '' } = found;
  const winner: Seat = sign === '-' ? 1 : 0;
  const draft: Draft = {
    sign: 'line',
    score:
      found['mate'] === undefined ? points(`${sign}${found['points']}`) : mate(winner, found['in']),
  };
  const depth = /深さ[ 　]+(\d{1,6})/.exec(head)?.[1];
  const engine = /^Engine[ 　]+(.*?)[ 　]+(?:Version|候補|時間|深さ|ノード数)/.exec(head)?.[1];
  if (depth !== undefined) draft.depth = Number(depth);
  if (engine !== undefined) draft.engine = engine;
  if (found['moves'] !== undefined) draft.moves = found['moves'];
  return draft;
};

/** A line as programs send it to a server of CSA, and as its files have it: a value, then moves. */
const readCsaLine = (text: string): Draft | undefined => {
  const [, star = '', value, moves = ''] =
    /^(\*?)[ ]*([+-]?\d{1,9})((?:[ ]+[+-]\d{4}[A-Z]{2})*)(?:[ ]+%[A-Z+-]+)?[ ]*$/.exec(text) ?? [];
  // A number alone may be anything.
  if (value === undefined || (star === '' && moves === '')) return undefined;
  return { sign: 'line', score: points(value), moves };
};

/** The line of Piyo Shogi. It says no score that other programs would understand. */
const readPiyoLine = (text: string): Draft | undefined => {
  const moves = /^#指し手\[[^\]\n]{1,12}\](.*)$/.exec(text)?.[1];
  return moves !== undefined && beginsWithMove(moves) ? { sign: 'line', moves } : undefined;
};

/** One of the lines in which ShogiHome writes an evaluation, each with one part of it. */
const homeLine = /^([*#])(評価値|詰み|読み筋|深さ|ノード数|エンジン)=(.*)$/;

/** The words in which ShogiHome says a value once more. */
const situation = /^(?:互角|[先後]手(?:有望|有利|優勢|勝勢))$/;

/** Takes a part of an evaluation; false where the text is none. */
const takePart = (draft: Draft, part: string, text: string): boolean => {
  switch (part) {
    case '評価値':
      if (draft.score !== undefined || !/^[+-]?\d{1,9}$/.test(text)) return false;
      draft.score = points(text);
      return true;
    case '詰み': {
      const [, side, moves] = /^([先後])手勝ち(?:[:：](\d{1,4})手)?$/.exec(text) ?? [];
      if (draft.score !== undefined || side === undefined) return false;
      draft.score = mate(side === '先' ? 0 : 1, moves);
      return true;
    }
    case '読み筋':
      if (draft.moves !== undefined || !beginsWithMove(text)) return false;
      draft.moves = text;
      return true;
    case '深さ':
      if (draft.depth !== undefined || !/^\d{1,6}(?:\/\d{1,6})?$/.test(text)) return false;
      draft.depth = Number.parseInt(text, 10);
      return true;
    case 'ノード数':
      // No reader asks how many positions a program has looked at.
      return /^\d{1,15}$/.test(text);
    default:
      if (draft.engine !== undefined || text.trim() === '') return false;
      draft.engine = text.trim();
      return true;
  }
};

/** A line of a comment, and the evaluation that it is part of; undefined where a person wrote it. */
interface SortedLine {
  readonly text: string;
  readonly draft: Draft | undefined;
}

/** The evaluation of each line of a comment. */
const sortLines = (comment: string): readonly SortedLine[] => {
  let home: Draft | undefined;
  return comment.split('\n').map((text) => {
    const [, sign, part, value] = homeLine.exec(text.trimEnd()) ?? [];
    if (sign === undefined || part === undefined || value === undefined) {
      home = undefined;
      return { text, draft: readGuiLine(text) ?? readCsaLine(text) ?? readPiyoLine(text) };
    }
    if (home?.sign === sign && takePart(home, part, value)) return { text, draft: home };
    const draft: Draft = { sign };
    if (!takePart(draft, part, value)) return { text, draft: undefined };
    home = draft;
    return { text, draft };
  });
};

/** The lines that people wrote, without the gaps that those of programs leave. */
const restOf = (lines: readonly SortedLine[], isRead: (draft: Draft) => boolean): string => {
  const isProgram = (line: SortedLine | undefined): boolean =>
    line?.draft !== undefined && isRead(line.draft);
  const kept: string[] = [];
  const dropGap = (): void => {
    while (kept.at(-1)?.trim() === '') kept.pop();
  };
  let afterProgram = true;
  lines.forEach((line, i) => {
    const { text } = line;
    const saysScore = situation.test(text.trim()) && /^[*#]評価値=/.test(lines[i + 1]?.text ?? '');
    if (isProgram(line) || (saysScore && isProgram(lines[i + 1]))) {
      dropGap();
      afterProgram = true;
    } else if (!afterProgram || text.trim() !== '') {
      kept.push(text);
      afterProgram = false;
    }
  });
  dropGap();
  return kept.join('\n');
};

type ShogiLine = Line<Position, Move>;

const placeOf = ({ position, turn, before }: ShogiLine): Place => ({
  position,
  move: turn?.move,
  ...(before !== null && { before: { position: before.position, move: before.turn?.move } }),
});

const lineOf = ({ sign: _, moves: text, ...known }: Draft, here: Place): ProgramLine => {
  const { moves, instead } =
    text === undefined ? { moves: [], instead: false } : programMoves(text, here);
  return { ...known, instead, turns: moves.map(turnOf) };
};

/** Reads a comment on the last move of a line of shogi. */
export const readProgramComments: ReadComment = (comment, line): CommentReading => {
  const sorted = sortLines(comment);
  const drafts = new Set(sorted.flatMap(({ draft }) => draft ?? []));
  if (drafts.size === 0) return { lines: [], rest: comment };
  // Only comments in records of shogi are read here.
  const here = placeOf(line as ShogiLine);
  const read = new Map<Draft, ProgramLine>();
  for (const draft of drafts) {
    const found = lineOf(draft, here);
    // An evaluation that says nothing on this board stays as it is written.
    if (found.score !== undefined || found.turns.length > 0) read.set(draft, found);
  }
  if (read.size === 0) return { lines: [], rest: comment };
  return { lines: [...read.values()], rest: restOf(sorted, (draft) => read.has(draft)) };
};
