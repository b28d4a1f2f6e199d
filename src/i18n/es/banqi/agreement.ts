/** The words for what players of banqi agree on before a game, in Spanish. */
import type { BanqiMessages } from '../../shapes/banqi/catalogue.ts';

export const agreement: BanqiMessages['agreement'] = {
  rules: 'Reglas y tablas',
  options: {
    family: {
      label: 'Quién captura a quién',
      values: { seed: 'Taiwán', hongkong: 'Hong Kong', mainland: 'China continental' },
    },
    repetition: {
      label: 'Cuando vuelve una posición',
      values: { '3': 'Tablas a la tercera vez', '0': 'Nunca tablas' },
    },
    noProgress: {
      label: 'Tablas sin capturar ni destapar',
      values: {
        '50': 'Tras 50 turnos',
        '40': 'Tras 40 turnos',
        '64': 'Tras 64 turnos',
        '180': 'Tras 180 turnos',
        '0': 'Sin límite',
      },
    },
  },
  presets: { seed: 'Taiwán', hongkong: 'Hong Kong', mainland: 'China continental' },
  presetNotes: {
    seed: 'El cañón captura cualquier pieza saltando otra.',
    hongkong: 'Tras el rey viene el carro; el cañón captura según su rango.',
    mainland: 'Tras el rey viene el mandarín; el cañón captura según su rango.',
  },

  start: 'Inicio',
  starts: { even: 'Todas boca abajo', own: 'Posición propia…' },
  position: 'Posición como texto',
  gives: 'Quién da la ventaja',
  given: 'El jugador más fuerte da piezas.',

  toss: {
    choice: 'Lanzar cinco soldados',
    pending: 'lo decide el lanzamiento',
    title: '¿Quién empieza?',
    begin: 'Empezar la partida',
    thrown: (name) => `${name} tira cinco soldados.`,
    fell: (up, name) => `${up} boca arriba, ${5 - up} boca abajo: empieza ${name}.`,
  },
};
