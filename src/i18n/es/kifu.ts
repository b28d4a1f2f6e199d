/** The words about files, in Spanish. */
import type { TableMessages } from '../catalogue.ts';
import type { EncodingTexts, LimitTexts, OtherProgramText } from '../shapes/kifu.ts';
import { counted, listed, megabytes, number } from './format.ts';

const moves = counted({ one: 'jugada', other: 'jugadas' });
const variations = counted({ one: 'variante', other: 'variantes' });
const comments = counted({ one: 'comentario', other: 'comentarios' });
const games = counted({ one: 'partida', other: 'partidas' });

const encodings: EncodingTexts = {
  shift_jis: 'Shift_JIS (programas antiguos)',
  'utf-8': 'UTF-8 (todos los caracteres)',
  'utf-8-bom': 'UTF-8 con BOM',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

const most = 'el máximo que se puede abrir aquí';

const tooLarge: LimitTexts = {
  'too-large': ({ limit, size }) =>
    `Este archivo ocupa ${megabytes(size)} MB. Aquí se pueden abrir ${megabytes(limit)} MB como máximo.`,
  'too-many-lines': ({ limit }) => `Este archivo tiene más de ${number(limit)} líneas, ${most}.`,
  'too-many-games': ({ limit }) => `Este archivo tiene más de ${number(limit)} partidas, ${most}.`,
  'too-many-plies': ({ limit }) =>
    `Una partida de este archivo tiene más de ${number(limit)} jugadas en una línea, ${most}.`,
  'too-many-game-moves': ({ limit }) =>
    `Una partida de este archivo tiene más de ${number(limit)} jugadas con sus variantes, ${most}.`,
  'too-many-moves': ({ limit }) =>
    `Las partidas de este archivo suman más de ${number(limit)} jugadas, ${most}.`,
};

const otherProgram: OtherProgramText = ({ program, ending, saveAs }) =>
  `Este es un archivo de ${program} (${ending}). Aquí no se puede abrir. Guárdalo como ${saveAs} en ${program} y abre ese archivo.`;

export const kifu: TableMessages['kifu'] = {
  save: 'Copiar o guardar',
  title: (recordExplained) => `Abrir un ${recordExplained}`,
  takes: 'Un archivo, una carpeta, un texto pegado o una partida de ejemplo.',
  paste: (record) => `Pega aquí el ${record}`,
  file: 'Elegir archivos…',
  folder: 'Carpeta…',
  noneChosen: 'No hay ningún archivo de partidas ahí.',
  drop: 'Suelta aquí los archivos',
  dropToOpen: 'Suelta para abrir',
  clipboard: 'Pegar del portapapeles',
  clipboardEmpty: 'No hay texto en el portapapeles.',
  typeText: 'Escribir o pegar texto',
  otherGames: 'Otros juegos',
  editedTitle: 'Una partida editada',
  wasEdited:
    'Esta partida ya está guardada aquí, y después se editó. Si la abres sin editar, se guardan las dos.',
  openEdited: 'Abrir la editada',
  openUnedited: 'Abrir sin editar',
  openAnyway: 'Abrir de todos modos',
  read: 'Abrir',
  pasted: 'Texto pegado',

  format: 'Formato',
  encoding: 'Codificación',
  encodings,
  version: 'Versión',
  needsVersion: (version) =>
    `En esta codificación, las letras que no son ASCII exigen la versión ${version}, que algunos programas no leen.`,
  leftOut: (what) => `En este formato se omite: ${listed(what)}.`,
  lacks: (chars, encoding) => `${encoding} no tiene ${chars}.`,
  useUtf8: 'Usar UTF-8',
  anyway: 'Guardar con sustituciones',
  saveFile: 'Guardar archivo',
  copyText: 'Copiar texto',
  original: (name) => `Guardar el original: ${name}`,
  showReceipt: 'Lo que se ha leído…',
  copied: 'Copiado.',
  copyByHand:
    'Aquí el navegador no copia nada por sí solo. El texto está seleccionado: pulsa Ctrl+C (⌘C en un Mac) o tócalo y elige Copiar.',
  saved: (name) => `Guardado como ${name}.`,

  receipt: 'Lo que se ha leído',
  opened: (found) =>
    `Leído: ${listed([
      moves(found.moves),
      ...(found.variations > 0 ? [variations(found.variations)] : []),
      ...(found.comments > 0 ? [comments(found.comments)] : []),
    ])}.`,
  tally: ({ understood, repaired, unread, ignored }) =>
    listed([
      understood === 1 ? '1 línea entendida' : `${number(understood)} líneas entendidas`,
      ...(repaired > 0 ? [`${number(repaired)} ${repaired === 1 ? 'reparada' : 'reparadas'}`] : []),
      ...(unread > 0
        ? [`${number(unread)} ${unread === 1 ? 'conservada' : 'conservadas'} sin entender`]
        : []),
      ...(ignored > 0 ? [`${number(ignored)} ${ignored === 1 ? 'omitida' : 'omitidas'}`] : []),
    ]),
  damaged: (count) =>
    count === 1
      ? 'No se ha podido descifrar 1 carácter.'
      : `No se han podido descifrar ${number(count)} caracteres.`,
  repaired: 'Reparado',
  unread: 'Conservado sin entender',
  ignored: 'Omitido',
  everyLine: 'Todas las líneas',
  atLine: (line, what) => `Línea ${line}: ${what}`,
  atEntry: (entry, what) => `Entrada ${entry}: ${what}`,

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
    'no-text': () => 'Esto no es un registro de partida: el archivo no contiene texto.',
    'empty-file': () => 'El texto está vacío.',
    'no-kifu': () => 'En este texto no hay ninguna partida.',
    picture: () => 'Esto es una imagen. Un registro de partida solo se puede abrir como texto.',
    pdf: () => 'Esto es un PDF. Copia de él las jugadas como texto y pégalas.',
    zip: () =>
      'Esto es un archivo zip. Descomprímelo y abre los archivos que contiene; una copia de seguridad de esta aplicación se restaura en la página Partidas.',
    chess: () => 'Esto es ajedrez, y aquí no se puede abrir.',
    go: () => 'Esto es una partida de go, y aquí no se puede abrir.',
    'web-page': () =>
      'Esto es una página web. Copia de ella las jugadas y pégalas, o guarda el archivo de la partida que ofrece y abre ese archivo.',
    'web-address': () =>
      'Esta dirección web no contiene jugadas. Ábrela en el navegador, copia allí el registro y pégalo aquí.',
    'other-json': () => 'Esto es JSON, pero no un registro de partida.',
    list: () => 'Esto es una lista. Ninguna de sus líneas es una jugada.',
    'other-program': otherProgram,
    ...tooLarge,
  },
  keepFailed:
    'No se han podido guardar todas, así que no se ha guardado ninguna. Puede que el almacenamiento del navegador esté lleno.',

  games: (count) => `Se han encontrado ${games(count)}. ¿Cuál?`,
  keepAll: 'Guardarlas todas en Partidas',
  keptAll: (count) => `Ahora hay ${games(count)} más en Partidas.`,
  keptBefore: (count) =>
    count === 1 ? '1 ya estaba guardada.' : `${number(count)} ya estaban guardadas.`,
  keptSome: ({ kept, of }) =>
    `De ${games(of)}, ${number(kept)} se han guardado en Partidas; las demás, no.`,
  moves: (count) => moves(count),
  noneIn: (name, why) => `${name}: ${why}`,
  unreadable: 'No se ha podido leer este archivo.',
  sourceGone: 'El archivo original ya no está guardado en este navegador.',
};
