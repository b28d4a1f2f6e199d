/** Why a piece cannot go somewhere, or nowhere, in Spanish: with its name and the squares that matter. */
import type { ReasonTexts } from '../../shapes/banqi/reasons.ts';

export const reasons: ReasonTexts = {
  steps: (piece) => `El ${piece} mueve y captura una casilla en línea recta.`,
  jumps: 'El cañón va una casilla recta y captura saltando una pieza.',
  notYourPiece: ({ name, square }) => `Ahora no te toca mover el ${name} de ${square}.`,
  emptySquare: (square) => `En ${square} no hay ninguna pieza.`,
  faceDownPiece: (square) => `La pieza de ${square} está boca abajo: solo se puede destapar.`,
  colourUnknown: 'Nadie tiene color todavía: primero destapa una pieza.',
  ownPiece: ({ name, square }) => `En ${square} ya está tu ${name}.`,
  faceDownTarget: (square) => `La pieza de ${square} está boca abajo: no se puede capturar.`,
  notInLine: 'El cañón salta solo por una columna o una fila.',
  noScreen: 'El cañón necesita exactamente una pieza que saltar.',
  manyScreens: (screens) => `El cañón salta exactamente una pieza, y aquí hay ${screens}.`,
  cannotTake: (hunter, prey) => `Un ${hunter} no puede capturar un ${prey}.`,
  noMove: ({ name, square }) => `Tu ${name} de ${square} no tiene ninguna jugada ahora.`,
};
