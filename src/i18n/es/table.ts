/** The words of the first screen in Spanish: the bar, the board, how a game stands and how it ended. */
import type { Catalogue } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

export const table: Catalogue<typeof english> = {
  app: {
    name: (game) => `Mesa de ${game.toLowerCase()}`,
    skipToBoard: 'Saltar al tablero',
    loading: 'Un momento…',
  },

  nav: {
    label: 'Principal',
    play: 'Jugar',
    learn: 'Aprender',
    games: 'Partidas',
    rules: 'Reglas',
    settings: 'Ajustes',
  },

  front: {
    label: 'Maneras de empezar',
    begins: (game, side) => `${game}: empieza ${side}`,
    title: 'Un tablero para dos',
    lead: (game) =>
      `${game} ante una pantalla. Cada regla se explica y tus partidas se quedan en este navegador.`,
    more: 'Más…',
    playGames: (games) => `Jugar: ${games}`,
    firstGame: 'Tu primera partida',
    firstGameTakes: '15 minutos',
    open: 'Abrir',
    openShort: 'Abrir…',
    kifu: (record) => `Un ${record}…`,
    paste: 'Pegar',
    sample: 'Un ejemplo',
  },

  actions: {
    newGame: 'Nueva partida',
    openKifu: (record) => `Abrir un ${record}…`,
    save: 'Copiar o guardar',
    label: 'Acciones de la partida',
    takeBack: 'Deshacer',
    redo: 'Rehacer',
    resign: 'Abandonar',
    flip: 'Girar el tablero',
    cancel: 'Cancelar',
    back: 'Anterior',
    forward: 'Siguiente',
    more: 'Más',
  },

  status: {
    label: 'Estado de la partida',
    toMove: (side) => `Juega ${side}`,
    turn: 'juega',
    yourMove: 'Te toca',
    check: (side) => `${side} está en jaque`,
  },

  board: {
    label: 'Tablero',
    empty: (square) => `${square}, vacía`,
    piece: (square, piece, side) => `${square}, ${piece} de ${side}`,
    hand: (side) => `${side}: piezas en mano`,
    inHand: (side, piece, count) =>
      count > 1 ? `${side}: ${piece}, ${count} en mano` : `${side}: ${piece} en mano`,
    marks: {
      selected: 'pieza elegida',
      target: 'puede ir aquí',
      capture: 'puede capturar aquí',
      drop: 'puede soltarse aquí',
      last: 'última jugada',
      check: 'en jaque',
      exposed: 'quedaría en jaque',
      cause: 'el motivo',
      blocked: 'en el camino',
      escape: 'escape cubierto',
    },
  },

  typeIn: {
    label: 'Escribir una jugada',
    play: 'Jugar',
    unreadable: (text) => `«${text}» no es una jugada.`,
    noneThere: (square) => `Ninguna pieza puede ir a ${square}.`,
    several: (square) => `Varias piezas pueden ir a ${square}. ¿Cuál?`,
  },

  result: {
    label: 'Resultado',
    wins: (side) => `Gana ${side}`,
    winsAfter: (side) => `Gana ${side}`,
    how: (how, by) => (by === undefined ? ` · ${how}` : ` ${by}`),
    byFoul: (name) => `por falta: ${name}`,
    won: 'ganó',
    nobody: 'Sin ganador',
    playAgain: 'Revancha',
    playAgainSwapped: 'Revancha, cambiando de bando',
    foul: (name) => `Falta: ${name}`,
    replay: 'La partida se anula y se repite; quien da ventaja la sigue dando.',
    replaySwapped: 'La partida se anula y se repite con los bandos cambiados.',
    why: '¿Por qué?',
    whyLabel: 'Por qué terminó así',
    whyEnd: 'Cerrar',
    whyBack: 'Paso anterior',
    whyOn: 'Paso siguiente',
    whyStep: (step, of) => `${step} / ${of}`,
    lookBack: 'Repasar',
    takenBack: 'El resultado se ha anulado',
    undoResign: 'Anular abandono',
    askUndoResign: 'Pedir anularlo',
  },
  endings: {
    resignation: { how: 'Abandono', by: 'por abandono', why: ({ loser }) => `${loser} abandonó.` },
    timeout: {
      how: 'Tiempo agotado',
      by: 'por tiempo',
      why: ({ loser }) => `A ${loser} se le acabó el tiempo.`,
    },
    agreement: { how: 'Acuerdo', why: () => 'Los dos jugadores acordaron terminar.' },
    foul: { how: 'Falta', why: ({ loser }) => `${loser} hizo una jugada ilegal.` },
    adjourned: { how: 'Aplazada', why: () => 'La partida puede continuar más tarde.' },
    interrupted: { how: 'Interrumpida', why: () => 'La partida se interrumpió aquí.' },
    default: {
      how: 'Incomparecencia',
      by: 'por incomparecencia',
      why: ({ loser }) => `${loser} no se presentó.`,
    },
    other: { how: 'Fin', why: () => 'El registro termina aquí.' },
  },

  trouble: {
    missing: 'No se ha podido cargar una parte de la página. La partida sigue sin ella.',
    again: 'Intentar de nuevo',
    title: 'Algo ha salido mal',
    body: 'La partida está guardada. Suele bastar con volver a cargar la página.',
    reload: 'Volver a cargar',
  },
};
