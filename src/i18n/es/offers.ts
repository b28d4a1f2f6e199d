/** Lo que se dicen los jugadores en español. */

import type { offers as en } from '../en/offers.ts';
import { lasting } from '../format.ts';
import type { ProposalTexts } from '../shapes/table.ts';

const proposals: ProposalTexts = {
  draw: 'tablas',
  adjourn: 'aplazar la partida',
  pause: 'una pausa',
  takeback: 'deshacer su última jugada',
  'go-on': 'continuar sin contarlo',
  count: 'contarlo como tiempo de reflexión',
  clock: 'otro reloj',
  'undo-resign': 'anular el abandono',
};

const span = lasting([' h', ' min', ' s']);

export const offers: typeof en = {
  clock: {
    label: (side) => `Reloj de ${side}`,
    mainOver: (side) => `Se acabó el tiempo principal de ${side}.`,
    unlimited: 'Sin límite',
    byoyomi: 'byoyomi',
    periods: (count) => `${count} ${count === 1 ? 'periodo' : 'periodos'}`,
    units: (count) => `${count} min en reserva`,
    moves: (count) => `${count === 1 ? 'falta 1 jugada' : `faltan ${count} jugadas`}`,
    minutesLeft: (player, minutes) =>
      `${player}: ${minutes === 1 ? 'queda 1 minuto' : `quedan ${minutes} minutos`}.`,
    left: (hours, minutes, seconds) =>
      [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '', `${seconds} s`]
        .filter((part) => part !== '')
        .join(' '),
  },
  label: 'Entre los jugadores',
  score: (points) => `${points} en este encuentro`,
  propose: {
    draw: 'Ofrecer tablas',
    adjourn: 'Aplazar',
    pause: 'Pausa',
  },
  proposals,
  offered: (side, what) => `${side} propone ${what}.`,
  declined: (side) => `${side} no acepta.`,
  withdrawn: (side) => `${side} retira la propuesta.`,
  hold: 'Sí (mantén)',
  holding: 'Sigue pulsando…',
  holdToResign: 'Mantén pulsado para abandonar',
  yes: 'Sí',
  no: 'No',
  withdraw: 'Retirar',
  answers: {
    yes: 'Sí, aceptar la propuesta',
    no: 'No, rechazar la propuesta',
    withdraw: 'Retirar propuesta',
  },
  takeBackOf: (move, player) => `Deshacer ${move} (${player})`,
  off: {
    elsewhere: 'La partida está abierta en otra pestaña.',
    agreed: 'Los jugadores lo descartaron antes de la partida.',
    over: 'La partida ha terminado y su resultado no cambia.',
    looking: 'Vuelve primero a la partida.',
    paused: 'La partida está en pausa.',
    sealing: 'Se está sellando una jugada.',
    'no-move': 'No hay ninguna jugada que deshacer.',
    'not-undone': 'No se ha deshecho nada.',
    waiting: 'Hay una propuesta sin respuesta.',
    declined: 'Se rechazó. Se puede volver a proponer después de la próxima jugada.',
    'calls-spent': 'Tres reclamaciones fueron erróneas: ya no se puede reclamar en esta partida.',
    'nothing-chosen': 'Elige antes una pieza: la lámpara muestra adónde puede ir.',
    'nothing-faded': 'Ya se ven todas las marcas de esta pieza.',
    'at-start': 'Esta es la primera posición.',
    'at-end': 'Esta es la última posición.',
    'in-game': 'El tablero ya muestra la partida.',
    'nothing-asked': 'No se ha propuesto nada.',
    'not-over': 'La partida no ha terminado.',
    'no-moves': 'Aún no se ha jugado.',
    'none-left': 'No queda ninguno en esta línea.',
    'ended-here': 'En esta posición la partida ha terminado.',
    'first-file': 'Esta es la primera partida.',
    'last-file': 'Esta es la última partida.',
    'as-played': 'Así se jugó la partida.',
    'no-branches': 'No hay otra jugada junto a esta.',
    'first-branch': 'Ya está la primera.',
    'last-branch': 'Ya está la última.',
    'main-line': 'Esta es la línea principal.',
    'not-edited': 'No se ha editado nada.',
    'not-unedited': 'No se ha deshecho ninguna edición.',
    'answer-first': 'Responde antes a la pregunta.',
    'close-first': 'Cierra esto antes.',
  },
  met: 'se cumple',
  unmet: 'no se cumple',
  call: 'Reclamar falta',
  warnings: (side, count) =>
    `${side} ha reclamado ${count} ${count === 1 ? 'falta que no lo era' : 'faltas que no lo eran'}.`,
  retrySame: (piece) => `Eso era una falta. Haz otra jugada con la misma pieza: ${piece}.`,
  touched: (piece) => `Pieza tocada: ${piece}. Muévela, si puede.`,
  retryAny: 'Eso era una falta. Haz otra jugada.',
  paused: {
    consent: 'La partida está en pausa.',
    left: 'Los relojes se pararon al cerrarse la página.',
    aside: 'Los relojes han estado parados.',
    elsewhere: 'La partida sigue en otra pestaña.',
    adjourned: 'La partida está aplazada. La próxima jugada está sellada.',
  },
  gap: (ms) => `El dispositivo estuvo en reposo, o se cambió su reloj: ${span(ms)} de diferencia.`,
  goOn: 'Continuar',
  countIt: 'Contarlo',
  open: 'Abrir la jugada sellada y continuar',
  sealing: (side) =>
    `${side} sella una jugada: hazla en el tablero. Nadie la ve hasta que la partida continúe.`,
  lookAway: (side) => `${side}: aparta la vista hasta que la jugada esté sellada.`,
  callOffSealing: 'Seguir jugando sin sellar',
  sealedBy: (side) => `${side} ha sellado la próxima jugada.`,
  adjournedEntry: 'Aplazada (jugada sellada)',
  series: {
    sheet: 'Hoja del encuentro',
    next: (handicap) => `Próxima partida: ${handicap}`,
    game: (first, second) => `${first} – ${second}`,
    won: (side) => `ganó ${side}`,
    drawn: 'tablas',
    void: 'anulada',
  },
  passed: (side) => `Pasa el dispositivo a ${side}.`,
  ready: 'Mostrar el tablero',
};
