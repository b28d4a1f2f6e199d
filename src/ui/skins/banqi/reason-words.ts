/** Why picks begin no move, in a sentence that names the pieces and squares that the board shows for it. */

import { takingOf } from '#games/banqi/family.ts';
import { kindOf } from '#games/banqi/piece.ts';
import { cellAt, DOWN, faceAt, type Position } from '#games/banqi/position.ts';
import type { BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import type { Standing } from '#i18n/shapes/banqi/reasons.ts';
import type { Tried } from '../../game/game-text.ts';

/** The sentence; null where there is nothing to name. */
export const reasonSentence = (
  { position, picks, refusal }: Tried<Position>,
  text: BanqiText,
  spoken: (square: number) => string,
): string | null => {
  const { reasons } = text.game;
  const [origin, target] = picks;
  if (origin?.at !== 'square') return null;
  const { rule, evidence } = refusal;
  const alone = target === undefined;
  const standing = (square: number): Standing | undefined => {
    const face = faceAt(position, square);
    return face && { name: text.game.pieces[kindOf(face)].name, square: spoken(square) };
  };
  if (cellAt(position, origin.square) === DOWN) return reasons.faceDownPiece(spoken(origin.square));
  const [face, here] = [faceAt(position, origin.square), standing(origin.square)];
  // An idle press on an empty square asks nothing.
  if (face === undefined || here === undefined)
    return alone ? '' : reasons.emptySquare(spoken(origin.square));
  const ways =
    takingOf(position.family, kindOf(face)).by === 'jump'
      ? reasons.jumps
      : reasons.steps(here.name);
  // Nothing has been tried yet: a player who points at a piece asks what it can do.
  if (rule === 'not-your-piece') return alone ? ways : reasons.notYourPiece(here);
  if (rule === 'colour-unknown') return reasons.colourUnknown;
  if (alone) return reasons.noMove(here);
  const there = target.at === 'square' ? standing(target.square) : undefined;
  const to = target.at === 'square' ? spoken(target.square) : '';
  switch (rule) {
    case 'own-piece':
      return there ? reasons.ownPiece(there) : null;
    case 'face-down-target':
      return reasons.faceDownTarget(to);
    case 'not-in-line':
      return reasons.notInLine;
    case 'no-screen':
      return reasons.noScreen;
    case 'many-screens':
      return reasons.manyScreens(evidence.filter(({ show }) => show === 'square').length);
    case 'king-soldier':
    case 'rank':
      return there ? reasons.cannotTake(here.name, there.name) : null;
    default:
      return ways;
  }
};
