/** A mate explained step by step, in Spanish. */

import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';
import type { Standing } from '../../shapes/shogi/reasons.ts';
import { listed } from '../format.ts';
import { agreeing, El, el } from './gender.ts';

const at = (words: string, { square }: Standing): string => `${words} de ${square}`;
const theOnes = (pieces: readonly Standing[]): string =>
  listed(pieces.map((piece) => at(el(piece), piece)));

export const mates: ShogiMessages['mates'] = {
  king: (king, checked) =>
    checked
      ? `${at(El(king), king)} está en jaque.`
      : `${at(El(king), king)} no está en jaque, pero su bando no tiene ninguna jugada legal.`,
  check: (piece) => `Da jaque ${at(el(piece), piece)}.`,
  own: ({ square, name }) =>
    `El rey no puede ir a ${square}: la ocupa una pieza de su bando (${name}).`,
  covered: (square, guards, takes) =>
    `El rey no puede ${takes ? 'capturar en' : 'ir a'} ${square}: la casilla está cubierta por ${theOnes(guards)}.`,
  twoChecks: 'Dos piezas dan jaque: ninguna jugada detiene los dos.',
  noCapture: (piece) => `Ninguna otra pieza puede capturar ${at(el(piece), piece)}.`,
  pinned: (piece, square, pinners, takes) =>
    `${at(El(piece), piece)}, ${agreeing('clavado', 'clavada', piece)} por ${theOnes(pinners)}, no puede ${takes ? 'capturar en' : 'interponerse en'} ${square}.`,
  noBlock: (room) =>
    room ? 'Nada puede interponerse.' : 'Nada puede interponerse: no hay casilla en medio.',
  noDrop: (piece, square, why) => `No se puede soltar en ${square}: ${piece}. ${why}`,
};
