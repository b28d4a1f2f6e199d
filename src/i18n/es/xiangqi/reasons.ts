/** Why a piece cannot go somewhere, or nowhere, in Spanish: with its name and the points that matter. */

import type { reasons as en } from '../../en/xiangqi/reasons.ts';
import type { Standing } from '../../shapes/xiangqi/reasons.ts';
import { listed } from '../format.ts';

const of = ({ name, square }: Standing): string => `${name} de ${square}`;

export const reasons: typeof en = {
  movement: {
    king: 'El rey va un punto en línea recta, dentro de su palacio.',
    mandarin: 'El mandarín va un punto en diagonal, dentro de su palacio.',
    elephant: 'El elefante va dos puntos en diagonal, en su orilla.',
    horse: 'El caballo va uno en línea recta y otro en diagonal, hacia fuera.',
    chariot: 'El carro va en línea recta, cuantos puntos quiera.',
    cannon: 'El cañón va como el carro y captura saltando una pieza.',
    soldier: 'El soldado va un punto adelante; tras el río, también al lado.',
  },
  goes: {
    king: 'un punto en línea recta, dentro de su palacio',
    mandarin: 'un punto en diagonal, dentro de su palacio',
    elephant: 'dos puntos en diagonal, en su orilla',
    horse: 'un punto en línea recta y otro en diagonal',
    chariot: 'en línea recta, cuanto quiera',
    cannon: 'como el carro, captura saltando una pieza',
    soldier: 'un punto adelante; tras el río, también al lado',
  },
  notYourTurn: (piece) => `Ahora no te toca mover el ${of(piece)}.`,
  emptyPoint: (point) => `En ${point} no hay ninguna pieza.`,
  ownPiece: ({ name, square }) => `En ${square} ya está tu ${name}.`,
  blocked: (by) => `El ${of(by)} cierra el paso.`,
  soldierBackwards: 'El soldado nunca retrocede.',
  soldierSideways: 'El soldado va al lado solo después de cruzar el río.',
  palace: ({ name }) => `El ${name} no puede salir de su palacio.`,
  river: ({ name }) => `El ${name} no puede cruzar el río.`,
  horseLeg: (by) => `El ${of(by)} traba la pata del caballo.`,
  elephantEye: (by) => `El ${of(by)} tapa el ojo del elefante.`,
  cannonNoScreen: (to) => `Para capturar en ${to} el cañón necesita saltar una pieza.`,
  cannonManyScreens: (screens) => `El cañón captura saltando una pieza, no ${screens}.`,
  pinned: (piece, by) => `Sin el ${of(piece)}, el ${of(by)} daría jaque a tu rey.`,
  facingKings: (king) => `Tu rey quedaría cara a cara con el ${of(king)}.`,
  stillInCheck: (by) => {
    const [first, ...others] = by;
    return first !== undefined && others.length === 0
      ? `El ${of(first)} sigue dando jaque a tu rey.`
      : `Aún hay jaque: ${listed(by.map(of))}.`;
  },
  wouldCheck: (by) => `Con esta jugada el ${of(by)} daría jaque a tu rey.`,
  kingTaken: (to, by) => `El ${of(by)} capturaría a tu rey en ${to}.`,
  walledIn: ({ name }, points) =>
    points.length === 0
      ? `Tu ${name} no tiene jugada: hay piezas por todas partes.`
      : `Tu ${name} no tiene jugada: hay piezas en ${listed(points)}.`,
  cannotStopCheck: ({ name }, by) => `Tu ${name} no para el jaque: ${of(by)}.`,
  noSafePoint: 'Tu rey no tiene ningún punto seguro.',
};
