/** The words of shogi in Spanish. */
import type { ShogiMessages } from '../catalogue.ts';
import type { SpokenTurn } from './shape.ts';

const spoken = (turn: SpokenTurn): string => {
  const words = [
    turn.dropped
      ? `${turn.side} suelta ${turn.piece} en ${turn.square}`
      : `${turn.side}: ${turn.piece} a ${turn.square}`,
  ];
  if (turn.captured !== null) words.push(`captura ${turn.captured}`);
  if (turn.choice === 'promote') words.push('promociona');
  if (turn.choice === 'keep') words.push('no promociona');
  if (turn.check) words.push('jaque');
  return `${words.join(', ')}.`;
};

export const es: ShogiMessages = {
  name: 'Shogi',

  sides: {
    sente: { short: 'Sente', full: 'Sente (negras)' },
    gote: { short: 'Gote', full: 'Gote (blancas)' },
    shitate: { short: 'Shitate', full: 'Shitate (negras)' },
    uwate: { short: 'Uwate', full: 'Uwate (blancas)' },
  },

  pieces: {
    king: { name: 'rey' },
    rook: { name: 'torre' },
    bishop: { name: 'alfil' },
    gold: { name: 'oro' },
    silver: { name: 'plata' },
    knight: { name: 'caballo' },
    lance: { name: 'lanza' },
    pawn: { name: 'peón' },
    dragon: { name: 'dragón' },
    horse: { name: 'caballo-dragón' },
    'promoted-silver': { name: 'plata promocionada' },
    'promoted-knight': { name: 'caballo promocionado' },
    'promoted-lance': { name: 'lanza promocionada' },
    tokin: { name: 'tokin' },
  },

  choice: {
    title: '¿Promocionar?',
    promote: (face) => `Promocionar: ${face}`,
    keep: (face) => `No promocionar: ${face}`,
  },

  refusals: {
    'not-your-turn': 'Es el turno del otro jugador.',
    'empty-square': 'En esta casilla no hay ninguna pieza.',
    'not-in-hand': 'No hay ninguna pieza así en la mano.',
    occupied: 'Una pieza de la mano solo puede ir a una casilla vacía.',
    'own-piece': 'Ahí hay una pieza tuya.',
    'wrong-movement': 'Esta pieza no se mueve así.',
    blocked: 'Hay otra pieza en el camino.',
    'promotion-not-possible': 'Esta pieza no puede promocionar en esta jugada.',
    'promotion-compulsory': 'Aquí debe promocionar: sin hacerlo, no podría volver a moverse.',
    nifu: 'Ya tienes un peón sin promocionar en esta columna (nifu).',
    'dead-square': 'Una pieza soltada aquí no podría volver a moverse.',
    pinned: 'Esta pieza está clavada: si la mueves, tu rey queda expuesto.',
    'king-left-in-check': 'Tu rey está en jaque y esta jugada no lo salva.',
    'moved-into-check': 'Ahí tu rey quedaría en jaque.',
    uchifuzume: 'No se puede dar mate soltando un peón (uchifuzume).',
  },

  endings: {
    checkmate: {
      how: 'Jaque mate',
      why: ({ loser }) => `El rey de ${loser} está en jaque y ninguna jugada lo salva.`,
    },
    'no-move': {
      how: 'Sin jugada legal',
      why: ({ loser }) => `A ${loser} no le queda ninguna jugada legal, y en shogi eso pierde.`,
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

  problems: {
    'king-missing': ({ side }) => `A ${side} le falta el rey.`,
    'too-many-kings': ({ side }) => `${side} tiene más de un rey.`,
    nifu: ({ side }) => `${side} tiene dos peones sin promocionar en una columna (nifu).`,
    'dead-piece': ({ side }) => `${side} tiene una pieza que no podría volver a moverse.`,
    'too-many': ({ piece }) => `Hay más piezas de este tipo que en un juego completo: ${piece}.`,
    'in-check': ({ side }) => `${side} está en jaque, aunque le toca mover al otro bando.`,
  },

  reading: {
    'empty-file': 'El texto está vacío.',
    'not-kif': 'En este texto no hay ningún kifu.',
    'unknown-line': 'No se ha entendido esta línea y se omite.',
    'unreadable-move': 'Esto no es una jugada. La línea de juego se detiene antes.',
    'impossible-move': 'Esta jugada no es posible aquí. La línea de juego se detiene antes.',
    'illegal-move': 'Esta jugada incumple una regla. Se conserva con una marca.',
    'wrong-piece': 'Ahí hay otra pieza. La jugada se ha hecho con ella.',
    'bad-time': 'No se ha entendido el tiempo de reflexión.',
    'bad-variation': 'No queda claro dónde empieza o termina esta variante.',
    'unknown-handicap': 'No se conoce esta ventaja.',
    'bad-diagram': 'No se ha entendido esta fila del diagrama.',
    'bad-hand': 'No se han entendido las piezas en mano.',
    'commented-diagram': 'La posición inicial se ha tomado del diagrama de los comentarios.',
    'unknown-ending': 'No se conoce este final. Se conserva tal como está escrito.',
    'move-after-ending': 'La partida ya había terminado aquí. Las jugadas siguientes se conservan.',
    'count-differs': 'El número de jugadas no coincide con el que se ha leído.',
    'second-game': 'Aquí empieza otra partida. Solo se ha leído la primera.',
  },

  spoken,
};
