/** The words of xiangqi in Spanish. */
import type { XiangqiMessages } from './catalogue.ts';

export const es: XiangqiMessages = {
  name: 'Xiangqi',
  keys: 'Las flechas van de punto en punto. Enter (Intro) toma o deja una pieza, Escape la suelta y el signo de interrogación la describe.',
  record: 'registro',
  recordExplained: 'registro de una partida',

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
        `La posición se repitió y ${loser} había dado jaque en cada jugada: está prohibido.`,
    },
    'perpetual-chase': {
      how: 'Persecución perpetua',
      why: ({ loser }) =>
        `La posición se repitió y ${loser} había perseguido la misma pieza en cada jugada: está prohibido.`,
    },
    repetition: {
      how: 'Repetición',
      why: () => 'La posición se repitió demasiadas veces y ningún bando estaba obligado a variar.',
    },
    'no-capture': {
      how: 'Demasiadas jugadas sin captura',
      why: () => 'No se capturó ninguna pieza en tantas jugadas como permiten las reglas.',
    },
  },
};
