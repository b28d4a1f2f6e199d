/** The words of ko shogi explained in Spanish. */
import type { RulesText } from './rules-text.ts';

export const glossary: RulesText['glossary'] = {
  'ko-shogi': 'El juego: «shogi amplio».',
  piece: 'Pieza.',
  point: 'Punto, donde se cruzan dos líneas.',
  promote: 'Promocionar, darse la vuelta.',
  general: 'General: manda.',
  governor: 'Gobernador: manda, promocionado de la tropa intermedia.',
  'middle-troop': 'Tropa intermedia: medio mando.',
  banner: 'Estandarte: la otra mitad.',
  drum: 'Tambor: con él avanzan los peones.',
  fog: 'Niebla de cinco li: en ella nadie dispara.',
  light: 'Luz: disipa la niebla.',
  flame: 'Llama venenosa: quema a sus vecinos.',
  'skyward-net': 'Red hacia el cielo: sujeta lo de delante.',
  'earthward-net': 'Red hacia la tierra: sujeta lo de detrás.',
  fortress: 'Fortaleza celestial: a salvo de carros, arcos y cañones.',
  bow: 'Arco.',
  crossbow: 'Ballesta.',
  cannon: 'Cañón.',
  'frankish-cannon': 'Cañón franco: dispara dos veces.',
  check: 'Jaque.',
};
