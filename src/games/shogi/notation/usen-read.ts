/** Reads a line in USEN into a record. */
import type { Budget } from '../../reading.ts';
import { type LineKind, noticeAt } from './reading.ts';
import { usenIn } from './share-link.ts';
import { branchTo, endSideLine, playMove, reachPly } from './tree.ts';
import { endingOfUsen, moveOfUsen, parseUsen } from './usen.ts';
import { formatUsi, parseUsi } from './usi.ts';
import { newUsiState, type UsiState } from './usi-state.ts';

/** Reads a line in USEN, which has variations and endings; undefined where it is none. */
export const readUsen = (
  games: UsiState[],
  whole: string,
  line: number,
  budget?: Budget,
): LineKind | undefined => {
  const usen = parseUsen(usenIn(whole) ?? '');
  if (usen === undefined) return undefined;
  const game = newUsiState(usen.start, games.length === 0 ? 1 : line, false, [], budget);
  const { tree, notices } = game;
  games.push(game);
  let mainEnd = 0;
  let isWhole = true;
  for (const [i, { from, moves, ending }] of usen.lines.entries()) {
    if (i > 0 && !branchTo(tree, from + 1)) {
      notices.push(noticeAt('bad-variation', line, whole));
      isWhole = false;
      continue;
    }
    for (const word of moves) {
      const move = moveOfUsen(word);
      const read = move && parseUsi(formatUsi(move), tree.position);
      if (read === undefined || !read.ok) {
        notices.push(noticeAt(read ? 'impossible-move' : 'unreadable-move', line, word));
        isWhole = false;
        break;
      }
      if (playMove(tree, read.value, null)) notices.push(noticeAt('illegal-move', line, word));
    }
    const told = endingOfUsen(ending, tree.position.turn);
    reachPly(tree);
    if (i === 0) [mainEnd, game.ending] = [tree.id, told];
    else if (told !== null && !endSideLine(tree, told, { mainEnd, mainEnding: game.ending }))
      notices.push(noticeAt('side-ending', line, ending));
  }
  return isWhole ? 'move' : 'unknown';
};
