/**
 * Reads KIF, the format of most Japanese kifu, as its many writers write it. Nothing throws; what cannot be
 * read becomes a problem with its line, and everything else is kept.
 */
import type { ParseError, Result } from '#kernel/result.ts';
import { sameEnding } from '#record/builder.ts';
import type { Ending, GameRecord } from '#record/record.ts';
import type { Move } from '../move.ts';
import { endingOf, endingWithFooter, readFooter } from './kif-endings.ts';
import { type KifProblem, okIf, problemAt, readHead } from './kif-head.ts';
import { type KifLine, readLine, readTime } from './kif-lines.ts';
import { looksLikeMove, meaningOf, readMoveWord } from './kif-move.ts';
import { growTree, type Tree } from './kif-tree.ts';
import { formatSfen } from './sfen.ts';

export type { KifProblem, KifProblemCode } from './kif-head.ts';

/** A kifu as it was read. */
export interface KifReading {
  readonly record: GameRecord<Move>;
  readonly problems: readonly KifProblem[];
}

type MoveLine = Extract<KifLine, { is: 'move' }>;

/** Reads the lines of play into a tree, one line of the file at a time. */
const readPlay = (tree: Tree, problems: KifProblem[], firstComments: readonly string[]) => {
  let comments: string[] = [...firstComments];
  // The ending of the line of play that is being read, and whether that is the main line.
  let ending: Ending | null = null;
  let inMain = true;
  // The next ply of a line of play that was stopped; its moves are passed over.
  let lost: number | null = null;
  let mainEnding: Ending | null = null;
  let mainEnd = 0;
  let offset: number | undefined;
  let moves = 0;

  const flush = (): void => {
    if (comments.length > 0) tree.note({ comment: comments.join('\n') });
    comments = [];
  };

  /** A node ends in one way, and a side line that ended just as the main line does could not be told from it. */
  const endSideLine = (side: Ending, line: number): void => {
    const { id } = tree.here();
    const there = (id === mainEnd ? mainEnding : null) ?? tree.builder.at(id)?.ending;
    const onMain = id < mainEnd;
    if (there === undefined && !(onMain && mainEnding !== null && sameEnding(mainEnding, side)))
      tree.note({ ending: side });
    else if (there === undefined || !sameEnding(there, side))
      problems.push(problemAt('bad-variation', line, side.word ?? ''));
  };

  const stop = (line: number): void => {
    flush();
    if (inMain) {
      mainEnd = tree.here().id;
      mainEnding = ending;
    } else if (ending !== null) endSideLine(ending, line);
    ending = null;
    inMain = false;
  };

  const readMove = (line: MoveLine, number: number, text: string): void => {
    offset ??= line.number - 1;
    if (lost !== null) {
      tree.lose(lost);
      lost += 1;
      return;
    }
    flush();
    const { ply, position, previousTo } = tree.here();
    const word = readMoveWord(line.text);
    if (word === undefined && !looksLikeMove(line.text)) {
      readEnding(line, number, text);
      return;
    }
    const meaning = word && meaningOf(word, position, previousTo);
    if (word === undefined || meaning?.move === undefined) {
      const code = word === undefined ? 'unreadable-move' : 'impossible-move';
      problems.push(problemAt(code, number, text, line.column));
      tree.reach();
      lost = ply + 2;
      return;
    }
    if (ending !== null) {
      problems.push(problemAt('move-after-ending', number, text, line.column));
      tree.note({ comment: ending.word ?? '' });
      ending = null;
    }
    const spent = readTime(line.text.slice(word.length));
    if (spent === 'bad')
      problems.push(problemAt('bad-time', number, text, line.column + word.length));
    if (meaning.wrongName) problems.push(problemAt('wrong-piece', number, text, line.column));
    const { illegal } = tree.play(meaning.move, spent === 'bad' ? null : spent);
    if (illegal) problems.push(problemAt('illegal-move', number, text, line.column));
    moves += 1;
  };

  const readEnding = (line: MoveLine, number: number, text: string): void => {
    const [word = ''] = /^[^\s(（#]+/.exec(line.text) ?? [];
    const spent = readTime(line.text.slice(word.length));
    if (spent === 'bad')
      problems.push(problemAt('bad-time', number, text, line.column + word.length));
    if (ending !== null) {
      // 投了 and then 中断: the first word stands.
      problems.push(problemAt('move-after-ending', number, text, line.column));
      return;
    }
    const known = endingOf(word, tree.here().position.turn);
    if (known === undefined) problems.push(problemAt('unknown-ending', number, text, line.column));
    const read = known ?? { winner: null, by: 'unknown', word };
    ending = typeof spent === 'number' ? { ...read, spentMs: spent } : read;
    moves += 1;
    tree.reach();
  };

  const readFoot = (text: string, number: number, whole: string): void => {
    if (lost !== null) return;
    flush();
    const { ply, position } = tree.here();
    const footer = readFooter(text);
    const counted = (footer.moves ?? 0) - ply - (offset ?? 0);
    // Some count the line of the ending too.
    if (footer.moves !== undefined && counted !== 0 && !(counted === 1 && ending !== null))
      problems.push(problemAt('count-differs', number, whole));
    ending = endingWithFooter(ending, footer, position.turn);
  };

  return {
    read(line: KifLine, number: number, text: string): void {
      if (line.is === 'move') readMove(line, number, text);
      else if (line.is === 'comment') {
        if (lost === null) comments.push(line.text);
      } else if (line.is === 'bookmark') {
        const { id } = tree.here();
        const known = tree.builder.at(id)?.bookmark;
        if (lost === null && known !== line.text)
          tree.note({ bookmark: known === undefined ? line.text : `${known}\n${line.text}` });
      } else if (line.is === 'footer') readFoot(line.text, number, text);
      else if (line.is === 'branch') {
        stop(number);
        const first = line.number - (offset ?? 0);
        const reached = tree.branch(first);
        if (!reached) problems.push(problemAt('bad-variation', number, text));
        lost = reached ? null : Math.max(first, 1);
      } else if (line.is === 'unknown') problems.push(problemAt('unknown-line', number, text));
    },
    finish(line: number): { readonly ending: Ending | null; readonly moves: number } {
      stop(line);
      // Where side lines go on from the end of the game, the end is marked there too.
      if (mainEnding !== null && (tree.builder.at(mainEnd)?.children.length ?? 0) > 0)
        tree.builder.note(mainEnd, { ending: mainEnding });
      return { ending: mainEnding, moves };
    },
  };
};

/** Whether a line after the first moves begins another game. */
const beginsAnother = (line: KifLine): boolean =>
  line.is === 'separator' || (line.is === 'header' && line.key === '手合割');

/** Reads a kifu; an error only when the text holds no header, no position and no move. */
export const parseKif = (text: string): Result<KifReading, ParseError> => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const head = readHead(lines);
  const problems: KifProblem[] = [...head.problems];
  const headers = [...head.headers];
  const tree = growTree(head.position, head.previousTo);
  const play = readPlay(tree, problems, head.comment);
  if (head.bookmarks.length > 0) tree.note({ bookmark: head.bookmarks.join('\n') });
  let next = head.next;
  for (; next < lines.length; next++) {
    const whole = lines[next] ?? '';
    const line = readLine(whole);
    if (beginsAnother(line)) {
      problems.push(problemAt('second-game', next + 1, whole));
      break;
    }
    if (line.is === 'header') headers.push([line.key, line.value]);
    else play.read(line, next + 1, whole);
  }
  const { ending, moves } = play.finish(Math.min(next + 1, lines.length));
  const record = tree.builder.build(formatSfen(head.position), headers, ending);
  return okIf(head.found || moves > 0, { record, problems }, lines);
};
