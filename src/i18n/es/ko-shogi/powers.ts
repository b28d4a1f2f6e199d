/** The powers of faces besides moving, and their limits, in Spanish. */
import type { PowerTexts } from '../../shapes/ko-shogi/reasons.ts';

const often: Readonly<Record<number, string>> = {
  1: 'a una pieza enemiga',
  2: 'a una pieza enemiga y después a otra',
};

export const powers: PowerTexts = {
  shoots: (shots, range, over) =>
    `Tras llegar a un punto vacío puede disparar ${often[shots] ?? `a ${shots} piezas enemigas`} ${
      range === 1 ? 'a su lado' : `a ${range} puntos o menos en línea`
    }${over ? ', haya lo que haya en medio' : ''}.`,
  acts: {
    commander: 'Manda: mientras quede uno, su bando sigue en juego.',
    'middle-troop': 'Medio mando: con un estandarte, su bando sigue en juego.',
    banner: 'Medio mando: con una tropa intermedia, su bando sigue en juego.',
    drum: 'Mientras su bando tenga un tambor, sus peones pueden avanzar.',
    'stand-in': 'Suple a un estandarte y a un tambor, si así se acordó.',
    pawn: 'Avanza solo mientras su bando tenga un tambor.',
    clerk:
      'Cuando promociona, promocionan todas las guardias avanzadas y retaguardias de su bando, y las llamas enemigas se apagan.',
    priest:
      'Sin sacerdote ni niebla, el tambor y el estandarte de su bando no promocionan, y los promocionados vuelven atrás.',
    flame: 'Donde llega, arde todo lo que esté a su lado; también arde quien llegue a su lado.',
    fog: 'A cinco puntos o menos, los arcos y cañones enemigos no pueden disparar.',
    light: 'Una niebla enemiga a cinco puntos o menos vuelve a ser sacerdote.',
    'skyward-net': 'Sujeta al primer enemigo adelante en ambas diagonales y a ambos lados.',
    'earthward-net': 'Sujeta al primer enemigo atrás en ambas diagonales y a ambos lados.',
  },
  keptFrom: {
    priests: 'Al mover solo captura sacerdotes, monjes, nieblas y luces.',
    fortress: 'No puede capturar una fortaleza celestial al mover.',
    bow: 'No puede disparar a escudos, unidades de escudos, fortalezas, carros, unidades de carros ni carros de artillería.',
    gun: 'No puede disparar a unidades de escudos ni fortalezas.',
  },
  safeFrom: {
    bows: 'Los arcos no pueden dispararle.',
    'bows-and-guns': 'Los arcos y cañones no pueden dispararle.',
    fortress:
      'Arcos y cañones no pueden dispararle; ni carros ni carros de artillería pueden capturarla.',
  },
};
