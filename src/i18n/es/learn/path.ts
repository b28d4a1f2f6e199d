/** The words of the path of a course in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { path as english } from '../../en/learn/path.ts';

const levels = (count: number): string => (count === 1 ? '1 nivel' : `${count} niveles`);
const stars = (count: number): string => (count === 1 ? '1 estrella' : `${count} estrellas`);

export const path: Catalogue<typeof english> = {
  title: 'Aprender',
  unknown: 'Esa lección no existe. Estas son todas las que hay.',
  progress: (done, of) => `${done} de ${levels(of)}`,
  begin: 'Empezar',
  goOn: (stage, level) => `Seguir: ${stage}, nivel ${level}`,
  allDone: 'Ya has hecho todo. Repite cualquier nivel o vuelve a jugar las partidas.',
  levels,
  level: (number) => `Nivel ${number}`,
  stage: (name, done, of, earned) => `${name}, ${done} de ${levels(of)}, ${stars(earned)}`,
  done: (name, earned) => `${name}, hecho, ${stars(earned)}`,
  eyes: 'Para la vista; no cuenta',
  game: 'Partida',
  none: (game) => `Aún no hay lecciones de ${game.toLowerCase()}. Sus reglas dicen cómo empezar.`,
  rules: 'Cómo empezar',
  lessonsOf: (game) => `Lecciones: ${game}`,
};
