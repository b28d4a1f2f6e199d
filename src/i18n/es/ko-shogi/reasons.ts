/** Why a piece cannot go somewhere, or nowhere, in Spanish: with its name and the points that matter. Names have no article here, as they may be of either gender. */

import type { ReasonTexts, Standing } from '../../shapes/ko-shogi/reasons.ts';
import { listed } from '../format.ts';
import { movement } from './movement.ts';
import { powers } from './powers.ts';

const of = ({ name, square }: Standing): string => `${name} de ${square}`;

export const reasons: ReasonTexts = {
  movement,
  powers,
  notYourTurn: (piece) => `Ahora no te toca mover: ${of(piece)}.`,
  emptyPoint: (point) => `En ${point} no hay ninguna pieza.`,
  ownPiece: ({ name, square }) => `En ${square} ya está tu ${name}.`,
  blocked: (by) => `Cierra el paso: ${of(by)}.`,
  slidesTo: (points) => `No va más de ${points} puntos.`,
  shootsTo: (points) => `No dispara a más de ${points === 1 ? 'un punto' : `${points} puntos`}.`,
  shootsAlongLines: 'Solo dispara en las ocho líneas desde donde está.',
  priestsOnly: 'Al mover solo captura sacerdotes, monjes, nieblas y luces.',
  secondLeap: 'El segundo salto sigue en la misma dirección, o vuelve.',
  fiveSteps: 'El trueno da cinco pasos, ni más ni menos.',
  straightRun: 'El abanderado sigue en una misma dirección.',
  burned: (flame) => `Se quemó y el turno acaba: ${of(flame)}.`,
  shotAfterCapture: 'Quien captura al llegar no dispara desde allí.',
  noShotsLeft: (shots) =>
    `Ya ha disparado ${shots === 1 ? 'una vez' : `${shots} veces`}: no queda otro disparo.`,
  nothingToShoot: (point) => `En ${point} no hay nada a que disparar.`,
  pawnWithoutDrum: 'Sin tambor tus peones no avanzan.',
  immuneToDisplacement: (there) => `A salvo de esta pieza: ${of(there)}.`,
  silenced: ({ square }) => `La niebla de ${square} impide disparar aquí.`,
  immuneToShot: (there) => `A salvo de este disparo: ${of(there)}.`,
  frozen: (net) => `La ${of(net)} sujeta esta pieza.`,
  walledIn: ({ name }, points) =>
    points.length === 0
      ? `Tu ${name} no tiene jugada: todo está cerrado.`
      : `Tu ${name} no tiene jugada: hay piezas en ${listed(points)}.`,
  noWayOn: ({ name }) => `Tu ${name} no tiene jugada legal aquí.`,
};
