/** The key to the marks of ko shogi in Spanish. */
import type { RulesText } from '../../shapes/ko-shogi/rules.ts';

export const marks: RulesText['marks'] = {
  other: {
    check: 'lo que el próximo turno podría capturar, y con ello el mando',
    cause: 'el motivo de que no se pueda, o una pieza que sujeta una red',
    ray: 'la línea de una red, un disparo o un jaque, o un camino por el tablero',
    promotes: 'allí promociona, sin elegir',
    removes: 'algo se quema o se apaga cuando llega allí',
    goes: 'lo que se quema o se apaga',
  },
  afar: 'Lo que actúa de lejos',
  acting: {
    fogged: 'hasta donde llega una niebla',
    lit: 'hasta donde llega una luz',
    silencing: 'de una niebla a quien hace callar',
    scorched: 'quien llega aquí, junto a una llama, se quema',
    commander: 'mantiene en juego a su bando sin ayuda',
    'half-commander': 'mantiene en juego a su bando junto con otra',
  },
};
