/** The words of xiangqi in Spanish. */

import type { XiangqiMessages } from '../../shapes/xiangqi/catalogue.ts';
import type { ProblemTexts, SpokenTurn } from '../../shapes/xiangqi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { pieces } from './pieces.ts';
import { reasons } from './reasons.ts';

const spoken = ({ side, piece, square, captured, check }: SpokenTurn): string => {
  const words = [`${side}: ${piece} a ${square}`];
  if (captured !== null) words.push(`captura ${captured}`);
  if (check) words.push('jaque');
  return `${words.join(', ')}.`;
};

const problems: ProblemTexts = {
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

export const words: XiangqiMessages = {
  goal: 'Ganas si el rey rival no puede escapar o no le queda jugada.',
  keys: 'Las flechas van de punto en punto. Enter (Intro) toma o deja una pieza, Escape la suelta y el signo de interrogación la describe.',
  record: 'registro',
  recordExplained: 'registro de una partida',

  sides: {
    red: 'Rojo',
    black: 'Negro',
  },

  pieces,

  endings: {
    checkmate: {
      how: 'Jaque mate',
      by: 'por jaque mate',
      ask: '¿Por qué es mate?',
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

  typed: 'Por ejemplo C2=5, h2e2, 炮二平五 o e2',
  spoken,
  warnings: {
    'second-time-checking': (side) => `Repetida a base de jaques: si sigue así, pierde ${side}.`,
    'second-time-chasing': (side) =>
      `Repetida persiguiendo una pieza: si sigue así, pierde ${side}.`,
  },
  fouls,
  namedFouls,
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
    ways: { label: 'Mostrar en cada pieza cómo se mueve' },
    coordinates: {
      label: 'Coordenadas',
      values: {
        iccs: 'Letras y números: h2',
        files: 'Columnas desde la derecha de cada uno',
        none: 'Ninguna',
      },
    },
    tint: { label: 'Colorear los palacios y el río' },
    turned: { label: 'Girar los símbolos del rival' },
  },
  stood: (count) => `La misma posición se dio ${count} veces:`,
  limits: {
    king: 'No sale de su palacio y nunca puede quedar cara a cara con el otro rey.',
    mandarin: 'No sale de los cinco puntos de las diagonales de su palacio.',
    elephant: 'No sale de su orilla; una pieza en medio de su camino lo detiene.',
    horse: 'No salta: una pieza a su lado lo detiene por ese lado.',
    chariot: 'Es la pieza más fuerte.',
    cannon: 'Captura solo saltando exactamente una pieza, de cualquier bando.',
    soldier: 'Nunca retrocede ni se convierte en otra pieza.',
  },
  occasions: {
    check: 'Jaque: mueve el rey, captura la pieza o cierra su camino.',
    'third-time': 'Esta posición se da por tercera vez.',
  },
  files,
  notations: {
    wxf: 'WXF: C2=5',
    chinese: 'China: 炮二平五',
    iccs: 'ICCS: H2-E2',
  },
  reasons,
  refusals: {
    'not-your-turn': 'Le toca al otro jugador.',
    'empty-square': 'En este punto no hay ninguna pieza.',
    'own-piece': 'En ese punto ya hay una pieza tuya.',
    'wrong-movement': 'Esta pieza no se mueve así.',
    'soldier-backwards': 'El soldado nunca retrocede.',
    'soldier-sideways': 'El soldado va al lado solo después de cruzar el río.',
    palace: 'Esta pieza no puede salir de su palacio.',
    river: 'El elefante no puede cruzar el río.',
    'horse-leg': 'Una pieza al lado del caballo le traba la pata.',
    'elephant-eye': 'Una pieza en medio de su camino tapa el ojo del elefante.',
    blocked: 'Otra pieza cierra el paso.',
    'cannon-no-screen': 'Para capturar, el cañón necesita saltar una pieza.',
    'cannon-many-screens': 'Para capturar, el cañón salta exactamente una pieza.',
    pinned: 'Esta pieza protege a tu rey: moverla lo expondría.',
    'king-left-in-check': 'Tu rey está en jaque y esta jugada no lo salva.',
    'moved-into-check': 'Tu rey quedaría en jaque.',
    'facing-kings': 'Los reyes no pueden quedar cara a cara en columna abierta.',
  },
};
