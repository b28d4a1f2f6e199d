/** The words of the board around a move in Spanish. */
import { counted, listed } from './format.ts';

const squares = counted({ one: 'casilla', other: 'casillas' });
const pieces = counted({ one: 'pieza', other: 'piezas' });
const marked = counted({ one: 'pieza marcada', other: 'piezas marcadas' });

const either = (ways: readonly string[]): string => {
  const [last = '', ...others] = [...ways].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} o ${last}`;
};

export const boardHelp = {
  outlook: {
    at: (square: string, words: string) => `${square}: ${words}`,
    on: (what: string, squares: readonly string[]) => `${what} en ${listed(squares)}`,
    many: (what: string, count: number) => `${what} en ${squares(count)}`,
  },
  acting: 'A distancia',
  actingNone: 'No hay nada así en el tablero.',
  leg: {
    landed: (piece: string, square: string) => `${piece} llegó a ${square}`,
    took: (piece: string, square: string, taken: string) =>
      `${piece} capturó ${taken} en ${square}`,
    shot: (piece: string, square: string, taken: string) =>
      `${piece} disparó a ${taken} en ${square}`,
    brief: {
      landed: (square: string) => `Llegó a ${square}`,
      took: (square: string, taken: string) => `Capturó ${taken} (${square})`,
      shot: (square: string, taken: string) => `Disparó a ${taken} (${square})`,
    },
    goOn: 'seguir',
    shoot: 'disparar',
    sentence: (done: string, ways: readonly string[]) => `${done}: ${either(ways)}`,
    back: 'Deshacer un tramo',
  },
  find: {
    label: 'Buscar una pieza',
    by: 'Nombre, signos o código',
    none: 'Ninguna pieza se llama así.',
    here: (count: number) => `${pieces(count)} en el tablero`,
    gone: 'no está en el tablero',
    rules: (name: string) => `${name}: las reglas`,
    found: (name: string, count: number) => `${name}: ${marked(count)}. Escape quita las marcas.`,
  },
};
