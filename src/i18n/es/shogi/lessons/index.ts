/** The words of the lessons of shogi, in Spanish. */
import type { FactNames, LessonTexts } from '../../../shapes/lessons.ts';
import { allPieces } from './all-pieces.ts';
import { firstGame } from './first-game.ts';

const faces: Readonly<Record<string, string>> = {
  K: 'rey',
  R: 'torre',
  B: 'alfil',
  G: 'oro',
  S: 'plata',
  N: 'caballo',
  L: 'lanza',
  P: 'peón',
  '+R': 'dragón',
  '+B': 'caballo-dragón',
  '+S': 'plata promocionada',
  '+N': 'caballo promocionado',
  '+L': 'lanza promocionada',
  '+P': 'tokin',
};

/** The faces whose names are feminine. */
const feminine = ['R', 'S', 'L', '+S', '+L'];

const named = (face: string | null): string => faces[face ?? ''] ?? 'pieza';
const isFeminine = (face: string | null): boolean =>
  face === null || faces[face] === undefined || feminine.includes(face);
const the = (face: string | null): string => `${isFeminine(face) ? 'la' : 'el'} ${named(face)}`;

/** The piece that answers, with the square it came from. */
const taker = ({ by, from }: FactNames): string =>
  from === null ? the(by) : `${the(by)} de ${from}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const lessons: LessonTexts = {
  blocks: {
    'first-game': {
      name: 'Primera partida, 15 minutos',
      teaches: 'Cuatro piezas, capturar, soltar y dar mate. Después, a cazar un rey.',
    },
    'all-pieces': {
      name: 'Todas las piezas',
      teaches: 'Las demás piezas, la promoción y dónde soltar.',
    },
  },
  stages: { ...firstGame, ...allPieces },
  after: {
    'king-hunt': {
      name: 'Caza del rey',
      task: 'Da mate al rey.',
      flees: 'Huye con tu rey.',
      before:
        'Tienes la torre, el alfil y dos oros. Promociona la torre y el alfil en las tres filas más lejanas: se voltean y son más fuertes. Tras 60 jugadas, el rey escapa.',
    },
    'corner-hunt': {
      name: 'Caza en la esquina',
      task: 'Da mate al rey en la esquina.',
      flees: 'Huye con tu rey.',
      before: 'Tienes un rey y dos oros, en un tablero de cinco por cinco casillas.',
    },
    pawnless: {
      name: 'Partida sin peones',
      task: 'Da mate al rey.',
      before:
        'Todas las piezas menos los peones. Todas las líneas están abiertas: antes de mover, mira qué está atacado.',
    },
    'ten-pieces': {
      name: 'Partida contra rey y peones',
      task: 'Da mate al rey.',
      before: 'Un bando solo tiene el rey y los peones, y juega primero.',
    },
  },
  facts: {
    mated: ({ by, at }) => `${capital(the(by))} va a ${at}: mate. Tu rey no puede escapar.`,
    taken: (names) => `${capital(taker(names))} captura tu ${named(names.face)}.`,
    exchanged: (names) =>
      `${capital(taker(names))} captura tu ${named(names.face)}, y a cambio recibes menos.`,
    forked: ({ by, at, face }) =>
      `${capital(the(by))} en ${at} ataca a la vez a tu rey y ${face === null ? 'otra pieza' : `tu ${named(face)}`}.`,
    escapes: ({ at }) => `Es jaque, pero el rey escapa a ${at}.`,
    'checker-taken': (names) => `Es jaque, pero ${taker(names)} captura tu ${named(names.face)}.`,
    blocked: ({ by, at }) => `Es jaque, pero ${the(by)} se interpone en ${at}.`,
    'no-check': () => 'No es jaque: el rey no está amenazado.',
    misses: () => 'No pierdes nada, pero no es lo que se pide.',
    'not-this-square': ({ at }) => `No es ${at}.`,
    'is-legal': () => 'Está permitido.',
    'is-forbidden': () => 'No está permitido.',
    'other-face': ({ face }) => `No es ${the(face)}.`,
  },
  notYet: 'Por ahora se queda en tu mano. Más adelante aprenderás a soltar piezas.',
  outside: 'El tablero acaba aquí.',
  faces,
};
