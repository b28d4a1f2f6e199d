/** What makes a position unplayable, in Spanish. */
import type { ProblemTexts } from '../shape.ts';

export const es: ProblemTexts = {
  'king-missing': ({ side }) => `A ${side} le falta el rey.`,
  'too-many-kings': ({ side }) => `${side}: hay más de un rey.`,
  misplaced: ({ side, piece }) => `${side}: el ${piece} está donde nunca podría llegar.`,
  'too-many': ({ side, piece }) => `${side}: hay más piezas de las que tiene un juego: ${piece}.`,
  'facing-kings': () => 'Los reyes están cara a cara en una columna abierta.',
  'in-check': ({ side }) => `${side}: el rey está en jaque, aunque le toca mover al otro bando.`,
  checkmate: ({ side }) => `${side}: ya hay jaque mate; la partida acabaría antes de empezar.`,
  stalemate: ({ side }) =>
    `${side}: no hay ninguna jugada legal; la partida acabaría antes de empezar.`,
  'no-attackers': () => 'Ningún bando tiene una pieza que pueda cruzar el río.',
};
