/** Why picks begin no move, in a sentence that names the pieces and points that the board shows for it. */

import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import type { XiangqiText } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { Standing } from '#i18n/shapes/xiangqi/reasons.ts';
import type { Evidence } from '#kernel/game.ts';
import type { Tried } from '../../game/game-text.ts';

/** How many points a sentence has room for; the board alone shows the rest. */
const ROOM = 3;

const squaresAs = (evidence: readonly Evidence[], ...parts: readonly string[]): readonly number[] =>
  evidence.flatMap((one) => (one.show === 'square' && parts.includes(one.as) ? [one.square] : []));

/** The sentence; null where there is nothing to name, as of a refusal whose evidence the players agreed not to be shown. */
export const reasonSentence = (
  { position, picks, refusal }: Tried<Position>,
  text: XiangqiText,
  spoken: (square: number) => string,
): string | null => {
  const { reasons } = text.game;
  const [origin, target] = picks;
  if (origin?.at !== 'square') return null;
  const { rule, evidence } = refusal;
  const standing = (square: number): readonly Standing[] => {
    const piece = pieceAt(position, square);
    return piece === undefined
      ? []
      : [{ name: text.game.pieces[piece.kind].name, square: spoken(square) }];
  };
  const standingAs = (...parts: readonly string[]): readonly Standing[] =>
    squaresAs(evidence, ...parts).flatMap(standing);

  const piece = pieceAt(position, origin.square);
  const [here] = standing(origin.square);
  // An idle press on an empty point asks nothing.
  if (piece === undefined || here === undefined)
    return target === undefined ? '' : reasons.emptyPoint(spoken(origin.square));
  const { kind } = piece;
  const alone = target === undefined;
  // Nothing has been tried yet: a player who points at a piece asks what it can do.
  if (rule === 'not-your-turn') return alone ? reasons.movement[kind] : reasons.notYourTurn(here);
  if (!alone && evidence.length === 0) return null;

  const [checker] = standingAs('checker');
  const [cause] = standingAs('blocker', 'leg', 'eye', 'cause');
  const [guard] = standingAs('guard');
  if (alone && kind === 'king' && rule !== 'own-piece' && evidence.length > 0)
    return reasons.noSafePoint;
  const to = target?.at === 'square' ? spoken(target.square) : '';
  switch (rule) {
    case 'own-piece':
    case 'blocked': {
      if (alone) {
        const walls = squaresAs(evidence, 'blocker').map(spoken);
        return reasons.walledIn(here, walls.length > ROOM ? [] : walls);
      }
      if (cause === undefined) return null;
      return rule === 'own-piece' ? reasons.ownPiece(cause) : reasons.blocked(cause);
    }
    case 'horse-leg':
      return cause ? reasons.horseLeg(cause) : null;
    case 'elephant-eye':
      return cause ? reasons.elephantEye(cause) : null;
    case 'cannon-no-screen':
      return reasons.cannonNoScreen(to);
    case 'cannon-many-screens':
      return reasons.cannonManyScreens(standingAs('screen').length);
    case 'soldier-backwards':
      return reasons.soldierBackwards;
    case 'soldier-sideways':
      return reasons.soldierSideways;
    case 'palace':
      return reasons.palace(here);
    case 'river':
      return reasons.river(here);
    case 'pinned': {
      const [pinner] = standingAs('pinner');
      return pinner ? reasons.pinned(here, pinner) : null;
    }
    case 'facing-kings':
      return checker ? reasons.facingKings(checker) : null;
    case 'king-left-in-check':
    case 'moved-into-check': {
      if (alone) return checker ? reasons.cannotStopCheck(here, checker) : null;
      if (guard !== undefined) return reasons.kingTaken(to, guard);
      if (checker === undefined) return null;
      return rule === 'king-left-in-check'
        ? reasons.stillInCheck(standingAs('checker'))
        : reasons.wouldCheck(checker);
    }
    default:
      return reasons.movement[kind];
  }
};
