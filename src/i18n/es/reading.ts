import type { reading as en } from '../en/reading.ts';
import { counted, number } from './format.ts';

const positions = counted({ one: 'posición', other: 'posiciones' });
const variations = counted({ one: 'variante', other: 'variantes' });

export const reading: typeof en = {
  goTo: 'Ir a la jugada',
  move: 'Jugada',
  of: (last) => `/ ${last}`,
  at: (ply, last) => `Jugada ${ply} de ${last}`,
  nextMoves: 'Jugadas siguientes',
  moreMoves: (count) => `${count} ${count === 1 ? 'jugada más' : 'jugadas más'}`,
  length: counted({ one: 'jugada', other: 'jugadas' }),
  walk: 'Partidas de la lista',
  walkAt: (at, of) => `${at} / ${of}`,
  previousGame: 'Partida anterior',
  nextGame: 'Partida siguiente',
  unread: 'Este archivo ya no se puede leer.',
  bookmark: 'Marcador',
  /** The commands that lead to the landmarks of a line. */
  landmarks: {
    next: {
      comment: 'Comentario siguiente',
      variation: 'Bifurcación siguiente',
      capture: 'Captura siguiente',
      check: 'Jaque siguiente',
    },
    previous: {
      comment: 'Comentario anterior',
      variation: 'Bifurcación anterior',
      capture: 'Captura anterior',
      check: 'Jaque anterior',
    },
  },
  noneLeft: {
    next: {
      comment: 'No hay más comentarios en esta línea.',
      variation: 'No hay más variantes en esta línea.',
      capture: 'No hay más capturas en esta línea.',
      check: 'No hay más jaques en esta línea.',
    },
    previous: {
      comment: 'No hay comentarios antes de esta jugada.',
      variation: 'No hay variantes antes de esta jugada.',
      capture: 'No hay capturas antes de esta jugada.',
      check: 'No hay jaques antes de esta jugada.',
    },
  },
  /** The controls that edit the record. */
  edit: {
    start: (record) => `Editar el ${record}`,
    done: 'Terminar la edición',
    write: 'Escribe un comentario',
    sign: 'Signo',
    signs: {
      '!': 'Buena jugada',
      '!!': 'Muy buena jugada',
      '?': 'Mala jugada',
      '??': 'Muy mala jugada',
      '!?': 'Jugada interesante',
      '?!': 'Jugada dudosa',
    },
    draw: 'Dibujar en el tablero',
    drawing: 'Dibujando',
    drawHint:
      'Arrastra de casilla a casilla, o pulsa una para un círculo. Lo mismo otra vez lo borra.',
    drawn: 'Flechas y círculos',
    erase: 'Borrar todas las flechas',
    arrow: (from, to) => `Flecha de ${from} a ${to}`,
    circle: (square) => `Círculo en ${square}`,
    promote: 'Hacerla línea principal',
    up: 'Subir la variante',
    down: 'Bajar la variante',
    remove: 'Eliminar desde esta jugada',
    undo: 'Deshacer la edición',
    redo: 'Rehacer la edición',
    undone: (part) => `Cambio deshecho: ${part}.`,
    redone: (part) => `Cambio rehecho: ${part}.`,
    parts: {
      moves: 'jugadas',
      comment: 'comentario',
      sign: 'signo',
      bookmark: 'marcador',
      drawing: 'dibujo',
      about: 'sobre esta partida',
    },
  },
  /** The sheet with the players and headers of the game. */
  about: {
    title: 'Sobre esta partida',
    source: (file, game) => (game === 1 ? file : `${file}, partida ${game}`),
    name: 'Nombre',
    value: 'Valor',
    add: 'Añadir una línea',
    remove: (name) => `Quitar ${name}`.trim(),
    keep: 'Guardar',
  },
  /** The sheet that adds a second record. */
  merge: {
    title: (record) => `Añadir otro ${record}`,
    hint: 'Otro registro de esta partida: sus otras jugadas pasan a ser variantes y se añaden sus comentarios y marcas.',
    otherStart: 'Esa partida empieza desde otra posición.',
    add: 'Añadir',
    added: (moves) =>
      moves === 0
        ? 'Ninguna jugada nueva.'
        : `${moves} ${moves === 1 ? 'jugada nueva' : 'jugadas nuevas'}.`,
    leftOut: 'Omitido, porque este registro dice otra cosa ahí:',
    what: {
      players: () => 'los jugadores',
      time: (ply) => `el tiempo de la jugada ${ply}`,
      glyph: (ply) => `el signo de la jugada ${ply}`,
      ending: (ply) => `el final tras la jugada ${ply}`,
      remarks: () => 'líneas de otro formato',
    },
  },
  /** The views in place of the list of moves. */
  panes: {
    label: 'Vistas del registro',
    open: 'Mapa y tiempos',
    tabs: { moves: 'Jugadas', map: 'Mapa', times: 'Tiempos' },
    map: 'Mapa de variantes',
    branching: (move, count, first) => `${move}, ${variations(count)}, la primera ${first}`,
    times: 'Tiempos',
    move: 'Jugada',
    spent: 'Tiempo',
    total: 'Total',
    used: (here, whole) => `${here} de ${whole}`,
    chart: (first, firstTime, second, secondTime) =>
      `Tiempo de reflexión por jugada. ${first} ${firstTime}, ${second} ${secondTime} en total.`,
    asTable: 'Como tabla',
    noTimes: (record) => `Este ${record} no tiene tiempos de reflexión.`,
  },
  /** The evaluations and lines of play that programs wrote into comments. */
  analysis: {
    label: 'De programas',
    ahead: (side, points) => `Ventaja de ${points} para ${side}`,
    even: 'Igualdad',
    mates: (side, moves) => (moves === null ? `${side} da mate` : `${side} da mate en ${moves}`),
    mate: (moves) => (moves === null ? 'mate' : `mate en ${moves}`),
    depth: (depth) => `profundidad ${depth}`,
    play: 'Ver esta línea en el tablero',
    more: (count) => `${count} más`,
    less: 'menos',
    at: (move, last) => `línea del programa ${move}/${last}`,
    keep: 'Guardar esta línea',
    leave: 'Volver al registro',
    graph: (count, peaks) =>
      peaks.length === 0
        ? `Evaluaciones de ${positions(count)}`
        : `Evaluaciones de ${positions(count)}. Máximos: ${peaks.join('; ')}`,
    scoreAt: (ply, score) => `Jugada ${ply}: ${score}`,
    noScoreAt: (ply) => `Jugada ${ply}: sin evaluación`,
  },
  /** The playback of a record. */
  playback: {
    play: 'Reproducir',
    pause: 'Parar la reproducción',
    title: 'Reproducción',
    speed: 'Velocidad (1× es una jugada cada dos segundos)',
    times: (speed) => `${number(speed)}×`,
    pace: 'Cada jugada',
    even: 'igual de larga',
    real: 'según su tiempo de reflexión',
    longest: 'Jugada más larga',
    atMost: (seconds) => `como mucho ${seconds} s`,
    stopAt: 'Parar en',
    stops: { comment: 'comentarios', variation: 'variantes', check: 'jaques' },
    repeat: 'Repetir',
    stretch: 'un tramo',
    from: 'de la jugada',
    to: 'a la jugada',
  },
  equal: 'La misma posición',
  equalAt: (ply) => `La misma posición tras la jugada ${ply}`,
  /** Guessing, while the coming moves are covered. */
  cover: {
    guess: 'Adivinar las jugadas',
    tsume: 'Ocultar la solución',
    hidden: 'Lo que sigue está oculto.',
    ask: (ply) => `¿Cuál es la jugada ${ply}?`,
    came: { hit: 'Sí.', beside: 'Es una variante. ¿Cuál más?', miss: 'No. Prueba otra vez.' },
    end: 'El final.',
    score: (hits, all) => ` ${hits} de ${all}`,
    show: 'Mostrar',
    stop: 'Descubrir todo',
  },
};
