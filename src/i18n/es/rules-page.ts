import type { TableMessages } from '../catalogue.ts';

export const rulesPage: TableMessages['rules'] = {
  title: 'Reglas',
  contents: 'Índice',
  backToGame: 'Volver a la partida',
  link: 'Ver la regla',
  practise: 'Practicar esto',
  practiseSection: (title) => `Practicar: ${title}`,
  letter: (letter) => `se escribe ${letter}`,
  tableSays: 'Mensaje:',
  showMistake: 'Mostrar una jugada ilegal',
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
    origin: 'de dónde venía',
    check: 'un rey en jaque',
    exposed: 'donde un rey quedaría en jaque',
    refused: 'Cuando se rechaza una jugada',
    cause: 'el motivo de que no se pueda',
    ray: 'la línea de un jaque o de una clavada, o un camino por el tablero',
    escape: 'una casilla cerrada, como un escape cubierto',
    ghost: 'lo que estaría ahí',
    asked: 'Cuando preguntas por una pieza',
    lighter:
      'Las mismas marcas con tinta más clara: adónde podría ir una pieza por la que solo preguntas.',
  },
};
