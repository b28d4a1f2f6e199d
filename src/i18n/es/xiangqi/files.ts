/** The words of xiangqi about its files, in Spanish. */
import type { FileTexts } from '../../shapes/xiangqi/files.ts';

export const files: FileTexts = {
  hint: 'PGN, XQF, CHE, WXF, DhtmlXQ, FEN o UCCI',
  copyPosition: 'Copiar la posición como FEN',
  unreadablePosition: 'Esto no es una posición: se esperaba un FEN.',
  formats: {
    'pgn-iccs': 'PGN con coordenadas (H2-E2): lo que lee la mayoría de programas.',
    'pgn-wxf': 'PGN con jugadas como las escribe la federación mundial (C2=5).',
    'pgn-chinese': 'PGN con jugadas en chino (炮二平五).',
    dhtmlxq: 'DhtmlXQ, para páginas web chinas.',
    ucci: 'Las jugadas, como las toman los motores.',
    fen: 'Cada posición de la partida, una por línea.',
  },
  losses: {
    start: 'la posición inicial',
    headers: 'nombres y encabezados',
    moves: 'jugadas que rompen las reglas',
    variations: 'variantes',
    comments: 'comentarios',
    bookmarks: 'marcadores',
    glyphs: 'signos como !? junto a las jugadas',
    arrows: 'flechas y círculos',
    times: 'tiempos de reflexión',
    remarks: 'notas y líneas que no se entendieron',
    ending: 'cómo acabó o quién ganó',
  },
  notices: {
    'illegal-move': 'Esta jugada rompe una regla. Se conserva y se marca.',
    'result-differs': 'Los dos resultados de esta partida no coinciden. Cuenta el primero.',
    'open-comment': 'Este comentario no termina. Se cerró al final de la partida.',
    'unknown-line': 'Esta línea no se entendió y queda fuera de la partida.',
    'unreadable-move': 'Esto no es una jugada. La línea de juego se detiene antes.',
    'impossible-move': 'Esta jugada no se puede hacer aquí. La línea de juego se detiene antes.',
    'ambiguous-move':
      'Varias piezas podrían hacer esta jugada. La línea de juego se detiene antes.',
    'bad-position': 'Esto no es una posición. Se tomó el inicio habitual.',
    'bad-variation': 'No está claro dónde empieza o acaba esta variante.',
    'lost-comment': 'Este comentario es de una jugada que no se leyó.',
    'cut-off': 'El archivo acaba antes que su última jugada. Falta lo que seguía.',
    'left-over': 'El archivo sigue después de la última jugada. Eso queda fuera.',
  },
  lineKinds: {
    header: 'encabezado',
    position: 'posición',
    move: 'jugada',
    variation: 'variante',
    comment: 'comentario',
    ending: 'final',
    blank: 'en blanco',
    layout: 'separación',
    unknown: 'no entendida',
    lost: 'pasada por alto',
  },
  sample: {
    start: 'Una partida de ejemplo. Avanza jugada a jugada: los comentarios dicen qué pasa.',
    cannon: 'El cañón sube hasta la orilla del río.',
    mandarin: 'El mandarín deja su sitio junto al rey. Ese es el error.',
    screen:
      'Un cañón captura saltando exactamente una pieza. El soldado que tiene delante es su pantalla.',
    mate: 'El cañón salta el soldado y captura el elefante. Por encima del mandarín que está junto al rey da jaque, y es mate.',
  },
};
