/** The words of the games that end a block, in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { hunt as english } from '../../en/learn/hunt.ts';
import { counted } from '../format.ts';

const moves = counted({ one: 'jugada', other: 'jugadas' });

export const hunt: Catalogue<typeof english> = {
  ways: '¿Cuántos juegan?',
  alone: 'A solas',
  two: 'Dos personas',
  aloneNote: 'El rey huye por sí solo.',
  twoNote: 'Después se cambia de lado. Gana quien necesite menos jugadas.',
  bothNote: 'Una partida para dos. Ambos juegan a ganar.',
  begin: 'Empezar',
  waits: 'Tu partida espera hasta que vuelvas.',
  results: 'Resultados hasta ahora',
  best: (count: number) => `A solas: rey cazado en ${moves(count)}.`,
  bestOf: (names: string, count: number) => `${names}: rey cazado en ${moves(count)}.`,

  counted: (count: number, limit: number) => `Jugada ${count} de ${limit}.`,

  caught: (name: string, count: number) =>
    name === '' ? `¡Cazado en ${moves(count)}!` : `${name} ha cazado al rey en ${moves(count)}.`,
  escaped: 'El rey ha escapado.',
  wins: (name: string, better: number, worse: number | null) =>
    worse === null
      ? `Gana ${name}, en ${moves(better)}.`
      : `Gana ${name}: ${better} jugadas, no ${worse}.`,
  even: (count: number | null) =>
    count === null
      ? 'Nadie gana: el rey ha escapado dos veces.'
      : `Nadie gana: ${moves(count)} cada uno.`,
  changeSeats: 'Cambiar de lado',
  again: 'Otra vez',
  keep: 'Guardar esta partida',
  kept: 'Guardada en Partidas',
  toPath: 'Volver a las lecciones',
  toGame: 'Volver a tu partida',
  short: { keep: 'Guardar', kept: 'Guardada', toPath: 'Lecciones', toGame: 'Tu partida' },
};
