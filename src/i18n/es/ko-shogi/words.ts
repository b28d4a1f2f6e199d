/** The words of ko shogi in Spanish. */

import type { KoShogiMessages } from '../../shapes/ko-shogi/catalogue.ts';
import type { ProblemTexts, SpokenTurn } from '../../shapes/ko-shogi/words.ts';
import { listed } from '../format.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { reasons } from './reasons.ts';

const spoken = ({ side, piece, landings, choice, gone, check }: SpokenTurn): string => {
  const words = landings.flatMap(({ square, captured, shot }) => [
    `a ${square}`,
    ...(captured === null ? [] : [`captura ${captured}`]),
    ...shot.map(({ name, square: there }) => `dispara a ${name} en ${there}`),
  ]);
  if (choice !== null) words.push(choice === 'promote' ? 'promociona' : 'no promociona');
  if (gone.length > 0) words.push(`desaparece además: ${listed(gone)}`);
  if (check) words.push('jaque');
  return `${side}: ${piece} ${words.join(', ')}.`;
};

const problems: ProblemTexts = {
  'command-missing': ({ side }) =>
    `${side}: no hay general ni gobernador, ni tropa intermedia con estandarte.`,
  'too-many': ({ side, piece }) => `${side}: hay más piezas de las que tiene un juego: ${piece}.`,
  'no-move': ({ side }) =>
    `${side}: no hay ninguna jugada legal; la partida acabaría antes de empezar.`,
};

export const words: KoShogiMessages = {
  goal: 'Ganas al capturar a todos los que mandan en el otro bando.',
  keys: 'Las flechas van de punto en punto. Enter (Intro) toma o deja una pieza; en el punto alcanzado, Enter otra vez termina una jugada de varios pasos. Escape suelta la pieza y el signo de interrogación la describe.',
  record: 'registro',
  recordExplained: 'registro de una partida',

  sides: {
    black: 'Negro',
    white: 'Blanco',
  },

  pieces: {
    G: { name: 'general' },
    CL: { name: 'escribano' },
    '+CL': { name: 'estratega' },
    SO: { name: 'oficial de estado mayor' },
    '+SO': { name: 'estandarte y tambores' },
    AC: { name: 'ayudante de campo' },
    '+AC': { name: 'intendente' },
    WR: { name: 'luchador de sumo' },
    A: { name: 'ayudante' },
    '+A': { name: 'brigada de la ciudad' },
    S: { name: 'escolta' },
    '+S': { name: 'brigada de la aldea' },
    CS: { name: 'jefe de estado mayor' },
    '+CS': { name: 'vicecomandante' },
    EN: { name: 'ingeniero' },
    '+EN': { name: 'llama venenosa' },
    TP: { name: 'sacerdote taoísta' },
    '+TP': { name: 'niebla de cinco li' },
    SM: { name: 'monje espiritual' },
    '+SM': { name: 'luz inmaculada' },
    AG: { name: 'guardia avanzada' },
    '+AG': { name: 'red hacia el cielo' },
    MA: { name: 'tropa intermedia' },
    '+MA': { name: 'gobernador' },
    D: { name: 'tambor' },
    '+D': { name: 'trueno' },
    B: { name: 'estandarte' },
    '+B': { name: 'abanderado' },
    SN: { name: 'centinela' },
    '+SN': { name: 'jefe de cien' },
    M: { name: 'jefe de mil' },
    '+M': { name: 'dragón ascendente' },
    Q: { name: 'intendente' },
    '+Q': { name: 'ala de tigre' },
    CR: { name: 'jefe de cien' },
    '+CR': { name: 'halcón de guerra' },
    RG: { name: 'retaguardia' },
    '+RG': { name: 'red hacia la tierra' },
    FC: { name: 'cañón franco' },
    '+FC': { name: 'carro de los dioses' },
    E: { name: 'elefante' },
    LB: { name: 'arco largo' },
    '+LB': { name: 'jinete de arco largo' },
    CB: { name: 'ballesta' },
    '+CB': { name: 'jinete de ballesta' },
    C: { name: 'cañón' },
    '+C': { name: 'carro de artillería' },
    HS: { name: 'soldado de caballería' },
    '+HS': { name: 'caballería' },
    CA: { name: 'caballería' },
    '+CA': { name: 'caballo alado' },
    P: { name: 'peón' },
    '+P': { name: 'unidad de patrulla' },
    PU: { name: 'unidad de patrulla' },
    '+PU': { name: 'comisario' },
    SH: { name: 'escudo' },
    '+SH': { name: 'unidad de escudos' },
    SU: { name: 'unidad de escudos' },
    '+SU': { name: 'fortaleza celestial' },
    CH: { name: 'carro' },
    '+CH': { name: 'unidad de carros' },
    CU: { name: 'unidad de carros' },
    '+CU': { name: 'jefe de mil' },
    V: { name: 'vanguardia' },
    '+V': { name: 'comisario' },
  },

  choice: {
    promoting: (face) => `¿Promocionar a ${face}?`,
    goingOn: '¿Seguir o terminar?',
    optional: 'o se queda como está',
    words: { promote: 'Promocionar', keep: 'No promocionar', stop: 'Terminar' },
    answer: (word, face) => `${word} · ${face}`,
  },

  endings: {
    'command-lost': {
      how: 'Mando perdido',
      why: ({ loser }) =>
        loser === ''
          ? 'Un mismo turno quitó el mando a los dos bandos.'
          : `A ${loser} no le queda general ni gobernador, ni tropa intermedia con estandarte.`,
    },
    repetition: {
      how: 'Partida nula',
      why: () =>
        'La misma posición se dio por cuarta vez y ningún bando por sí solo había dado jaque siempre.',
    },
    'perpetual-check': {
      how: 'Jaque perpetuo',
      why: ({ loser }) =>
        `La misma posición se dio por cuarta vez y ${loser} había dado jaque en cada jugada: está prohibido.`,
    },
    'no-move': {
      how: 'Sin jugada legal',
      why: ({ loser }) =>
        `A ${loser} no le queda ninguna jugada legal, y en ko shogi eso es derrota.`,
    },
  },

  typed: 'Por ejemplo V-10h, 10m-10h o 10h',
  spoken,
  warnings: {
    'third-time': () => 'Esta posición se da por tercera vez: a la cuarta, partida nula.',
    'third-time-checking': (side) => `Repetida a base de jaques: si sigue así, pierde ${side}.`,
  },
  fouls,
  namedFouls,
  problems,
  agreement,
  settings: {
    pieces: {
      label: 'Piezas',
      values: { kanji: 'Nombres en kanji', codes: 'Códigos con sus jugadas' },
    },
    coordinates: {
      label: 'Coordenadas',
      values: { points: 'Números y letras: 10j', none: 'Ninguna' },
    },
    upright: { label: 'Girar los signos del rival hacia quien lee' },
    fogs: { label: 'Mostrar hasta dónde llegan nieblas y luces' },
    nets: { label: 'Mostrar las líneas de las redes' },
    flames: { label: 'Mostrar dónde queman las llamas' },
    shooters: { label: 'Mostrar quién podría disparar a quién, y a quién hacen callar' },
    command: { label: 'Mostrar los mandos de ambos bandos' },
  },
  stood: 'La misma posición se dio cuatro veces:',
  faces: { none: 'Nunca promociona.', promotes: 'Promociona a', from: 'Promoción de' },
  occasions: {
    check: 'Jaque: el próximo turno podría quitarte el mando.',
    'third-time': 'Esta posición se da por tercera vez.',
  },
  acting: {
    aims: (shooter, targets) => `${shooter} podría disparar a ${listed(targets)}.`,
    silenced: (shooter, points, fogs) =>
      `${listed(fogs)} ${fogs.length > 1 ? 'hacen' : 'hace'} callar a ${shooter} en ${listed(points)}.`,
    fog: (fog, other) => `${fog} hace callar arcos y cañones de ${other} a cinco puntos o menos.`,
    light: (light, other) =>
      `${light} vuelve sacerdote a una niebla de ${other} a cinco puntos o menos.`,
    net: (net, frozen) =>
      frozen.length === 0 ? `${net} no sujeta nada ahora.` : `${net} sujeta ${listed(frozen)}.`,
    flame: (flame) => `${flame} quema todo lo que cae a su lado.`,
    commands: (side, commanders) =>
      commanders.length === 0
        ? `A ${side} lo mandan juntos una tropa intermedia y un estandarte.`
        : `Mandan en ${side}: ${listed(commanders)}.`,
    loses: (side, sets) =>
      `${side} pierde si pierde ${sets.map((pieces) => listed(pieces)).join('; o ')}.`,
    lost: (side) => `${side} ha perdido el mando.`,
    checked: (pieces) => `Un turno podría quitárselo: ${listed(pieces)}.`,
  },
  foreseen: {
    promotes: 'promociona',
    perishes: 'se quema',
    burns: 'quema',
    putsOut: 'apaga llamas',
    burnedThere: 'allí la quema una llama',
    burning: (pieces) => `quema ${pieces.length}: ${listed(pieces)}`,
    puttingOut: (pieces) => `apaga ${pieces.length}: ${listed(pieces)}`,
    standing: (piece, point) => `${piece} en ${point}`,
  },
  held: {
    net: (nets) =>
      `No puede moverse: la ${nets.length > 1 ? 'sujetan' : 'sujeta'} ${listed(nets)}.`,
    fog: (fogs) => `No dispara a cinco puntos o menos de ${listed(fogs)}.`,
  },
  files,
  notations: { codes: 'Códigos: HS-15o', points: 'Puntos: 17p-15o' },
  reasons,
  refusals: {
    'not-your-turn': 'Le toca al otro jugador.',
    'empty-point': 'En este punto no hay ninguna pieza.',
    'own-piece': 'En ese punto ya hay una pieza tuya.',
    'wrong-movement': 'Esta pieza no se mueve así.',
    blocked: 'Otra pieza cierra el paso.',
    'out-of-range': 'Está demasiado lejos.',
    'priests-only': 'Al mover, sacerdotes y monjes solo capturan a los suyos.',
    'second-leap': 'La caballería salta otra vez en la misma dirección, o vuelve.',
    'five-steps': 'El trueno da exactamente cinco pasos.',
    'straight-run': 'El abanderado no cambia de dirección.',
    burned: 'Una llama ha quemado esta pieza: su turno acaba.',
    'shot-after-capture': 'La pieza que captura al llegar no dispara desde allí.',
    'no-shots-left': 'Esta pieza ya ha hecho todos sus disparos.',
    'nothing-to-shoot': 'En ese punto no hay nada a que disparar.',
    'cannot-stop': 'El turno no puede acabar aquí.',
    'promotion-not-possible': 'Esta pieza no puede promocionar aquí.',
    'promotion-compulsory': 'Lo que capturó hace promocionar a esta pieza.',
    'pawn-without-drum': 'Un peón avanza solo mientras su bando tenga un tambor.',
    'immune-to-displacement': 'Esta pieza no puede capturar a aquella.',
    silenced: 'Una niebla a cinco puntos o menos hace callar arcos y cañones.',
    'immune-to-shot': 'Esta pieza no puede disparar a aquella.',
    frozen: 'Una red sujeta esta pieza.',
  },
};
