/** The words of ko shogi in Spanish. */
import type { KoShogiMessages } from './catalogue.ts';

export const es: KoShogiMessages = {
  name: 'Ko shogi',
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
    promoting: '¿Promocionar?',
    goingOn: '¿Seguir o terminar?',
    promote: (face) => `Promocionar · ${face}`,
    keep: (face) => `No promocionar · ${face}`,
    stop: 'Terminar',
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
};
