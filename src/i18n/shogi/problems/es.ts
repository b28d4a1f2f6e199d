/** Qué impide jugar desde una posición, en español. */
import type { ProblemTexts } from '../shape.ts';

export const es: ProblemTexts = {
  'king-missing': ({ side }) => `A ${side} le falta el rey.`,
  'too-many-kings': ({ side }) => `${side} tiene más de un rey.`,
  nifu: ({ side }) => `${side} tiene dos peones sin promocionar en una columna (nifu).`,
  'dead-piece': ({ side }) => `${side} tiene una pieza que no podría moverse nunca.`,
  'too-many': ({ piece }) => `Hay más piezas de este tipo que en un juego completo: ${piece}.`,
  'in-check': ({ side }) => `${side} está en jaque, aunque le toca mover al otro bando.`,
  checkmate: ({ side }) => `${side} ya está en jaque mate: la partida acabaría antes de empezar.`,
  'no-move': ({ side }) =>
    `Le toca a ${side} y no tiene ninguna jugada legal: la partida acabaría antes de empezar.`,
};
