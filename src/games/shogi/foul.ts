/** The rule that an illegal move in a record broke, and its name in Japanese kifu. */

import type { RefusalRule } from './codes.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { violatedRule } from './violation.ts';

/**
 * The rule that a move broke; null for a legal one. In play nobody can leave a piece unpromoted where it could never move
 * again. In a record it may have been done, and is the foul of a dead square.
 */
export const brokenRule = (position: Position, move: Move): RefusalRule | null => {
  const rule = violatedRule(position, move);
  return rule === 'promotion-compulsory' ? 'dead-square' : rule;
};

const names: Readonly<Record<RefusalRule, string>> = {
  'not-your-turn': '手番違い',
  'empty-square': '駒のない升の手',
  'not-in-hand': '持っていない駒を打つ手',
  occupied: '駒のある升に打つ手',
  'own-piece': '自分の駒を取る手',
  'wrong-movement': '駒の動き違い',
  blocked: '駒を飛び越す手',
  'promotion-not-possible': '成れない駒を成る手',
  'promotion-compulsory': '行き所のない駒',
  nifu: '二歩',
  'dead-square': '行き所のない駒',
  pinned: '自玉を王手にさらす手',
  'king-left-in-check': '王手放置',
  'moved-into-check': '自玉を王手にさらす手',
  uchifuzume: '打ち歩詰め',
};

/** The foul that a move was, in words of Japanese kifu; undefined for a legal one. */
export const foulName = (position: Position, move: Move): string | undefined => {
  const rule = brokenRule(position, move);
  return rule === null ? undefined : names[rule];
};
