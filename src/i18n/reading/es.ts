import { counted } from '../format.ts';
import type { en } from './en.ts';

export const es: typeof en = {
  goTo: 'Ir a la jugada',
  move: 'Jugada',
  of: (last) => `/ ${last}`,
  at: (ply, last) => `Jugada ${ply} de ${last}`,
  nextMoves: 'Jugadas siguientes',
  length: counted('es', { one: 'jugada', other: 'jugadas' }),
  files: 'Archivos abiertos',
  fileAt: (at, of) => `${at} / ${of}`,
  previousFile: 'Archivo anterior',
  nextFile: 'Archivo siguiente',
  unread: 'Este archivo ya no se puede leer.',
  bookmark: 'Marcador',
  /** Ways to what stands out on a line. */
  landmarks: {
    next: {
      comment: 'Comentario siguiente',
      variation: 'Bifurcación siguiente',
      capture: 'Captura siguiente',
      check: 'Jaque siguiente',
    },
    previous: {
      comment: 'Comentario anterior',
      variation: 'Bifurcación anterior',
      capture: 'Captura anterior',
      check: 'Jaque anterior',
    },
  },
};
