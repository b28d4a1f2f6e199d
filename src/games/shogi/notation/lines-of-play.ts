/** Moves, endings, comments and variations of Japanese records, put into a tree as they come: what KIF and KI2 share. */
import { saysAgain } from '#record/builder.ts';
import type { Ending } from '#record/record.ts';
import { at, cellOf } from '../cells.ts';
import { moverOf } from '../ruling.ts';
import { checkTotal, keepRemark, type Play } from './japanese-play.ts';
import { agrees, endingOf, endingWithFooter, isUnusual, readFooter } from './kif-endings.ts';
import type { KifLine } from './kif-lines.ts';
import { looksLikeMove, meaningOf, readMoveWord } from './kif-move.ts';
import { pastPlus, readTimes } from './kif-time.ts';
import { type LinePart, type NoticeCode, noticeAt, unknownLine, unknownPart } from './reading.ts';
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

const flush = (play: Play): void => {
  if (play.comments.length === 0) return;
  noteHere(play.tree, { comment: play.comments.join('\n') });
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
    const used = checkTotal(play, text, rest, line, above, spent, total);
    play.totals[tree.id] = illegal ? undefined : used;
    // A move out of turn may be of the same side as the one before.
    if (illegal) play.totals[above] = undefined;
  }
  play.moves += 1;
  play.end = end;
  return 'move';
};

const readEnding = (play: Play, text: string, from: number, line: number): LinePart => {
  const { tree, notices } = play;
  const [signed = ''] = /^[^\s(（#]+/.exec(text.slice(from)) ?? [];
  const word = signed.replace(/^[▲△▼▽☗☖]/, '');
  const end = from + signed.length;
  const rest = pastPlus(text, end);
  const { spent, total, end: after } = readTimes(text, rest);
  play.end = after;
  if (spent === 'bad') notices.push(noticeAt('bad-time', line, text, end + 1));
  const known = endingOf(word, tree.position.turn);
  if (play.ending !== null) {
    // 投了 and then 中断: the first word stands.
    if (!saysAgain(play.ending, known ?? { winner: null, by: 'unknown', word }))
      notices.push(noticeAt('second-ending', line, text, from + 1));
    return 'ending';
  }
  // A sign of a side announces a move, if only half of one.
  if (known === undefined && word !== signed)
    return breakOff(play, 'unreadable-move', text, from, line);
  if (known === undefined) notices.push(noticeAt('unknown-ending', line, text, from + 1));
  else if (isUnusual(word)) notices.push(noticeAt('spelling', line, text, from + 1));
  if (isNoMate(known, tree.position)) notices.push(noticeAt('not-mate', line, text, from + 1));
  if (typeof spent === 'number') checkTotal(play, text, rest, line, tree.id, spent, total);
  const { winner, by } = known ?? { winner: null, by: 'unknown' };
  play.ending =
    typeof spent === 'number' ? { winner, by, word, spentMs: spent } : { winner, by, word };
  play.moves += 1;
  reachPly(tree);
  return 'ending';
};

const readFoot = (play: Play, text: string, line: number, whole: string): LinePart => {
  if (play.lost !== null) return 'lost';
  const hash = whole.indexOf('#');
  flush(play);
  const { ply, position, id, builder } = play.tree;
  const footer = readFooter(text);
  const counted = footer.moves === undefined ? 0 : footer.moves - ply - (play.offset ?? 0);
  // Some count the line of the ending too.
  if (counted !== 0 && !(counted === 1 && play.ending !== null))
    play.notices.push(noticeAt('count-differs', line, whole));
  if (play.ending !== null && !agrees(play.ending, footer))
    play.notices.push(noticeAt('ending-differs', line, whole));
  // Whoever just wins has made the last move, for the other side has resigned; but a foul may have been the last.
  const won = play.ending === null && footer.by === undefined ? footer.winner : undefined;
  if (counted === 0 && won === position.turn && builder.at(id)?.illegal === undefined)
    play.notices.push(noticeAt('winner-differs', line, whole));
  const told = play.ending;
  play.ending = endingWithFooter(told, footer, position.turn);
  if (told === null && isNoMate(play.ending, position))
    play.notices.push(noticeAt('not-mate', line, whole));
  if (hash !== -1) keepRemark(play, whole.slice(hash));
  return 'ending';
};

const readBranch = (play: Play, number: number, line: number, text: string): void => {
  stop(play, line);
  const first = number - (play.offset ?? 0);
  play.number = number;
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
      return readFoot(play, read.text, line, text);
    case 'branch':
      readBranch(play, read.number, line, text);
      return play.lost === null ? 'variation' : 'unknown';
    case 'blank':
      return 'blank';
    case 'version':
      return 'header';
    case 'remark':
      keepRemark(play, text);
      return 'remark';
    default:
      // A diagram below the first move tells nothing that the moves do not.
      keepRemark(play, text);
      play.notices.push(unknownLine(line, text));
      return unknownPart(text);
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
