/** A mate told step by step, in Spanish. */
import { listed } from '../../format.ts';
import type { ShogiPageMessages } from '../catalogue.ts';

const list = listed('es');

export const es: ShogiPageMessages['mates'] = {
  on: (piece, square) => `${piece} de ${square}`,
  king: (king, checked) =>
    checked
      ? `El ${king} está en jaque.`
      : `El ${king} no está en jaque, pero su bando no tiene ninguna jugada legal.`,
  check: (piece) => `Da jaque: ${piece}.`,
  own: (square, piece) => `El rey no puede ir a ${square}: ocupada por su propia pieza (${piece}).`,
  covered: (square, guards, takes) =>
    `El rey no puede ${takes ? 'capturar en' : 'ir a'} ${square}: casilla cubierta por ${list(guards)}.`,
  twoChecks: 'Dos piezas dan jaque: ninguna jugada detiene los dos.',
  noCapture: (piece) => `Ninguna otra pieza puede capturar: ${piece}.`,
  pinned: (piece, square, pinners, takes) =>
    `No puede ${takes ? 'capturar en' : 'interponerse en'} ${square}: ${piece}, pieza clavada por ${list(pinners)}.`,
  noBlock: (room) =>
    room ? 'Nada puede interponerse.' : 'Nada puede interponerse: no hay casilla en medio.',
  noDrop: (piece, square, why) => `No se puede soltar en ${square}: ${piece}. ${why}`,
};
