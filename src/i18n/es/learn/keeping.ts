/** The words about the learner, and about keeping and resetting progress in lessons, in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { keeping as english } from '../../en/learn/keeping.ts';
import { counted } from '../format.ts';

const levels = counted({ one: 'nivel reiniciado', other: 'niveles reiniciados' });

export const keeping: Catalogue<typeof english> = {
  ask: '¿Quién aprende?',
  justMe: 'Solo yo',
  otherName: 'Otro nombre…',
  name: 'Nombre de quien aprende',
  use: 'Aceptar',
  learner: (name) => `Aprende: ${name}`,
  resetLevel: 'Reiniciar este nivel',
  resetStage: 'Reiniciar esta etapa',
  resetAll: 'Reiniciar todas las lecciones',
  reset: (count) => `${levels(count)}.`,
  undo: 'Deshacer',
  restored: 'Progreso recuperado.',
  notKept: {
    storage: 'Este navegador no guarda tu progreso: dura hasta que se cierre esta página.',
    newer:
      'Una versión más nueva de esta aplicación guarda aquí tu progreso. Esta no lo muestra ni le añade nada. Recarga la página para usar la versión nueva.',
  },
  notKeptShort: {
    storage: 'Tu progreso no se guarda.',
    newer: 'El progreso es de una versión más nueva.',
  },
};
