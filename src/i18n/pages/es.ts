import { es as backup } from '../backup/es.ts';
import type { TablePageMessages } from '../catalogue.ts';
import { ago, counted } from '../format.ts';
import { es as kifu } from '../kifu/es.ts';
import { es as rules } from '../rules-page/es.ts';
import { es as start } from '../start/es.ts';
import { es as talk } from '../talk/es.ts';
import { es as teach } from '../teach/es.ts';

const moves = counted('es', { one: 'jugada', other: 'jugadas' });
const variations = counted('es', { one: 'variante', other: 'variantes' });

export const es: TablePageMessages = {
  announced: { newGame: 'Nueva partida.', atStart: 'Posición inicial.' },

  typeIn: {
    unreadable: (text) => `«${text}» no es una jugada.`,
    noneThere: (square) => `Ninguna pieza puede ir a ${square}.`,
    several: (square) => `Varias piezas pueden ir a ${square}. ¿Cuál?`,
  },

  moves: {
    label: 'Jugadas',
    start: 'Posición inicial',
    number: (ply) => `Jugada ${ply}`,
    variation: (index) => `Variante ${index}`,
    variationsHere: (count) => `${variations(count)} aquí`,
    comment: 'Comentario',
    moreOfComment: (left) => `Mostrar más (quedan ${left.toLocaleString('es')} letras)`,
    illegal: 'jugada ilegal',
    foul: (why) => `Esta jugada es una falta: ${why}`,
  },

  result: {
    playAgain: 'Otra partida',
    playAgainSwapped: 'Otra partida con los bandos cambiados',
    foul: (name) => `Falta: ${name}`,
    replay: 'La partida se anula y se repite; quien da piezas las sigue dando.',
    replaySwapped: 'La partida se anula y se repite con los bandos cambiados.',
    showWhy: 'Mostrar en el tablero',
    hideWhy: 'Ocultar',
    lookBack: 'Repasar',
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
        'Las partidas guardadas aquí las escribió una versión más nueva de esta aplicación: no se pueden leer ni añadir otras. Recarga la página para obtener esa versión y copia el kifu antes de cerrarla.',
      full: 'No queda sitio en este navegador para guardar partidas. Quita algunas o copia el kifu antes de cerrar la página.',
      denied:
        'Este navegador no permite guardar partidas ni leer las guardadas. Copia el kifu antes de cerrar la página.',
    },
    news: {
      lost: 'Este navegador ha borrado partidas guardadas. Las últimas sin terminar se han podido recuperar.',
      apart:
        'Esta partida siguió también en otra pestaña. Lo que se juegue aquí es desde ahora una partida aparte; la otra espera en Partidas.',
    },
    saveFirst:
      'Ahora no se pueden guardar partidas: empezar otra puede ser el fin de la actual. Copia o guarda antes su kifu.',
    saveKifu: 'Copiar o guardar el kifu',
  },

  games: {
    others: 'Terminadas y abiertas',
    remove: 'Quitar',
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
    empty: 'Ninguna partida espera.',
    emptyInvitation: 'Empieza una o abre un kifu: se guarda aquí sola.',
    start: 'Empezar una partida',
    resumeGame: (players) => `Continuar ${players}`,
    versus: (first, second) => `${first} – ${second}`,
    onTheTable: 'en la mesa',
    moves,
    ago: ago('es'),
  },

  backup,
  kifu,
  rules,

  setup: {
    unplayable: 'No se puede empezar una partida desde esta posición',
  },

  start,
  talk,
  teach,

  settings: {
    title: 'Ajustes',
    licences: 'Licencias del software de esta aplicación',
    saved: 'Los cambios se guardan al momento en este dispositivo.',
    language: 'Idioma',
    languageAuto: 'El del navegador',
    theme: 'Colores',
    themes: { auto: 'Los del dispositivo', light: 'Claros', dark: 'Oscuros' },
    notation: 'Escritura de las jugadas',
    sounds: 'Sonido',
    sound: 'Madera sobre madera en cada jugada',
    volume: 'Volumen',
    help: 'Ayuda en el tablero',
    hints: 'Cuándo se marcan las casillas de la pieza elegida',
    hintLevels: {
      fading: 'Hasta que se conoce la pieza; luego tras un momento, y al final al pedirlo',
      always: 'Siempre',
      off: 'Nunca',
    },
    forget: 'Olvidar lo aprendido',
    nothingLearned: 'Todavía no se ha aprendido nada.',
    forgotten: 'Todos empiezan de nuevo: vuelven todas las marcas.',
    remembered: 'Lo aprendido está de vuelta.',
    asking: 'Mostrar cómo se mueve una pieza al señalarla',
    letterKeys: 'Atajos de una sola tecla (a, f, h, j, k, ?)',
  },

  steps: {
    label: 'Recorrer la partida',
    first: 'Al principio',
    back: 'Atrás',
    forward: 'Adelante',
    last: 'Al final',
    returnToGame: 'Volver a la partida',
  },

  looking: {
    at: (ply, last) => `Jugada ${ply} de ${last}`,
    beside: (ply) => `Jugada ${ply} de una variante`,
    running: 'la partida sigue en curso',
    still: 'la partida está detenida',
    locked: {
      looking: 'Estás mirando jugadas anteriores. Vuelve a la partida para mover.',
      still: 'La partida está detenida. Reanúdala antes de mover.',
      over: 'La partida ha terminado. Retrocede para probar otras jugadas.',
    },
  },

  aside: {
    removed: 'La partida se ha quitado.',
    bringBack: 'Recuperarla',
    undoNewGame: 'Volver a la partida anterior',
    setAside: 'La partida anterior espera en Partidas.',
    unkept: 'La partida anterior no se pudo guardar: estará aquí hasta que se cierre esta página.',
    dismiss: 'Ocultar',
  },

  update: {
    message: 'Hay una versión nueva. Lo que está en el tablero se conserva.',
    now: 'Cargarla ahora',
    later: 'Más tarde',
  },

  notFound: {
    title: 'Aquí no hay nada',
    body: 'Quizá la dirección esté incompleta o la partida se guardó en otro navegador.',
    home: 'Ir al tablero',
  },
};
