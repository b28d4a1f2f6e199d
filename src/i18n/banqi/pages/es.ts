/** What banqi says on pages and sheets in Spanish. */
import { es as agreement } from '../agreement/es.ts';
import type { BanqiPageMessages } from '../catalogue.ts';
import { es as files } from '../files/es.ts';
import { es as fouls } from '../fouls/es.ts';
import { es as problems } from '../problems/es.ts';
import { es as reasons } from '../reasons/es.ts';

export const es: BanqiPageMessages = {
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
