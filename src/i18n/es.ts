/** Everything the table says in Spanish, but for the words of a single game. */
import type { TableMessages } from './catalogue.ts';
import { ago, counted, listed } from './format.ts';

const moves = counted('es', { one: 'jugada', other: 'jugadas' });
const variations = counted('es', { one: 'variante', other: 'variantes' });
const comments = counted('es', { one: 'comentario', other: 'comentarios' });
const lines = counted('es', { one: 'línea', other: 'líneas' });
const list = listed('es');

export const es: TableMessages = {
  language: 'es',

  app: {
    name: 'Mesa de shogi',
    skipToBoard: 'Saltar al tablero',
    loading: 'Un momento…',
  },

  nav: {
    label: 'Principal',
    play: 'Jugar',
    games: 'Partidas',
    settings: 'Ajustes',
  },

  actions: {
    label: 'Acciones de la partida',
    newGame: 'Nueva partida',
    undoNewGame: 'Volver a la partida anterior',
    setAside: 'La partida anterior espera en Partidas.',
    takeBack: 'Deshacer',
    redo: 'Rehacer',
    resign: 'Abandonar',
    confirmResign: (side) => `${side} abandona`,
    flip: 'Girar el tablero',
    playAgain: 'Otra partida con los bandos cambiados',
    pieceSet: 'Piezas',
    cancel: 'Cancelar',
    close: 'Cerrar',
    dismiss: 'Ocultar',
  },

  replay: {
    label: 'Recorrer la partida',
    first: 'Al principio',
    back: 'Atrás',
    forward: 'Adelante',
    last: 'Al final',
    returnToGame: 'Volver a la partida',
    lookingBack: (ply) => `Mirando la jugada ${ply}`,
  },

  status: {
    label: 'Estado de la partida',
    toMove: (side) => `Juega ${side}`,
    check: (side) => `${side} está en jaque`,
    thirdTime: 'Tercera vez en esta posición. La cuarta acaba la partida.',
    over: 'La partida ha terminado.',
    atStart: 'Posición inicial.',
    flipped: 'Tablero girado.',
    newGame: 'Nueva partida.',
    chosen: (piece, place) => `Pieza elegida: ${piece}, ${place}`,
    letGo: 'Ninguna pieza elegida',
  },

  board: {
    label: 'Tablero',
    keys: 'Las flechas recorren el tablero y las manos, Intro elige y Escape cancela.',
    empty: (square) => `${square}, vacía`,
    piece: (square, piece, side) => `${square}, ${piece} de ${side}`,
    hand: (side) => `${side}: piezas en mano`,
    inHand: (piece, count) => (count > 1 ? `${piece}, ${count} en mano` : `${piece} en mano`),
    marks: {
      selected: 'elegida',
      target: 'puede ir aquí',
      capture: 'puede capturar aquí',
      drop: 'puede soltarse aquí',
      last: 'última jugada',
      check: 'en jaque',
      cause: 'el motivo',
      blocked: 'en el camino',
      escape: 'huida cubierta',
    },
  },

  moves: {
    label: 'Jugadas',
    start: 'Posición inicial',
    empty: 'Aún no hay jugadas.',
    number: (ply) => `Jugada ${ply}`,
    variation: (index) => `Variante ${index}`,
    variationsHere: (count) => `${variations(count)} aquí`,
    comment: 'Comentario',
    illegal: 'jugada ilegal',
    count: moves,
  },

  games: {
    others: 'Terminadas y abiertas',
    remove: 'Quitar',
    deleted: 'La partida se ha quitado.',
    bringBack: 'Recuperarla',
    title: 'Partidas',
    unfinished: 'Partidas sin terminar',
    empty: 'Ninguna partida espera.',
    emptyInvitation: 'Empieza una o abre un kifu: se guarda aquí sola.',
    start: 'Empezar una partida',
    resume: 'Continuar',
    resumeGame: (players) => `Continuar ${players}`,
    versus: (sente, gote) => `${sente} – ${gote}`,
    onTheTable: 'en la mesa',
    moves,
    ago: ago('es'),
  },

  otherTab: {
    message: 'Esta partida está abierta en otra pestaña.',
    playHere: 'Jugar aquí',
    taken: 'La partida sigue en otra pestaña.',
  },

  kifu: {
    save: 'Copiar o guardar',
    open: 'Abrir un kifu…',
    title: 'Abrir un kifu',
    paste: 'Pega aquí el kifu',
    file: 'Elegir un archivo',
    fileHint: '.kif o .kifu, en Shift_JIS o UTF-8',
    drop: 'o suéltalo en cualquier lugar',
    read: 'Abrir',
    copyKif: 'Copiar como KIF',
    copyUsi: 'Copiar como USI',
    copySfen: 'Copiar la posición como SFEN',
    saveKif: 'Guardar como .kif',
    saveKifu: 'Guardar como .kifu',
    copied: 'Copiado.',
    copyFailed: 'El navegador no ha permitido copiar.',
    saved: (name) => `Guardado como ${name}.`,
    receipt: 'Lo que se ha leído',
    opened: (found) =>
      `Leído: ${list([
        moves(found.moves),
        ...(found.variations > 0 ? [variations(found.variations)] : []),
        ...(found.comments > 0 ? [comments(found.comments)] : []),
      ])}.`,
    flawed: (count) => `No del todo como se esperaba: ${lines(count)}.`,
    atLine: (line, problem) => `Línea ${line}: ${problem}`,
    setAside: 'La partida que estaba en la mesa queda guardada en Partidas.',
    unreadable: 'No se ha podido leer este archivo.',
  },

  typeIn: {
    label: 'Escribir una jugada',
    hint: 'Por ejemplo 7g7f, P*5e, ７六歩 o 76',
    play: 'Jugar',
    unreadable: (text) => `«${text}» no es una jugada.`,
    noneThere: (square) => `Ninguna pieza puede ir a ${square}.`,
    several: (square) => `Varias piezas pueden ir a ${square}. ¿Cuál?`,
  },

  result: {
    label: 'Resultado',
    wins: (side) => `Gana ${side}`,
    nobody: 'Sin ganador',
    replay: 'La partida se anula y se repite con los bandos cambiados.',
    lookBack: 'Repasar',
    endings: {
      resignation: { how: 'Abandono', why: ({ loser }) => `${loser} ha abandonado.` },
      timeout: { how: 'Tiempo agotado', why: ({ loser }) => `A ${loser} se le acabó el tiempo.` },
      agreement: { how: 'Acuerdo', why: () => 'Los dos jugadores acordaron terminar.' },
      foul: { how: 'Falta', why: ({ loser }) => `${loser} hizo una jugada ilegal.` },
      adjourned: { how: 'Aplazada', why: () => 'La partida puede continuar más tarde.' },
      interrupted: { how: 'Interrumpida', why: () => 'La partida se interrumpió aquí.' },
      default: { how: 'Incomparecencia', why: ({ loser }) => `${loser} no se presentó.` },
      other: { how: 'Fin', why: () => 'El kifu termina aquí.' },
    },
  },

  setup: {
    unreadable: 'Esto no es una posición: se esperaba un SFEN.',
    unplayable: 'No se puede empezar una partida desde esta posición',
  },

  settings: {
    title: 'Ajustes',
    saved: 'Los cambios se guardan al momento en este dispositivo.',
    language: 'Idioma',
    languageAuto: 'El del navegador',
    theme: 'Colores',
    themes: { auto: 'Los del dispositivo', light: 'Claros', dark: 'Oscuros' },
    pieces: 'Piezas',
    pieceSets: { kanji: 'Kanji', western: 'Símbolos occidentales' },
    notation: 'Escritura de las jugadas',
    notations: { japanese: 'Japonesa: ７六歩', western: 'Occidental: P-7f', usi: 'USI: 7g7f' },
    coordinates: 'Bordes del tablero',
    coordinateStyles: {
      japanese: 'Japoneses: ７六',
      usi: 'Con letras: 7f',
      numbers: 'Con números: 7 6',
      none: 'Sin coordenadas',
    },
    kings: 'Reyes',
    kingStyles: {
      standard: '玉 para Sente, 王 para Gote',
      swapped: '王 para Sente, 玉 para Gote',
      'both-gyoku': '玉 para los dos',
    },
    sounds: 'Sonido',
    sound: 'Madera sobre madera en cada jugada',
    volume: 'Volumen',
    help: 'Ayuda en el tablero',
    hints: 'Marcar adónde puede ir la pieza elegida',
  },

  storage: {
    failed: 'Este navegador no permite guardar partidas. Copia el kifu antes de cerrar la página.',
  },

  trouble: {
    title: 'Algo ha salido mal',
    body: 'La partida está guardada. Suele bastar con volver a cargar la página.',
    reload: 'Volver a cargar',
  },

  notFound: {
    title: 'Aquí no hay nada',
    body: 'Quizá la dirección esté incompleta o la partida se guardó en otro navegador.',
    home: 'Ir al tablero',
  },
};
