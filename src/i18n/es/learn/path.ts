/** The words of the path of a course in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { path as english } from '../../en/learn/path.ts';

export const path: Catalogue<typeof english> = {
  title: 'Aprender',
  unknown: 'Esa lección no existe. Estas son todas las que hay.',
  none: 'Este juego aún no tiene lecciones. Sus reglas dicen cómo empezar.',
};
