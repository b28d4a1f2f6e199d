/** The words of the screen of a level in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { level as english } from '../../en/learn/level.ts';
import { counted } from '../format.ts';

const moves = counted({ one: 'jugada', other: 'jugadas' });

export const level: Catalogue<typeof english> = {
  place: (stage, at, of) => `${stage}, ${at} de ${of}`,
  toPath: 'Todas las lecciones',
  stages: 'Niveles de esta etapa',
  hint: 'Pista',
  hintStep: (step) => `Pista ${step} / 3`,
  takeBack: 'Deshacer',
  tryAgain: 'Otra vez',
  showMe: 'Muéstramelo',
  again: 'Repetir',
  next: 'Siguiente',
  more: 'Más',
  movesMade: 'Hechas',
  rule: 'La regla',
  legal: 'Permitido',
  forbidden: 'Prohibido',
  answers: 'Tu respuesta',
  oneOfThree: 'Una de las tres casillas marcadas es la buena.',
  oneOfTwo: (one, other) => `Es ${one} o ${other}.`,
  thisPiece: 'Es esta pieza.',
  seeRule: 'Fíjate en lo que está marcado.',
  thisMove: 'Esta es la jugada.',
  thisSquare: 'Es esta casilla.',
  thisAnswer: (answer) => `La respuesta: ${answer}.`,
  left: (left) => (left === 1 ? 'falta 1' : `faltan ${left}`),
  made: moves,
  stars: (stars) => `${stars} de 3 estrellas`,
  costs: (stars, cost) => `${stars} en ${cost}`,
  done: (took) => (took === 1 ? 'Hecho a la primera' : `Hecho en ${took}`),
  least: 'En menos no se puede.',
  fewer: (par) => `Se puede en ${par}. ¿Otra vez?`,
  noStars: 'Te lo he mostrado: sin estrellas. ¿Otra vez?',
  you: 'Tú',
  other: 'El rival',
  heardLevel: (place, goal) => `${place}. ${goal}`,
  heardLeft: (left) => (left === 1 ? 'Falta uno.' : `Faltan ${left}.`),
  heardSquares: (squares) => `Falta capturar: ${squares}.`,
  heardWrong: 'Intro lo deshace.',
  heardBack: 'Deshecho.',
  heardNext: 'Intro lleva al siguiente nivel.',
  heardMarked: (squares) => `Marcado: ${squares}.`,
};
