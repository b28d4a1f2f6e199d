/** The words of banqi in Spanish. */
import type { BanqiMessages } from '../../shapes/banqi/catalogue.ts';
import type { ProblemTexts } from '../../shapes/banqi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls } from './fouls.ts';
import { reasons } from './reasons.ts';

const problems: ProblemTexts = {
  'face-up-without-colour': () => 'Hay una pieza boca arriba y nadie tiene color.',
  'second-without-colour': ({ side }) => `Juega ${side} y nadie tiene color.`,
  'no-pieces': ({ side }) => `${side}: no hay piezas; la partida acabaría antes de empezar.`,
  'no-move': ({ side }) => `${side}: no hay ninguna jugada; la partida acabaría antes de empezar.`,
};

export const words: BanqiMessages = {
  goal: 'Ganas al capturar todas las piezas del rival.',
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
  captureWords: {
    of: (family) => `Quién captura a quién: ${family}`,
    yes: 'captura',
    no: 'no captura',
    jump: 'captura saltando',
    key: 'La pieza de la izquierda captura (✓), captura saltando (↷) o no captura (–) la de arriba.',
  },

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

  typed: 'Por ejemplo c3, c3-c4 o c3xd3',
  spoken: ({ side, piece, square, captured }) =>
    captured === null
      ? `${side}: ${piece} a ${square}.`
      : `${side}: ${piece} a ${square}, captura ${captured}.`,
  turnedUp: ({ side, piece, square, takes }) =>
    takes === null
      ? `${side}: destapa ${piece} en ${square}.`
      : `${side}: destapa ${piece} en ${square}. ${side} es ${takes}.`,
  warnings: { 'second-time': () => 'Esta posición se da por segunda vez.' },
  fouls,
  problems,
  agreement,
  settings: {
    pieces: {
      label: 'Piezas',
      values: {
        traditional: 'Clásicas',
        simplified: 'Simplificadas',
        western: 'Símbolos occidentales',
      },
    },
    coordinates: {
      label: 'Coordenadas',
      values: { squares: 'Letras y números: c3', none: 'Ninguna' },
    },
  },
  stood: (count) => `La misma posición se dio ${count} veces:`,
  takes: (kinds) => `Captura: ${kinds}.`,
  takesAny: 'Captura cualquier pieza saltando exactamente otra.',
  files,
  notations: {
    plain: 'Casillas: c3xd3',
    full: 'Con lo capturado: c3xd3:n',
    taiwanese: 'Programas de Taiwán: c3-c4',
  },
  reasons,
  refusals: {
    'empty-square': 'En esta casilla no hay ninguna pieza.',
    'face-down-piece': 'Una pieza boca abajo solo se puede destapar.',
    'colour-unknown': 'Nadie tiene color todavía: primero destapa una pieza.',
    'not-your-piece': 'Ahora no te toca mover esta pieza.',
    'own-piece': 'En esa casilla ya hay una pieza tuya.',
    'face-down-target': 'Donde hay una pieza boca abajo no se puede capturar ni entrar.',
    'not-adjacent': 'Las piezas van solo a la casilla de al lado, en línea recta.',
    'not-in-line': 'El cañón salta solo por una columna o una fila.',
    'no-screen': 'El cañón necesita exactamente una pieza que saltar.',
    'many-screens': 'El cañón no puede saltar más de una pieza.',
    'king-soldier': 'El rey no puede capturar un soldado.',
    rank: 'Esta pieza no puede capturar otra más fuerte.',
  },
};
