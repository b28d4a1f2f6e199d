/** Moves, endings, comments and variations of Japanese records, put into a tree as they come: what KIF and KI2 share. */
import { saysAgain } from '#record/builder.ts';
import type { Ending } from '#record/record.ts';
import { at, cellOf } from '../position.ts';
import { moverOf } from '../violation.ts';
import { readRemark, settleArrows } from './kakinoki-remarks.ts';
import { checkTotal, type KakinokiState, keepRemark } from './kakinoki-state.ts';
import { agrees, endingOf, endingWithFooter, isUnusual, readFooter } from './kif-endings.ts';
import type { KifLine } from './kif-lines.ts';
import { looksLikeMove, meaningOf, readMoveWord } from './kif-move.ts';
import { pastPlus, readTimes } from './kif-time.ts';
import { type LineKind, type NoticeCode, noticeAt, unknownKind, unknownLine } from './reading.ts';
import {
  branchTo,
  endSideLine,
  losePly,
  noteHere,
  playMove,
  previousTo,
  reachPly,
} from './tree.ts';
import { isNoMate } from './unlikely.ts';

const flush = (state: KakinokiState): void => {
  if (state.comments.length === 0) return;
  noteHere(state.tree, { comment: state.comments.join('\n') });
  state.comments = [];
};

const stop = (state: KakinokiState, line: number): void => {
  flush(state);
  if (state.inMain) {
    state.mainEnd = state.tree.id;
    state.mainEnding = state.ending;
  } else if (state.ending !== null && !endSideLine(state.tree, state.ending, state))
    state.notices.push(noticeAt('side-ending', line, state.ending.word ?? ''));
  state.ending = null;
  state.inMain = false;
};

/** Passes over a move of a line of play that has stopped; false when it goes on. */
const passOver = (state: KakinokiState): boolean => {
  if (state.lost === null) return false;
  losePly(state.tree, state.lost);
  state.lost += 1;
  return true;
};

/** Stops a line of play at its last good move. */
const breakOff = (
  state: KakinokiState,
  code: NoticeCode,
  text: string,
  from: number,
  line: number,
): LineKind => {
  const { tree, notices } = state;
  notices.push(noticeAt(code, line, text, from + 1));
  reachPly(tree);
  state.lost = tree.ply + 2;
  state.end = text.length;
  return 'unknown';
};

/** Reads the move or ending that begins at a place of a line, notes where it ends (`state.end`), and returns what it is. */
export const readPly = (
  state: KakinokiState,
  text: string,
  from: number,
  line: number,
): LineKind => {
  const { tree, notices } = state;
  state.end = text.length;
  if (passOver(state)) return 'lost';
  flush(state);
  const word = readMoveWord(text, from);
  if (word === undefined && !looksLikeMove(text.slice(from)))
    return readEnding(state, text, from, line);
  // 12金 may be a day of the month. Without a number, a sign of a side or an origin it counts as a move only after it was
  // made.
  state.told ||=
    word !== undefined &&
    (state.offset !== undefined || word.side !== undefined || word.from !== undefined);
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
    return breakOff(state, code, text, from, line);
  }
  if (state.ending !== null) {
    notices.push(noticeAt('move-after-ending', line, text, from + 1));
    noteHere(tree, { comment: state.ending.word ?? '' });
    state.ending = null;
  }
  const rest = pastPlus(text, word.end);
  const { spent, total, end } = readTimes(text, rest);
  if (spent === 'bad') notices.push(noticeAt('bad-time', line, text, word.end + 1));
  if (word.odd) notices.push(noticeAt('spelling', line, text, from + 1));
  if (word.side !== undefined && word.side !== moverOf(position, move))
    notices.push(noticeAt('side-differs', line, text, from + 1));
  if ('from' in move && (at(position.cells, cellOf(move.from)) & 15) !== word.number)
    notices.push(noticeAt('wrong-piece', line, text, from + 1));
  const above = tree.id;
  const illegal = playMove(tree, move, spent === 'bad' ? null : spent);
  if (illegal) notices.push(noticeAt('illegal-move', line, text, from + 1));
  if (typeof spent === 'number') {
    const used = checkTotal(state, text, rest, line, above, spent, total);
    state.totals[tree.id] = illegal ? undefined : used;
    // A move out of turn may be of the same side as the one before.
    if (illegal) state.totals[above] = undefined;
  }
  state.told = true;
  state.moves += 1;
  state.end = end;
  return 'move';
};

const readEnding = (state: KakinokiState, text: string, from: number, line: number): LineKind => {
  const { tree, notices } = state;
  const [signed = ''] = /^[^\s(（#]+/.exec(text.slice(from)) ?? [];
  const word = signed.replace(/^[▲△▼▽☗☖]/, '');
  const end = from + signed.length;
  const rest = pastPlus(text, end);
  const { spent, total, end: after } = readTimes(text, rest);
  state.end = after;
  if (spent === 'bad') notices.push(noticeAt('bad-time', line, text, end + 1));
  const known = endingOf(word, tree.position.turn);
  if (state.ending !== null) {
    // 投了 and then 中断: the first word stands.
    if (!saysAgain(state.ending, known ?? { winner: null, by: 'unknown', word }))
      notices.push(noticeAt('second-ending', line, text, from + 1));
    return 'ending';
  }
  // A sign of a side announces a move, even if only half of one follows.
  if (known === undefined && word !== signed)
    return breakOff(state, 'unreadable-move', text, from, line);
  state.told ||= known !== undefined;
  if (known === undefined) notices.push(noticeAt('unknown-ending', line, text, from + 1));
  else if (isUnusual(word)) notices.push(noticeAt('spelling', line, text, from + 1));
  if (isNoMate(known, tree.position)) notices.push(noticeAt('not-mate', line, text, from + 1));
  if (typeof spent === 'number') checkTotal(state, text, rest, line, tree.id, spent, total);
  const { winner, by } = known ?? { winner: null, by: 'unknown' };
  state.ending =
    typeof spent === 'number' ? { winner, by, word, spentMs: spent } : { winner, by, word };
  state.moves += 1;
  reachPly(tree);
  return 'ending';
};

const readFoot = (state: KakinokiState, text: string, line: number, whole: string): LineKind => {
  if (state.lost !== null) return 'lost';
  const hash = whole.indexOf('#');
  flush(state);
  const { ply, position, id, builder } = state.tree;
  const footer = readFooter(text);
  const counted = footer.moves === undefined ? 0 : footer.moves - ply - (state.offset ?? 0);
  // Some count the line of the ending too.
  if (counted !== 0 && !(counted === 1 && state.ending !== null))
    state.notices.push(noticeAt('count-differs', line, whole));
  if (state.ending !== null && !agrees(state.ending, footer))
    state.notices.push(noticeAt('ending-differs', line, whole));
  // If the line only says who wins, the other side has resigned, so the winner made the last move. If the last move was a
  // foul, its own side has lost.
  const won = state.ending === null && footer.by === undefined ? footer.winner : undefined;
  if (counted === 0 && won === position.turn && builder.at(id)?.illegal === undefined)
    state.notices.push(noticeAt('winner-differs', line, whole));
  const told = state.ending;
  state.ending = endingWithFooter(told, footer, position.turn);
  if (told === null && isNoMate(state.ending, position))
    state.notices.push(noticeAt('not-mate', line, whole));
  if (hash !== -1) readRemark(state, whole.slice(hash), line);
  return 'ending';
};

const readBranch = (state: KakinokiState, number: number, line: number, text: string): void => {
  stop(state, line);
  const first = number - (state.offset ?? 0);
  state.number = number;
  const reached = branchTo(state.tree, first);
  if (!reached) state.notices.push(noticeAt('bad-variation', line, text));
  state.lost = reached ? null : Math.max(first, 1);
};

const readBookmark = (state: KakinokiState, name: string): void => {
  const { builder, id } = state.tree;
  const known = builder.at(id)?.bookmark;
  if (known !== name)
    noteHere(state.tree, { bookmark: known === undefined ? name : `${known}\n${name}` });
};

/** Reads a line that is no move, and returns what it was taken for. */
export const readOtherLine = (
  state: KakinokiState,
  read: KifLine,
  line: number,
  text: string,
): LineKind => {
  switch (read.is) {
    case 'comment':
      if (state.lost !== null) return 'lost';
      state.comments.push(read.text);
      return 'comment';
    case 'bookmark':
      if (state.lost !== null) return 'lost';
      readBookmark(state, read.text);
      return 'bookmark';
    case 'footer':
      return readFoot(state, read.text, line, text);
    case 'branch':
      readBranch(state, read.number, line, text);
      return state.lost === null ? 'variation' : 'unknown';
    case 'blank':
      return 'blank';
    case 'version':
      return 'header';
    case 'remark':
      return readRemark(state, text, line);
    default:
      // A diagram below the first move tells nothing that the moves do not.
      keepRemark(state, text);
      state.notices.push(unknownLine(line, text));
      return unknownKind(text);
  }
};

/** Whether an ending was read, of the line that is being read or of the game. */
export const hasEnded = ({ ending, mainEnding }: KakinokiState): boolean =>
  ending !== null || mainEnding !== null;

/** Closes the last line of play, and returns the ending of the game. */
export const endPlay = (state: KakinokiState, line: number): Ending | null => {
  stop(state, line);
  settleArrows(state);
  const { tree, mainEnd, mainEnding } = state;
  // If side lines go on from the end of the game, its node is marked with the ending too.
  if (mainEnding !== null && (tree.builder.at(mainEnd)?.children.length ?? 0) > 0)
    tree.builder.note(mainEnd, { ending: mainEnding });
  return mainEnding;
};
