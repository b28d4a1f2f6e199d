/** Why picks begin no move, in a sentence that names the pieces and points that the board shows for it. */

import { preview } from '#games/ko-shogi/picks.ts';
import { faceCode } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import type { KoShogiMessages, KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { Standing } from '#i18n/shapes/ko-shogi/reasons.ts';
import type { Evidence } from '#kernel/game.ts';
import type { Tried } from '../../game/game-text.ts';
import { movementOf, shootingOfFace } from './face-ways.ts';
import { movementSentence } from './movement-words.ts';
import { type FaceCode, isFaceCode } from './piece-names.ts';

type Reasons = KoShogiMessages['reasons'];

/** How many points a sentence has room for; the board alone shows the rest. */
const ROOM = 3;

const squaresAs = (evidence: readonly Evidence[], part: string): readonly number[] =>
  evidence.flatMap((one) => (one.show === 'square' && one.as === part ? [one.square] : []));

/** Rules with the same sentence for every piece, as long as their proof is shown. */
const plainly = {
  'priests-only': 'priestsOnly',
  'second-leap': 'secondLeap',
  'five-steps': 'fiveSteps',
  'straight-run': 'straightRun',
  'shot-after-capture': 'shotAfterCapture',
  'pawn-without-drum': 'pawnWithoutDrum',
} as const satisfies Readonly<Record<string, keyof Reasons>>;

const isPlain = (rule: string): rule is keyof typeof plainly => Object.hasOwn(plainly, rule);

/** Rules that name one piece of their proof: its part there, and the sentence. */
const byPiece = {
  'own-piece': ['cause', 'ownPiece'],
  blocked: ['blocker', 'blocked'],
  burned: ['flame', 'burned'],
  'immune-to-displacement': ['immune', 'immuneToDisplacement'],
  silenced: ['fog', 'silenced'],
  'immune-to-shot': ['immune', 'immuneToShot'],
  frozen: ['net', 'frozen'],
} as const satisfies Readonly<Record<string, readonly [part: string, words: keyof Reasons]>>;

const namesPiece = (rule: string): rule is keyof typeof byPiece => Object.hasOwn(byPiece, rule);

/** The sentence about a piece that the player only points at. */
const ofPiece = (
  { refusal: { rule, evidence } }: Tried<Position>,
  here: Standing,
  reasons: Reasons,
  spoken: (square: number) => string,
): string | null => {
  if (rule !== 'own-piece' && rule !== 'priests-only') return null;
  const walls = squaresAs(evidence, 'blocker').map(spoken);
  return walls.length === 0
    ? reasons.noWayOn(here)
    : reasons.walledIn(here, walls.length > ROOM ? [] : walls);
};

/** The sentence; null where there is nothing to name, as of a refusal whose evidence the players agreed not to be shown. */
export const reasonSentence = (
  tried: Tried<Position>,
  text: KoShogiText,
  spoken: (square: number) => string,
): string | null => {
  const { reasons } = text.game;
  const { position, picks, refusal } = tried;
  const { rule, evidence } = refusal;
  const [origin, ...others] = picks;
  const target = others.at(-1);
  if (origin?.at !== 'square') return null;
  // In the middle of a longer move, the board as the picks so far have changed it.
  const board = others.length > 1 ? preview(position, picks.slice(0, -1)) : position;
  const faceOn = (square: number, on: Position): FaceCode | undefined => {
    const piece = pieceAt(on, square);
    const code = piece === undefined ? '' : faceCode(piece);
    return isFaceCode(code) ? code : undefined;
  };
  const standing = (square: number, on = board): Standing | undefined => {
    const code = faceOn(square, on);
    return code && { name: text.game.pieces[code].name, square: spoken(square) };
  };

  const code = faceOn(origin.square, position);
  const here = standing(origin.square, position);
  // An idle press on an empty point asks nothing.
  if (code === undefined || here === undefined)
    return target === undefined ? '' : reasons.emptyPoint(spoken(origin.square));
  const moves = (): string => movementSentence(code, here.name, reasons.movement);
  // Nothing has been tried yet: a player who points at a piece asks what it can do.
  if (rule === 'not-your-turn') return target === undefined ? moves() : reasons.notYourTurn(here);
  if (evidence.length === 0) return null;
  const walled = target === undefined ? ofPiece(tried, here, reasons, spoken) : null;
  if (walled !== null) return walled;
  if (isPlain(rule)) return reasons[plainly[rule]];
  if (namesPiece(rule)) {
    const [part, words] = byPiece[rule];
    const [square] = squaresAs(evidence, part);
    const named = square === undefined ? undefined : standing(square);
    return named === undefined ? null : reasons[words](named);
  }
  const shooting = others.length > 1 ? shootingOfFace(code) : null;
  switch (rule) {
    case 'out-of-range':
      return shooting === null
        ? reasons.slidesTo(movementOf(code).movement.reach ?? 0)
        : reasons.shootsTo(shooting.range);
    case 'no-shots-left':
      return shooting === null ? null : reasons.noShotsLeft(shooting.shots);
    case 'nothing-to-shoot':
      return target?.at === 'square' ? reasons.nothingToShoot(spoken(target.square)) : null;
    case 'wrong-movement':
      return shooting !== null && movementOf(code).movement.chain === undefined
        ? reasons.shootsAlongLines
        : moves();
    default:
      return null;
  }
};
