import type { PageMessages } from '../catalogue.ts';

export const es: PageMessages['rules'] = {
  title: 'Reglas',
  contents: 'Índice',
  backToGame: 'Volver a la partida',
  link: 'En las reglas',
  tableSays: 'La mesa dice:',
  showMistake: 'Mostrar el error',
  startOver: 'Empezar de nuevo',
  moveOn: 'Jugada siguiente',
  moveBack: 'Deshacer',
  stood: (times) =>
    `Esta posición se da por ${['', 'primera', 'segunda', 'tercera', 'cuarta'][times] ?? `${times}.ª`} vez.`,
  move: 'Jugada',
  marks: {
    playing: 'Mientras se juega',
    selected: 'la pieza elegida',
    target: 'puede ir aquí',
    capture: 'puede capturar esta pieza',
    drop: 'se puede soltar aquí',
    last: 'la última jugada',
    check: 'un rey en jaque',
    refused: 'Cuando se rechaza una jugada',
    cause: 'lo que la prohíbe',
    blocked: 'lo que está en medio',
    guard: 'la pieza que cubre un escape',
    ray: 'la línea de un jaque o de una clavada, o el camino que se intentó',
    file: 'la columna o las filas cerradas',
    escape: 'una casilla cerrada, como una huida cubierta',
    asked: 'Cuando se pregunta a una pieza',
  },
};
