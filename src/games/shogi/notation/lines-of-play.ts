/** Moves, endings, comments and variations of Japanese records, put into a tree as they come: what KIF and KI2 share. */
import type { Ending } from '#record/record.ts';
import { at, cellOf } from '../cells.ts';
import { agrees, endingOf, endingWithFooter, readFooter } from './kif-endings.ts';
import type { Head } from './kif-head.ts';
import type { KifLine } from './kif-lines.ts';
import { pastPlus, pastTime, readTime } from './kif-lines.ts';
import { looksLikeMove, meaningOf, readMoveWord } from './kif-move.ts';
import { type LinePart, type Notice, type NoticeCode, noticeAt } from './reading.ts';
import {
  branchTo,
  endSideLine,
  losePly,
  noteHere,
  playMove,
  previousTo,
  reachPly,
  type Tree,
} from './tree.ts';

/** The lines of play of a game while they are read. */
export interface Play {
  readonly tree: Tree;
  readonly notices: Notice[];
  readonly parts: LinePart[];
  /** Comment lines that wait for the node they belong to. */
  comments: string[];
  /** The ending of the line of play that is being read, and whether that is the main line. */
  ending: Ending | null;
  inMain: boolean;
  /** The next ply of a line of play that was stopped; its moves are passed over. */
  lost: number | null;
  mainEnding: Ending | null;
  mainEnd: number;
  /** How much higher than its ply the file numbers a move. */
  offset: number | undefined;
  /** Moves and endings that were read. */
  moves: number;
  /** Whether a line told a move, though perhaps one that could not be made. */
  tried: boolean;
  /** Where in its line the last of them ended. */
  end: number;
}

/** Begins to read where the head of a file ended. */
export const beginPlay = (tree: Tree, head: Head): Play => {
  if (head.bookmarks.length > 0) noteHere(tree, { bookmark: head.bookmarks.join('\n') });
  return {
    tree,
    notices: [...head.notices],
    parts: [...head.parts],
    comments: [...head.comment],
    ending: null,
    inMain: true,
    lost: null,
    mainEnding: null,
    mainEnd: 0,
    offset: undefined,
    moves: 0,
    tried: false,
    end: 0,
  };
};

const flush = (play: Play): void => {
  const first = play.comments[0];
  if (first === undefined) return;
  noteHere(play.tree, { comment: play.comments.length === 1 ? first : play.comments.join('\n') });
  play.comments = [];
};

const stop = (play: Play, line: number): void => {
  flush(play);
  if (play.inMain) {
    play.mainEnd = play.tree.id;
    play.mainEnding = play.ending;
  } else if (play.ending !== null && !endSideLine(play.tree, play.ending, play))
    play.notices.push(noticeAt('side-ending', line, play.ending.word ?? ''));
  play.ending = null;
  play.inMain = false;
};

/** Passes over a move of a line of play that has stopped; false when it goes on. */
const passOver = (play: Play): boolean => {
  if (play.lost === null) return false;
  losePly(play.tree, play.lost);
  play.lost += 1;
  return true;
};

/** Stops a line of play at its last good move. */
const breakOff = (
  play: Play,
  code: NoticeCode,
  text: string,
  from: number,
  line: number,
): LinePart => {
  const { tree, notices } = play;
  notices.push(noticeAt(code, line, text, from + 1));
  reachPly(tree);
  play.lost = tree.ply + 2;
  play.end = text.length;
  return 'unknown';
};

/** Reads the move or ending that begins at a place of a line, and notes where it ends; what it is. */
export const readPly = (play: Play, text: string, from: number, line: number): LinePart => {
  const { tree, notices } = play;
  play.end = text.length;
  if (passOver(play)) return 'lost';
  flush(play);
  const word = readMoveWord(text, from);
  if (word === undefined && !looksLikeMove(text.slice(from)))
    return readEnding(play, text, from, line);
  play.tried ||= word !== undefined;
  const { position } = tree;
  const before = word?.to === undefined ? previousTo(tree) : undefined;
  const move = word && meaningOf(word, position, before);
  if (word === undefined || move === undefined || typeof move === 'string') {
    const code =
      move === undefined
        ? 'unreadable-move'
        : move === 'no-such-piece'
          ? 'impossible-move'
          : 'ambiguous-move';
    return breakOff(play, code, text, from, line);
  }
  if (play.ending !== null) {
    notices.push(noticeAt('move-after-ending', line, text, from + 1));
    noteHere(tree, { comment: play.ending.word ?? '' });
    play.ending = null;
  }
  const rest = pastPlus(text, word.end);
  const spent = readTime(text, rest);
  if (spent === 'bad') notices.push(noticeAt('bad-time', line, text, word.end + 1));
  if (word.odd) notices.push(noticeAt('spelling', line, text, from + 1));
  if ('from' in move && (at(position.cells, cellOf(move.from)) & 15) !== word.number)
    notices.push(noticeAt('wrong-piece', line, text, from + 1));
  if (playMove(tree, move, spent === 'bad' ? null : spent))
    notices.push(noticeAt('illegal-move', line, text, from + 1));
  play.moves += 1;
  play.end = pastTime(text, rest);
  return 'move';
};

const readEnding = (play: Play, text: string, from: number, line: number): LinePart => {
  const { tree, notices } = play;
  const [signed = ''] = /^[^\s(（#]+/.exec(text.slice(from)) ?? [];
  const word = signed.replace(/^[▲△▼▽☗☖]/, '');
  const end = from + signed.length;
  const rest = pastPlus(text, end);
  play.end = pastTime(text, rest);
  const spent = readTime(text, rest);
  if (spent === 'bad') notices.push(noticeAt('bad-time', line, text, end + 1));
  if (play.ending !== null) {
    // 投了 and then 中断: the first word stands.
    notices.push(noticeAt('second-ending', line, text, from + 1));
    return 'ending';
  }
  const known = endingOf(word, tree.position.turn);
  // A sign of a side announces a move, if only half of one.
  if (known === undefined && word !== signed)
    return breakOff(play, 'unreadable-move', text, from, line);
  if (known === undefined) notices.push(noticeAt('unknown-ending', line, text, from + 1));
  else if (known.word !== word) notices.push(noticeAt('spelling', line, text, from + 1));
  const read = known ?? { winner: null, by: 'unknown', word };
  play.ending = typeof spent === 'number' ? { ...read, spentMs: spent } : read;
  play.moves += 1;
  reachPly(tree);
  return 'ending';
};

const readFoot = (play: Play, text: string, line: number, whole: string): void => {
  if (play.lost !== null) return;
  flush(play);
  const { ply, position } = play.tree;
  const footer = readFooter(text);
  const counted = (footer.moves ?? 0) - ply - (play.offset ?? 0);
  // Some count the line of the ending too.
  if (footer.moves !== undefined && counted !== 0 && !(counted === 1 && play.ending !== null))
    play.notices.push(noticeAt('count-differs', line, whole));
  if (play.ending !== null && !agrees(play.ending, footer))
    play.notices.push(noticeAt('ending-differs', line, whole));
  play.ending = endingWithFooter(play.ending, footer, position.turn);
};

const readBranch = (play: Play, number: number, line: number, text: string): void => {
  stop(play, line);
  const first = number - (play.offset ?? 0);
  const reached = branchTo(play.tree, first);
  if (!reached) play.notices.push(noticeAt('bad-variation', line, text));
  play.lost = reached ? null : Math.max(first, 1);
};

const readBookmark = (play: Play, name: string): void => {
  const { builder, id } = play.tree;
  const known = builder.at(id)?.bookmark;
  if (known !== name)
    noteHere(play.tree, { bookmark: known === undefined ? name : `${known}\n${name}` });
};

/** Reads a line that is no move; what it was taken for. */
export const readAside = (play: Play, read: KifLine, line: number, text: string): LinePart => {
  switch (read.is) {
    case 'comment':
      if (play.lost !== null) return 'lost';
      play.comments.push(read.text);
      return 'comment';
    case 'bookmark':
      if (play.lost !== null) return 'lost';
      readBookmark(play, read.text);
      return 'bookmark';
    case 'footer':
      readFoot(play, read.text, line, text);
      return 'ending';
    case 'branch':
      readBranch(play, read.number, line, text);
      return play.lost === null ? 'variation' : 'unknown';
    case 'blank':
      return 'blank';
    case 'unknown':
      play.notices.push(noticeAt('unknown-line', line, text));
      return 'unknown';
    default:
      return 'remark';
  }
};

/** Whether an ending was told, of the line that is being read or of the game. */
export const hasEnded = ({ ending, mainEnding }: Play): boolean =>
  ending !== null || mainEnding !== null;

/** Closes the last line of play; the ending of the game. */
export const endPlay = (play: Play, line: number): Ending | null => {
  stop(play, line);
  const { tree, mainEnd, mainEnding } = play;
  // Where side lines go on from the end of the game, the end is marked there too.
  if (mainEnding !== null && (tree.builder.at(mainEnd)?.children.length ?? 0) > 0)
    tree.builder.note(mainEnd, { ending: mainEnding });
  return mainEnding;
};
