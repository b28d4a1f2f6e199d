/** The words for what players of ko shogi agree on before a game, in Spanish. */
import type { KoShogiMessages } from '../../shapes/ko-shogi/catalogue.ts';

export const agreement: KoShogiMessages['agreement'] = {
  rules: 'Mando y suplentes',
  options: {
    bothLost: {
      label: 'Si un turno quita los dos mandos',
      values: { moverWins: 'Gana quien movió', draw: 'Tablas' },
    },
    substitute: { label: 'Estandarte y tambores suplen a un estandarte y a un tambor' },
  },
  presets: { friendly: 'Amistosa', strict: 'Estricta' },
  presetNotes: {
    friendly: 'Sin reloj, se puede deshacer y se explican los errores.',
    strict:
      'Quien comete una falta pierde. 60 minutos cada uno y después 60 segundos por jugada. Sin deshacer.',
  },

  start: 'Inicio',
  starts: { standard: 'Colocación tradicional', own: 'Posición propia…' },
  position: 'Posición',
  gives: 'Quién da la ventaja',
  given: 'El jugador más fuerte da piezas.',

  toss: {
    choice: 'Lanzar cinco peones',
    pending: 'lo decide el lanzamiento',
    title: '¿Quién lleva las negras?',
    begin: 'Empezar la partida',
    thrown: (name) => `${name} tira cinco peones.`,
    fell: (up, name) => `${up} peones y ${5 - up} patrullas: ${name} lleva las negras.`,
  },
};
