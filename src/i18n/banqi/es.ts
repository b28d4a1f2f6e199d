/** The words of banqi in Spanish. */
import type { BanqiMessages } from './catalogue.ts';

export const es: BanqiMessages = {
  name: 'Banqi',
  keys: 'Las flechas van de casilla en casilla. Enter (Intro) descubre una pieza tapada y toma o deja una descubierta. Escape suelta la pieza y el signo de interrogación la describe.',
  record: 'registro',
  recordExplained: 'registro de una partida',

  sides: { first: 'Jugador 1', second: 'Jugador 2', red: 'Rojo', black: 'Negro' },

  plays: (player, colour) => `${player} es ${colour}`,

  pieces: {
    king: { name: 'rey' },
    advisor: { name: 'mandarín' },
    elephant: { name: 'elefante' },
    chariot: { name: 'carro' },
    horse: { name: 'caballo' },
    cannon: { name: 'cañón' },
    soldier: { name: 'soldado' },
    down: { name: 'pieza boca abajo' },
  },

  coloured: {
    red: (piece) => `${piece} rojo`,
    black: (piece) => `${piece} negro`,
  },
  hidden: ({ colour, count, kinds }) =>
    count === 0
      ? `${colour}: no queda nada boca abajo`
      : `${colour}, boca abajo: ${count}. ${kinds.map(([name, number]) => `${name} ${number}`).join(', ')}`,
  known: (square, piece) => `${square} está boca abajo, pero ya se conoce: ${piece}`,
  captures: 'Quién captura a quién',

  endings: {
    'no-pieces': {
      how: 'Sin piezas',
      why: ({ loser }) => `A ${loser} no le queda ninguna pieza, ni en el tablero ni boca abajo.`,
    },
    'no-move': {
      how: 'Sin jugada',
      why: ({ loser }) => `${loser} no puede mover, y no queda nada que destapar.`,
    },
    repetition: {
      how: 'Repetición',
      why: () => 'La misma posición se dio por tercera vez.',
    },
    'no-progress': {
      how: 'Sin progreso',
      why: () => 'No se capturó ni se destapó ninguna pieza en los turnos que permiten las reglas.',
    },
  },
};
