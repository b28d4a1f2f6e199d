/** What is said about files, in Spanish. */
import type { PageMessages } from '../catalogue.ts';
import { counted, listed, megabytes } from '../format.ts';
import type {
  EncodingTexts,
  FormatTexts,
  LimitTexts,
  LossTexts,
  PartTexts,
  ReadingTexts,
} from './shape.ts';

const moves = counted('es', { one: 'jugada', other: 'jugadas' });
const variations = counted('es', { one: 'variante', other: 'variantes' });
const comments = counted('es', { one: 'comentario', other: 'comentarios' });
const games = counted('es', { one: 'partida', other: 'partidas' });
const list = listed('es');

const reading: ReadingTexts = {
  'empty-file': 'El texto está vacío.',
  'no-kifu': 'En este texto no hay ningún kifu.',
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
  'second-start': 'Antes se había indicado otra salida. Cuenta la primera.',
};

const parts: PartTexts = {
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

const formats: FormatTexts = {
  kif: 'Todo, para Kifu for Windows, ShogiHome y casi todos los demás.',
  ki2: 'Como se imprime en los libros. No lleva tiempos.',
  csa: 'Para el shogi por ordenador: una sola línea de juego.',
  usi: 'Las jugadas, como las toman los motores.',
  sfen: 'Cada posición de la partida, una por línea.',
  jkf: 'JSON, para páginas web y programas.',
};

const losses: LossTexts = {
  headers: 'los nombres y encabezados',
  moves: 'las jugadas que infringen las reglas',
  variations: 'las variantes',
  comments: 'los comentarios',
  remarks: 'las notas y las líneas no entendidas',
  bookmarks: 'los marcadores',
  times: 'los tiempos de reflexión',
  fractions: 'las fracciones de segundo',
  ending: 'cómo terminó o quién ganó',
  word: 'la palabra con que el archivo nombraba su final',
  number: 'el número de su primera jugada',
};

const encodings: EncodingTexts = {
  shift_jis: 'Shift_JIS (programas antiguos)',
  'utf-8': 'UTF-8 (todas las letras)',
  'utf-8-bom': 'UTF-8 con su marca',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

const number = (count: number): string => count.toLocaleString('es');
const most = 'el máximo que se puede abrir aquí';

const tooLarge: LimitTexts = {
  'too-large': ({ limit, size }) =>
    `Este archivo ocupa ${megabytes('es', size)} MB. Aquí se pueden abrir ${megabytes('es', limit)} MB como máximo.`,
  'too-many-lines': ({ limit }) => `Este archivo tiene más de ${number(limit)} líneas, ${most}.`,
  'too-many-games': ({ limit }) => `Este archivo tiene más de ${number(limit)} partidas, ${most}.`,
  'too-many-plies': ({ limit }) =>
    `Una partida de este archivo tiene más de ${number(limit)} jugadas en una línea, ${most}.`,
  'too-many-moves': ({ limit }) => `Este archivo tiene más de ${number(limit)} jugadas, ${most}.`,
};

export const es: PageMessages['kifu'] = {
  save: 'Copiar o guardar',
  title: 'Abrir un kifu',
  paste: 'Pega aquí el kifu',
  file: 'Elegir archivos',
  folder: 'Elegir una carpeta',
  noneChosen: 'No hay ningún archivo de kifu ahí.',
  fileHint: 'KIF, KI2, CSA, USI, SFEN o JKF, en cualquier codificación',
  drop: 'o suéltalos en cualquier lugar',
  read: 'Abrir',
  pasted: 'Texto pegado',

  format: 'Formato',
  formats,
  encoding: 'Codificación',
  encodings,
  leftOut: (what) => `En este formato se omite: ${list(what)}.`,
  losses,
  lacks: (chars, encoding) => `${encoding} no tiene ${chars}.`,
  useUtf8: 'Usar UTF-8',
  anyway: 'Guardar con sustituciones',
  saveFile: 'Guardar archivo',
  copyText: 'Copiar texto',
  copySfen: 'Copiar la posición como SFEN',
  original: (name) => `Guardar el original: ${name}`,
  showReceipt: 'Lo que se ha leído…',
  copied: 'Copiado.',
  copyByHand:
    'Aquí el navegador no copia nada por sí solo. El texto está seleccionado: pulsa Ctrl+C (⌘C en un Mac) o tócalo y elige Copiar.',
  saved: (name) => `Guardado como ${name}.`,

  receipt: 'Lo que se ha leído',
  opened: (found) =>
    `Leído: ${list([
      moves(found.moves),
      ...(found.variations > 0 ? [variations(found.variations)] : []),
      ...(found.comments > 0 ? [comments(found.comments)] : []),
    ])}.`,
  tally: ({ understood, repaired, ignored }) =>
    list([
      understood === 1 ? '1 línea entendida' : `${understood} líneas entendidas`,
      ...(repaired > 0 ? [`${repaired} ${repaired === 1 ? 'reparada' : 'reparadas'}`] : []),
      ...(ignored > 0 ? [`${ignored} ${ignored === 1 ? 'omitida' : 'omitidas'}`] : []),
    ]),
  damaged: (count) =>
    count === 1
      ? 'No se ha podido descifrar 1 letra.'
      : `No se han podido descifrar ${count} letras.`,
  repaired: 'Reparado',
  ignored: 'Omitido',
  everyLine: 'Todas las líneas',
  parts,
  atLine: (line, what) => `Línea ${line}: ${what}`,
  atEntry: (entry, what) => `Entrada ${entry}: ${what}`,
  reading,

  headers: 'Nombres y encabezados',
  andMore: (count) => `y ${number(count)} más`,
  saveReceipt: 'Guardar todo esto como texto',

  progress: {
    reading: ({ file, of, moves: count }) =>
      [
        of > 1 ? `Leyendo el archivo ${number(file)} de ${number(of)}` : 'Leyendo…',
        ...(count > 0 ? [moves(count)] : []),
      ].join(' · '),
    keeping: ({ game, of }) => `Guardando la partida ${number(game)} de ${number(of)}`,
    opening: 'Leyendo…',
  },
  refused: {
    'no-text': () => 'Esto no es un kifu: el archivo no contiene texto.',
    ...tooLarge,
  },
  keepFailed:
    'No se han podido guardar todas, así que no se ha guardado ninguna. Puede que el almacenamiento del navegador esté lleno.',

  games: (count) => `Se han encontrado ${games(count)}. ¿Cuál?`,
  keepAll: 'Guardarlas todas en Partidas',
  keptAll: (count) => `Ahora hay ${games(count)} más en Partidas.`,
  keptSome: ({ kept, of }) =>
    `De ${games(of)}, ${number(kept)} se han guardado en Partidas; las demás, no.`,
  moves: (count) => moves(count),
  noneIn: (name, why) => `${name}: ${why}`,
  unreadable: 'No se ha podido leer este archivo.',
  sourceGone: 'El archivo original ya no está guardado en este navegador.',
};
