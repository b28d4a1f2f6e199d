/** The words of announcements, commands, pages and notices in Spanish. */
import type { Catalogue } from '../catalogue.ts';
import type { pages as english } from '../en/pages.ts';
import { withStop } from '../format.ts';
import { ago, counted, number } from './format.ts';

const moves = counted({ one: 'jugada', other: 'jugadas' });
const variations = counted({ one: 'variante', other: 'variantes' });

export const pages: Catalogue<typeof english> = {
  announced: {
    comma: ', ',
    sentence: withStop('.'),
    newGame: 'Nueva partida',
    takenUp: (ply) => (ply === 0 ? 'La partida sigue' : `La partida sigue tras la jugada ${ply}`),
    ways: moves,
    atStart: 'Posición inicial',
    undone: (move) => `Jugada deshecha: ${move}`,
    at: (where, move) => `${where}: ${move}`,
    face: (name, goes) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)}${goes === '' ? '' : `: ${goes}`}.`,
    reaches: ({ moves, goals }) => `Desde ahí, ${goals === '' ? moves : `${moves}: ${goals}`}.`,
    chosen: ({ piece, moves, goals }) =>
      `Pieza elegida: ${piece}, ${goals === '' ? moves : `${moves}: ${goals}`}.`,
    stretch: (first, last) => `de ${first} a ${last}`,
    allGoals: ({ piece, moves, goals, captures }) =>
      [
        `${piece}, ${goals === '' ? moves : `${moves}: ${goals}`}.`,
        ...(captures === '' ? [] : [`Capturas: ${captures}.`]),
      ].join(' '),
  },

  commands: {
    title: 'Comandos y teclas',
    find: 'Buscar un comando',
    none: 'Ningún comando se llama así.',
    nextVariation: 'Variante siguiente',
    previousVariation: 'Variante anterior',
    declare: 'Declarar',
    begin: 'Empezar',
    captures: 'Quién captura a quién',
    print: 'Imprimir',
    changeRules: 'Cambiar las reglas',
    playFromHere: 'Jugar desde aquí',
    rematch: 'Revancha',
    hints: 'Mostrar adónde puede ir',
    zoom: {
      in: 'Acercar',
      out: 'Alejar',
      whole: 'Tablero entero',
      goals: (count, edge) => {
        const where = {
          left: 'a la izquierda',
          right: 'a la derecha',
          up: 'arriba',
          down: 'abajo',
        }[edge];
        return `${count} ${count === 1 ? 'destino' : 'destinos'} fuera de la vista ${where}`;
      },
    },
    pieces: 'Piezas',
    save: 'Guardar en un archivo',
    game: 'Esta partida',
    study: 'Estudio',
    file: 'Archivo',
    view: 'Vista',
    elsewhere: 'Partidas y páginas',
  },

  close: 'Cerrar',

  moves: {
    label: 'Jugadas',
    start: 'Posición inicial',
    number: (ply) => `Jugada ${ply}`,
    variation: (index) => `Variante ${index}`,
    variationsHere: (count) => `${variations(count)} aquí`,
    comment: 'Comentario',
    moreOfComment: (left) => `Mostrar más (quedan ${number(left)} caracteres)`,
    illegal: 'jugada ilegal',
    foul: (why) => `Esta jugada es una falta: ${why}`,
  },

  otherTab: {
    message: 'Esta partida está abierta en otra pestaña.',
    playHere: 'Jugar aquí',
  },

  storage: {
    troubles: {
      blocked:
        'Otra pestaña tiene abierta una versión anterior de esta aplicación. Ciérrala para que se puedan guardar partidas. Mientras tanto puedes seguir jugando.',
      newer:
        'Las partidas guardadas aquí las escribió una versión más nueva de esta aplicación: no se pueden leer ni añadir otras. Recarga la página para obtener esa versión y copia la partida antes de cerrarla.',
      full: 'No queda sitio en este navegador para guardar partidas. Elimina algunas o copia la partida antes de cerrar la página.',
      denied:
        'Este navegador no permite guardar partidas ni leer las guardadas. Copia la partida antes de cerrar la página.',
    },
    news: {
      known: 'Esta partida ya estaba guardada.',
      lost: 'Este navegador ha borrado partidas guardadas. Las últimas sin terminar se han podido recuperar.',
      apart:
        'Esta partida siguió también en otra pestaña. Lo que se juegue aquí es desde ahora una partida aparte; la otra está guardada en Partidas.',
    },
    inShort: {
      blocked: 'Hay una pestaña con la versión anterior.',
      newer: 'Guardó las partidas una versión más nueva.',
      full: 'No queda sitio para guardar partidas.',
      denied: 'Aquí no se guardan partidas.',
      lost: 'El navegador ha borrado partidas.',
      apart: 'Esta es ahora una partida aparte.',
    },
    saveFirst:
      'Ahora no se pueden guardar partidas y esta podría perderse. Cópiala o guárdala antes.',
    saveKifu: (record) => `Copiar o guardar el ${record}`,
  },

  games: {
    others: 'Partidas terminadas y registros abiertos',
    remove: 'Eliminar',
    title: 'Partidas',
    unfinished: 'Partidas sin terminar',
    unreadable: {
      newer: (games) =>
        games === 1
          ? '1 partida la escribió una versión más nueva de esta aplicación. Sigue guardada.'
          : `${games} partidas las escribió una versión más nueva de esta aplicación. Siguen guardadas.`,
      game: (games) =>
        games === 1
          ? '1 entrada es de un juego que esta versión no conoce. Sigue guardada.'
          : `${games} entradas son de juegos que esta versión no conoce. Siguen guardadas.`,
      damaged: (games) =>
        games === 1
          ? '1 partida está dañada y no se puede leer. Sigue guardada tal como está.'
          : `${games} partidas están dañadas y no se pueden leer. Siguen guardadas tal como están.`,
    },
    unreadableTitle: 'No se pueden leer',
    saveUnreadable: 'Guardar lo almacenado en un archivo',
    empty: 'No hay partidas sin terminar.',
    emptyInvitation: 'Empieza una o abre un registro de partida: se guarda aquí automáticamente.',
    sample: 'Ver una partida de ejemplo',
    search: 'Nombre, archivo o final',
    noneFound: 'No se ha encontrado ninguna partida.',
    openFiles: 'Abrir archivos…',
    openFolder: 'Carpeta…',
    gameOfFile: (file, number) => `${file}, partida ${number}`,
    start: 'Empezar una partida',
    goOn: 'Continuar',
    all: 'Todas',
    othersWait: (games) => `${games} más ${games === 1 ? 'espera' : 'esperan'}`,
    goOnWith: (first, second) => `Continuar ${first} contra ${second}`,
    resumeGame: (players) => `Continuar ${players}`,
    versus: (first, second) => `${first} – ${second}`,
    open: 'Abrir',
    openGame: (players) => `Abrir ${players}`,
    winner: (name) => `ganó ${name}`,
    edited: 'editada',
    onTheTable: 'en el tablero',
    moves,
    ago,
  },

  setup: {
    unplayable: 'No se puede empezar una partida desde esta posición',
  },

  settings: {
    title: 'Ajustes',
    more: 'Más: notación, coordenadas, teclas',
    licences: 'Licencias del software de esta aplicación',
    saved: 'Los cambios se guardan al momento en este dispositivo.',
    language: 'Idioma',
    languageAuto: 'Igual que el navegador',
    theme: 'Colores',
    themes: { auto: 'Igual que el dispositivo', light: 'Claros', dark: 'Oscuros' },
    board: 'Tablero',
    boards: { kaya: 'Kaya', pale: 'Madera clara', grey: 'Gris' },
    notation: 'Notación',
    sounds: 'Sonido',
    sound: 'Sonido de las jugadas',
    vibration: 'Una breve vibración con cada jugada',
    volume: 'Volumen',
    noSound: 'Este navegador no puede reproducir el sonido de las jugadas.',
    help: 'Ayuda en el tablero',
    hints: 'Mostrar adónde puede ir una pieza',
    hintLevels: {
      fading: 'Menos pistas a medida que aprendes',
      always: 'Siempre',
      off: 'Nunca',
    },
    forget: 'Borrar el progreso',
    forgets: 'Vuelven todas las ayudas del tablero. Las lecciones se reinician en Aprender.',
    nothingLearned: 'Todavía no hay progreso.',
    forgotten: 'Progreso borrado. Vuelven todas las marcas.',
    remembered: 'Progreso recuperado.',
    asking: 'Mostrar cómo se mueve una pieza al señalarla',
    reading: 'Leer un registro',
    tapHalves:
      'Avanzar y retroceder tocando las mitades del tablero: una pulsación larga pregunta, arrastrar mueve',
    scrollMoves: 'Avanzar y retroceder al desplazar la lista de jugadas',
    letterKeys: 'Atajos de una sola tecla (como f, j, k, m, ?)',
  },

  steps: {
    first: 'Al principio',
    last: 'Al final',
    returnToGame: 'Volver a la partida',
  },

  resigns: (side) => `${side} abandona`,
  keepPlaying: 'Seguir jugando',

  looking: {
    back: (ply) => `Mirando la jugada ${ply}`,
    at: (ply, last) => `Jugada ${ply} de ${last}`,
    beside: (ply) => `Jugada ${ply} de una variante`,
    variation: (ply) => `La jugada ${ply} inicia una variante. La otra línea se conserva.`,
    inVariation: 'variante',
    meanwhile: (where, game) => `${where} · ${game}`,
    running: 'la partida sigue en curso',
    still: 'la partida está en pausa',
    locked: {
      looking: 'Estás mirando jugadas anteriores. Vuelve primero a la partida.',
      still: 'La partida está en pausa. Pulsa Continuar antes de mover.',
      over: 'La partida ha terminado. Retrocede para probar otras jugadas.',
    },
  },

  undo: {
    removed: 'Partida eliminada.',
    bringBack: 'Recuperarla',
    undoNewGame: 'Volver a la anterior',
    replaced: 'La partida anterior está en Partidas.',
    unkept: 'La partida anterior no se pudo guardar: estará aquí hasta que se cierre esta página.',
    unkeptShort: 'La partida de antes no se guardó.',
    why: '¿Por qué?',
    understood: 'Entendido',
    dismiss: 'Ocultar',
  },

  update: {
    message: 'Hay una versión nueva. Lo que está en el tablero se conserva.',
    inShort: 'Hay una versión nueva.',
    now: 'Cargarla ahora',
    later: 'Más tarde',
  },

  notFound: {
    title: 'Aquí no hay nada',
    body: 'Quizá la dirección esté incompleta o la partida se guardó en otro navegador.',
    home: 'Ir al tablero',
  },
};
