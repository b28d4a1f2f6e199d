/** Why a piece cannot go somewhere, or nowhere, in English: with its name and the points that matter. */

import type { ReasonTexts, Standing } from '../../shapes/ko-shogi/reasons.ts';
import { listed } from '../format.ts';
import { movement } from './movement.ts';
import { powers } from './powers.ts';

const on = ({ name, square }: Standing): string => `${name} on ${square}`;

export const reasons: ReasonTexts = {
  movement,
  powers,
  notYourTurn: (piece) => `It is not your turn to move the ${on(piece)}.`,
  emptyPoint: (point) => `There is no piece on ${point}.`,
  ownPiece: (there) => `Your own ${there.name} stands on ${there.square}.`,
  blocked: (by) => `The ${on(by)} is in the way.`,
  slidesTo: (points) => `It slides no farther than ${points} points.`,
  shootsTo: (points) =>
    `It shoots no farther than ${points === 1 ? 'one point' : `${points} points`}.`,
  shootsAlongLines: 'It shoots only along the eight lines from where it stands.',
  priestsOnly: 'By moving it takes only priests, monks, fogs and lights.',
  secondLeap: 'The second leap goes on the same main way, or back.',
  fiveSteps: 'A thunderclap makes five steps, no fewer and no more.',
  straightRun: 'A flag waver runs on in one direction.',
  burned: (flame) => `The ${on(flame)} burned it: the turn is over.`,
  shotAfterCapture: 'What captured by landing does not shoot from there.',
  noShotsLeft: (shots) =>
    `It has shot ${shots === 1 ? 'once' : `${shots} times`}: there is no further shot.`,
  nothingToShoot: (point) => `There is nothing to shoot on ${point}.`,
  pawnWithoutDrum: 'Without a drum your pawns do not step ahead.',
  immuneToDisplacement: (there) => `The ${on(there)} is safe from this piece.`,
  silenced: (fog) => `The ${on(fog)} is within five points: no shot.`,
  immuneToShot: (there) => `The ${on(there)} is safe from this shot.`,
  frozen: (net) => `The ${on(net)} holds this piece where it is.`,
  walledIn: ({ name }, points) =>
    points.length === 0
      ? `Your ${name} is blocked by pieces on every side.`
      : `Your ${name} is blocked by ${points.length > 1 ? 'pieces' : 'a piece'} on ${listed(points)}.`,
  noWayOn: ({ name }) => `Your ${name} has no legal move here.`,
};
