/** The words of the drills in Spanish, of any course. */
import type { Catalogue } from '../../catalogue.ts';
import type { drill as english } from '../../en/learn/drill.ts';

export const drill: Catalogue<typeof english> = {
  title: 'Práctica sin fin',
  faces: 'Nombres de las piezas',
  facesTeach: 'Todas, en todos los juegos de piezas y también al revés',
  squares: 'Nombres de las casillas',
  squaresTeach: 'Busca una casilla por su nombre, o nómbrala',
  eyes: 'Para la vista',
  whichFace: '¿Qué pieza es?',
  whichSquare: 'Di la casilla marcada',
  press: (square) => `Pulsa ${square}`,
  right: (name) => `Sí: ${name}`,
  otherFace: (name) => `Así es «${name}». Prueba otra vez.`,
  otherSquare: (square) => `Esa era ${square}. Prueba otra vez.`,
  otherName: (square) => `${square} lleva el anillo. Prueba otra vez.`,
  nameThem: 'Nombrar',
  pressThem: 'Pulsar',
  coordinates: 'Coordenadas',
  heardNext: 'Intro lleva a la pregunta siguiente.',
};
