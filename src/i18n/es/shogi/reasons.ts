/** Why a piece cannot go somewhere, or nowhere, in Spanish: with its name and the squares that matter. */

import type { reasons as en } from '../../en/shogi/reasons.ts';
import type { Named, Standing } from '../../shapes/shogi/reasons.ts';
import { listed } from '../format.ts';
import { agreeing, byGender, del, El, el } from './gender.ts';

const un = (piece: Named): string => byGender('un', 'una', piece);
const Un = (piece: Named): string => byGender('Un', 'Una', piece);
const of = ({ name, square }: Standing): string => `${name} de ${square}`;

export const reasons: typeof en = {
  movement: {
    king: 'El rey va a cualquier casilla vecina.',
    rook: 'La torre va en línea recta, cuantas casillas quiera.',
    bishop: 'El alfil va en diagonal, cuantas casillas quiera.',
    gold: 'El oro se mueve una casilla, salvo en diagonal hacia atrás.',
    silver: 'La plata se mueve una casilla adelante o en diagonal.',
    knight: 'El caballo salta dos casillas adelante y una al lado.',
    lance: 'La lanza avanza en línea recta, cuantas casillas quiera.',
    pawn: 'El peón avanza una casilla en línea recta.',
    dragon: 'El dragón va como la torre, o una casilla en diagonal.',
    horse: 'El caballo-dragón va como el alfil, o una casilla en línea recta.',
    'promoted-silver': 'La plata promocionada va como el oro.',
    'promoted-knight': 'El caballo promocionado va como el oro.',
    'promoted-lance': 'La lanza promocionada va como el oro.',
    tokin: 'El tokin va como el oro.',
  },
  goes: {
    king: 'una casilla en cualquier dirección',
    rook: 'en línea recta, cuanto quiera',
    bishop: 'en diagonal, cuanto quiera',
    gold: 'una casilla, salvo en diagonal hacia atrás',
    silver: 'una casilla adelante o en diagonal',
    knight: 'salta dos adelante y una al lado',
    lance: 'recto adelante, cuanto quiera',
    pawn: 'una casilla adelante',
    dragon: 'como la torre, o una en diagonal',
    horse: 'como el alfil, o una en línea recta',
    'promoted-silver': 'como el oro',
    'promoted-knight': 'como el oro',
    'promoted-lance': 'como el oro',
    tokin: 'como el oro',
  },
  notYourTurn: (piece) => `Ahora no te toca mover ${el(piece)} de ${piece.square}.`,
  notYourHand: (piece) => `Ahora no te toca soltar ${un(piece)} de esa mano.`,
  emptySquare: (square) => `En ${square} no hay ninguna pieza.`,
  notInHand: (piece) => `No tienes ${byGender('ningún', 'ninguna', piece)} en la mano.`,
  occupied: (by) => `En ${by.square} ya hay ${un(by)}: elige otra casilla.`,
  ownPiece: ({ name, square }) => `En ${square} ya está tu ${name}.`,
  blocked: (by) => `${El(by)} de ${by.square} cierra el paso.`,
  neverPromotes: (piece) => `${El(piece)} nunca promociona.`,
  promotedAlready: (piece) => `${El(piece)} ya ha promocionado.`,
  promotesLater: (piece) => `${Un(piece)} no promociona al soltarse, solo al mover después.`,
  outsideZone: (from, to) => `Ni ${from} ni ${to} están en la zona de promoción.`,
  mustPromote: (piece, to) => `${Un(piece)} debe promocionar en ${to}: de ahí no podría mover.`,
  nifu: (pawn) => `Tu peón de ${pawn} ya está en esta columna (nifu).`,
  deadSquare: (piece, to) => `${Un(piece)} en ${to} no podría moverse nunca.`,
  pinned: ({ name, square }, by) => `${El(by)} de ${by.square} clava tu ${name} de ${square}.`,
  stillInCheck: (by) => {
    const [first, ...others] = by;
    return first !== undefined && others.length === 0
      ? `${El(first)} de ${first.square} sigue dando jaque a tu rey.`
      : `Aún hay jaque: ${listed(by.map(of))}.`;
  },
  kingTaken: (to, by) => `${El(by)} de ${by.square} capturaría a tu rey en ${to}.`,
  uchifuzume: (to) => `Soltar un peón en ${to} no puede dar mate (uchifuzume).`,
  noMove: ({ name }) => `Tu ${name} no tiene jugada ahora.`,
  walledIn: (piece, squares) =>
    squares.length === 0
      ? `Tu ${piece.name} está ${agreeing('tapado', 'tapada', piece)} por tus piezas.`
      : `Tu ${piece.name} está ${agreeing('tapado', 'tapada', piece)}: tienes piezas en ${listed(squares)}.`,
  cannotStopCheck: ({ name }, by) => `Tu ${name} no para el jaque ${del(by)} de ${by.square}.`,
  noSafeSquare: 'Tu rey no tiene ninguna casilla segura.',
  noSquareFromHand: ({ name }) => `Ahora no hay casilla para tu ${name} en mano.`,
};
