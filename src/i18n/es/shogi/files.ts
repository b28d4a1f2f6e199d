/** The words of shogi about its files, in Spanish. */
import type { FileTexts } from '../../shapes/shogi/files.ts';

const notices: FileTexts['notices'] = {
  spelling: 'Escrito de forma poco usual; se ha leído lo que quería decir.',
  'unknown-line': 'No se ha entendido esta línea y queda fuera de la partida.',
  'unreadable-move': 'Esto no es una jugada. La línea de juego se detiene antes.',
  'impossible-move': 'Esta jugada no es posible aquí. La línea de juego se detiene antes.',
  'ambiguous-move': 'Varias piezas podrían hacer esta jugada. La línea de juego se detiene antes.',
  'illegal-move': 'Esta jugada infringe una regla. Se conserva y queda marcada.',
  'wrong-piece': 'Ahí hay otra pieza. La jugada se ha hecho con ella.',
  'bad-time': 'No se ha entendido el tiempo de reflexión.',
  'rest-ignored': 'No se ha entendido el resto de esta línea y se omite.',
  'bad-variation': 'No está claro dónde empieza o termina esta variante.',
  'second-ending': 'La partida ya había terminado. Este segundo final se omite.',
  'side-ending': 'El final de esta variante no se puede conservar y se omite.',
  'unknown-handicap': 'No se conoce esta ventaja. En su lugar se ha tomado el inicio sin ventaja.',
  'bad-diagram': 'No se ha entendido esta parte de la posición.',
  'bad-hand': 'No se han entendido las piezas en mano.',
  'commented-diagram': 'El inicio se ha tomado del diagrama de los comentarios.',
  'unknown-ending': 'No se conoce este final. Se conserva tal como está escrito.',
  'move-after-ending':
    'La partida ya había terminado aquí. Se conservan las jugadas siguientes, y el final como comentario.',
  'count-differs': 'El número de jugadas no coincide con el que se ha leído.',
  'ending-differs':
    'Esta línea contradice el final de arriba. De ella se toma el ganador; de arriba, el motivo.',
  'kept-line': 'No se ha entendido esta línea. Se conserva tal como está.',
  'number-differs': 'Este no es el número de la jugada. Puede faltar una línea o estar repetida.',
  'total-differs': 'El tiempo total no es la suma de los tiempos anteriores.',
  'second-total': 'Hay un segundo tiempo detrás del primero. Cuenta el primero.',
  'second-time': 'Esta jugada ya tenía un tiempo. El segundo se omite.',
  'from-log': 'Estas líneas de un registro se omiten. Las jugadas se han tomado de sus posiciones.',
  'side-differs': 'El signo es del otro bando. La jugada la ha hecho el bando que podía hacerla.',
  'winner-differs':
    'Según las jugadas, debería haber ganado el otro bando. Se conserva el ganador que está escrito.',
  'too-many-pieces': 'Hay más piezas que en un juego, o dos reyes en un mismo bando. Se conservan.',
  'not-mate': 'Esta posición no es mate. El final se conserva tal como está escrito.',
  'second-start': 'Antes se había indicado otra posición inicial. Cuenta la primera.',
};

const lineKinds: FileTexts['lineKinds'] = {
  header: 'encabezado',
  position: 'posición',
  move: 'jugada',
  ending: 'final',
  comment: 'comentario',
  bookmark: 'marcador',
  variation: 'variante',
  remark: 'nota',
  blank: 'en blanco',
  layout: 'separación',
  unknown: 'no entendida',
  lost: 'pasada por alto',
};

const formats: FileTexts['formats'] = {
  kif: 'Todo, para Kifu for Windows, ShogiHome y casi todos los demás.',
  ki2: 'Como se imprime en los libros. No lleva tiempos.',
  csa: 'Para programas de shogi: una sola línea de juego.',
  usi: 'Las jugadas, como las toman los motores.',
  sfen: 'Cada posición de la partida, una por línea.',
  jkf: 'JSON, para páginas web y programas.',
};

const losses: FileTexts['losses'] = {
  headers: 'los nombres y encabezados',
  moves: 'las jugadas que infringen las reglas',
  variations: 'las variantes',
  comments: 'los comentarios',
  remarks: 'las notas y las líneas no entendidas',
  bookmarks: 'los marcadores',
  glyphs: 'los signos como !? junto a las jugadas',
  arrows: 'las flechas y los círculos',
  times: 'los tiempos de reflexión',
  fractions: 'las fracciones de segundo',
  ending: 'cómo terminó o quién ganó',
  word: 'la palabra con que el archivo nombraba su final',
  number: 'el número de su primera jugada',
};

const sample: FileTexts['sample'] = {
  start: 'Una partida de ejemplo. Avanza jugada a jugada: los comentarios dicen qué pasa.',
  exchange:
    'Sente cambia los peones delante de la torre. Su columna queda abierta, y cada bando tiene un peón en mano.',
  drop: 'Gote suelta el peón, y así la torre no puede entrar.',
  castle: 'El rey deja el centro. Con el oro de 7h a su lado tiene un pequeño castillo.',
  bishops: 'Se cambian los alfiles: cada bando tiene uno en mano y podrá soltarlo después.',
  fork: 'El alfil cae en el centro. Ataca a la vez el peón de 6d y la lanza de 1a.',
  promotion:
    'El alfil captura un segundo peón y promociona: ya es un caballo-dragón, y la torre lo defiende.',
  check:
    'El caballo-dragón se aparta y captura un tercer peón: la torre que estaba detrás da jaque.',
  sacrifice: 'La torre captura el oro. Sente la entrega, porque el oro en mano vale más aquí.',
  mate: 'El oro se suelta delante del rey y el caballo-dragón lo defiende. El rey no tiene salida: jaque mate.',
};

export const files: FileTexts = {
  hint: 'KIF, KI2, CSA, USI, SFEN, JKF, PSN o PGN',
  copyPosition: 'Copiar la posición como SFEN',
  unreadablePosition: 'Esto no es una posición: se esperaba un SFEN.',
  formats,
  losses,
  notices,
  lineKinds,
  sample,
};
