/** The words of xiangqi in Spanish. */
import type { XiangqiMessages } from './catalogue.ts';

export const es: XiangqiMessages = {
  name: 'Xiangqi',

  sides: {
    red: 'Rojo',
    black: 'Negro',
  },

  pieces: {
    king: { name: 'rey' },
    mandarin: { name: 'mandarín' },
    elephant: { name: 'elefante' },
    horse: { name: 'caballo' },
    chariot: { name: 'carro' },
    cannon: { name: 'cañón' },
    soldier: { name: 'soldado' },
  },

  typed: 'Por ejemplo C2=5, h2e2, 炮二平五 o e2',

  endings: {
    checkmate: {
      how: 'Jaque mate',
      why: ({ loser }) => `El rey de ${loser} está en jaque y ninguna jugada lo salva.`,
    },
    stalemate: {
      how: 'Sin jugada legal',
      why: ({ loser }) =>
        `A ${loser} no le queda ninguna jugada legal, y en xiangqi eso es derrota.`,
    },
    'no-attackers': {
      how: 'Nada con que atacar',
      why: () => 'A ningún bando le queda una pieza que pueda cruzar el río.',
    },
    'perpetual-check': {
      how: 'Jaque perpetuo',
      why: ({ loser }) =>
        `La misma posición volvió, y ${loser} había dado jaque en cada jugada: está prohibido.`,
    },
    'perpetual-chase': {
      how: 'Persecución perpetua',
      why: ({ loser }) =>
        `La misma posición volvió, y ${loser} había perseguido la misma pieza en cada jugada: está prohibido.`,
    },
    repetition: {
      how: 'Repetición',
      why: () => 'La misma posición volvió demasiadas veces y ningún bando tenía que cambiar.',
    },
    'no-capture': {
      how: 'Demasiado sin capturas',
      why: () => 'No se capturó ninguna pieza en tantas jugadas como permiten las reglas.',
    },
  },

  warnings: {
    'second-time-checking': (side) => `Repetida a base de jaques: si sigue así, pierde ${side}.`,
    'second-time-chasing': (side) =>
      `Repetida persiguiendo una pieza: si sigue así, pierde ${side}.`,
  },
};
