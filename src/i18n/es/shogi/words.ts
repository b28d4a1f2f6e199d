/** The words of shogi in Spanish. */

import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';
import type { ProblemTexts, SpokenTurn } from '../../shapes/shogi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { el } from './gender.ts';
import { impasse } from './jishogi.ts';
import { mates } from './mates.ts';
import { pieces } from './pieces.ts';
import { reasons } from './reasons.ts';

const spoken = (turn: SpokenTurn): string => {
  // These pieces in hand are feminine.
  const dropped = /^(torre|plata|lanza)$/.test(turn.piece) ? 'soltada en' : 'soltado en';
  const words = [`${turn.side}: ${turn.piece} ${turn.dropped ? dropped : 'a'} ${turn.square}`];
  if (turn.captured !== null) words.push(`captura ${turn.captured}`);
  if (turn.choice === 'promote') words.push('promociona');
  if (turn.choice === 'keep') words.push('no promociona');
  if (turn.check) words.push('jaque');
  return `${words.join(', ')}.`;
};

const problems: ProblemTexts = {
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

export const words: ShogiMessages = {
  goal: 'Ganas con jaque mate: ataca al rey sin que pueda escapar.',
  keys: 'Las flechas van de casilla en casilla y a las piezas en mano. Enter (Intro) toma o deja una pieza, Escape la suelta y el signo de interrogación la describe.',
  record: 'kifu',
  recordExplained: 'kifu (registro de una partida)',

  sides: {
    sente: 'Sente',
    gote: 'Gote',
    shitate: 'Shitate',
    uwate: 'Uwate',
  },

  pieces,

  choice: {
    title: (from, to) =>
      to.kind === `promoted-${from.kind}`
        ? `¿Promocionar ${el(from)}?`
        : `¿Promocionar a ${to.name}?`,
    optional: 'o se queda como está',
    words: { promote: 'Promocionar', keep: 'No promocionar' },
    answer: (word, face) => `${word} · ${face}`,
  },

  endings: {
    checkmate: {
      how: 'Jaque mate',
      by: 'por jaque mate',
      ask: '¿Por qué es mate?',
      why: ({ loser }) => `Ninguna jugada salva al rey de ${loser}.`,
    },
    'no-move': {
      how: 'Sin jugada legal',
      why: ({ loser }) => `A ${loser} no le queda ninguna jugada legal, y en shogi eso es derrota.`,
    },
    sennichite: {
      how: 'Repetición (sennichite)',
      why: () => 'La misma posición apareció por cuarta vez en el tablero.',
    },
    'perpetual-check': {
      how: 'Jaque perpetuo',
      why: ({ loser }) =>
        `La misma posición apareció por cuarta vez y ${loser} había dado jaque en cada jugada: está prohibido.`,
    },
    impasse: {
      how: 'Punto muerto (jishogi)',
      why: () => 'Ya no se puede dar mate a ningún rey, así que se contaron los puntos.',
    },
    declaration: {
      how: 'Declaración',
      why: () => 'Se declaró la entrada de un rey y se contaron los puntos.',
    },
    'no-mate': { how: 'Sin mate', why: () => 'El problema no tiene solución por esta línea.' },
    'move-limit': {
      how: 'Límite de jugadas',
      why: () => 'La partida llegó a la última jugada que permiten sus reglas.',
    },
  },

  typed: 'Por ejemplo 7g7f, P*5e, ７六歩 o 76',
  spoken,
  warnings: {
    'third-time': () => 'Tercera vez en esta posición. La cuarta acaba la partida.',
    'third-time-checking': (side) =>
      `Tercera vez en esta posición. Si hay una cuarta, siempre con jaque, pierde ${side}.`,
  },
  fouls,
  mates,
  namedFouls,
  problems,
  agreement,
  impasse,
  settings: {
    pieces: {
      label: 'Piezas',
      values: {
        kanji: 'Kanji',
        antique: 'Kanji grueso',
        'two-kanji': 'Dos kanji',
        western: 'Símbolos',
      },
    },
    ways: { label: 'Mostrar en cada pieza cómo se mueve' },
    kings: {
      label: 'Reyes',
      values: {
        standard: '玉 para Sente, 王 para Gote',
        swapped: '王 para Sente, 玉 para Gote',
        'both-gyoku': '玉 para los dos',
      },
    },
    coordinates: {
      label: 'Coordenadas',
      values: {
        japanese: 'Japonesas: ７六',
        usi: 'Con letras: 7f',
        numbers: 'Con números: 7 6',
        none: 'Sin coordenadas',
      },
    },
    upright: { label: 'No poner boca abajo los símbolos del rival' },
  },
  stood: 'La misma posición se dio cuatro veces:',
  faces: {
    promoted: 'Al promocionar es',
    taken: 'Si la capturan, vuelve a ser',
    none: 'No promociona.',
  },
  occasions: {
    capture: 'Has capturado una pieza: en otro turno puedes soltarla.',
    drop: 'Se suelta sin promocionar; podrá promocionar en otra jugada.',
    choice: 'En las tres últimas filas, o al salir de ellas, se puede promocionar.',
    check: 'Jaque: mueve el rey, captura al atacante o interpón una pieza.',
    'third-time': 'Tercera vez en esta posición; la cuarta acaba la partida.',
  },
  files,
  notations: {
    japanese: 'Japonesa: ７六歩',
    western: 'Occidental: P-7f',
    'kitao-kawasaki': 'Kitao y Kawasaki: 歩-76',
    usi: 'USI: 7g7f',
  },
  reasons,
  /** Why a move is not possible, by the rule that forbids it, in general and not for one move. */
  refusals: {
    'not-your-turn': 'Es el turno del otro jugador.',
    'empty-square': 'En esta casilla no hay ninguna pieza.',
    'not-in-hand': 'No hay ninguna pieza así en la mano.',
    occupied: 'Una pieza de la mano solo puede ir a una casilla vacía.',
    'own-piece': 'Ahí hay una pieza tuya.',
    'wrong-movement': 'Esta pieza no se mueve así.',
    blocked: 'Hay otra pieza en el camino.',
    'promotion-not-possible': 'Esta pieza no puede promocionar en esta jugada.',
    'promotion-compulsory': 'Aquí debe promocionar: si no, no volvería a moverse.',
    nifu: 'Ya tienes un peón sin promocionar en esta columna (nifu).',
    'dead-square': 'Una pieza soltada aquí no podría moverse nunca.',
    pinned: 'Esta pieza está clavada: si la mueves, tu rey queda expuesto.',
    'king-left-in-check': 'Tu rey está en jaque y esta jugada no lo salva.',
    'moved-into-check': 'Ahí tu rey quedaría en jaque.',
    uchifuzume: 'No se puede dar mate soltando un peón (uchifuzume).',
  },
};
