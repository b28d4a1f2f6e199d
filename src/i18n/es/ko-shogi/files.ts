/** The words of ko shogi about its files, in Spanish. */
import type { FileTexts } from '../../shapes/ko-shogi/files.ts';

export const files: FileTexts = {
  hint: 'Partidas de ko shogi (.ko)',
  copyPosition: 'Copiar la posición como texto',
  unreadablePosition: 'Esto no es una posición de ko shogi.',
  formats: { ko: 'Todo: jugadas, variantes, comentarios y tiempos.' },
  losses: {
    remarks: 'notas y líneas que no se entendieron',
    glyphs: 'signos como !? junto a las jugadas',
    arrows: 'flechas y círculos',
  },
  notices: {
    'illegal-move': 'Esta jugada rompe una regla. Se conserva y se marca.',
    'not-closed': 'Esto no termina. Se cerró al final de la partida.',
    'bad-start': 'Esto no es un inicio. Se usó el habitual.',
    'unreadable-move': 'Esto no es una jugada. La línea de juego se detiene antes.',
    'impossible-move': 'Esta jugada no se puede hacer aquí. La línea de juego se detiene antes.',
    'ambiguous-move': 'Esto vale para varias jugadas. La línea de juego se detiene antes.',
    'move-after-ending': 'Esta jugada está tras el final de la partida y queda fuera.',
    'second-ending': 'Esta línea de juego ya había acabado. Cuenta el primer final.',
    'bad-variation': 'No está claro dónde empieza o acaba esta variante.',
    'bad-note': 'Esta nota para programas no dice nada aquí.',
    'unknown-line': 'Esta línea no se entendió y queda fuera de la partida.',
  },
  lineKinds: {
    blank: 'en blanco',
    header: 'encabezado',
    position: 'posición',
    move: 'jugada',
    ending: 'final',
    comment: 'comentario',
    variation: 'variante',
    unknown: 'no entendida',
    lost: 'pasada por alto',
  },
  sample: {
    start: 'Una partida de ejemplo. Avanza jugada a jugada: los comentarios dicen qué pasa.',
    kept: 'La unidad de carros captura y podría promocionar. Negro la deja como está.',
    turned: 'Ahora promociona y sigue como jefe de mil.',
    shot: 'El cañón avanza un punto y desde allí dispara a la otra unidad de carros, sin ir hasta ella.',
    leaps: 'La caballería salta dos veces en un turno y captura al jefe de mil. Negro abandona.',
  },
};
