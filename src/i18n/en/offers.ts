/** The words between players and with the referee in English: clocks, proposals, fouls. */
import { lasting } from '../format.ts';
import type { ProposalTexts } from '../shapes/table.ts';

const proposals: ProposalTexts = {
  draw: 'a draw',
  adjourn: 'to adjourn',
  pause: 'a pause',
  takeback: 'to take back their last move',
  'go-on': 'to continue without counting that time',
  count: 'to count it as thinking time',
  clock: 'another clock',
  'undo-resign': 'to undo the resignation',
};

const span = lasting([' h', ' min', ' s']);

export const offers = {
  clock: {
    label: (side: string) => `${side}’s clock`,
    mainOver: (side: string) => `${side}’s main time is over.`,
    unlimited: 'No limit',
    byoyomi: 'byoyomi',
    periods: (count: number) => `${count} ${count === 1 ? 'period' : 'periods'}`,
    units: (count: number) => `${count} min in reserve`,
    moves: (count: number) => `${count} ${count === 1 ? 'move' : 'moves'} to go`,
    minutesLeft: (player: string, minutes: number) =>
      `${player}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`,
    left: (hours: number, minutes: number, seconds: number) =>
      [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '', `${seconds} s`]
        .filter((part) => part !== '')
        .join(' '),
  },
  label: 'Between the players',
  score: (points: number) => `${points} in this match`,
  propose: {
    draw: 'Offer a draw',
    adjourn: 'Adjourn',
    pause: 'Pause',
  },
  proposals,
  offered: (side: string, what: string) => `${side} proposes ${what}.`,
  declined: (side: string) => `${side} does not agree.`,
  withdrawn: (side: string) => `${side} withdraws the proposal.`,
  hold: 'Yes (hold)',
  holding: 'Keep holding…',
  holdToResign: 'Hold to resign',
  yes: 'Yes',
  no: 'No',
  withdraw: 'Withdraw',
  /** The same answers in the list of commands, where no question stands beside them. */
  answers: {
    yes: 'Yes, accept the proposal',
    no: 'No, decline the proposal',
    withdraw: 'Withdraw proposal',
  },
  takeBackOf: (move: string, player: string) => `Take back ${move} (${player})`,
  /** Why a button is off. */
  off: {
    elsewhere: 'The game is open in another tab.',
    agreed: 'The players ruled this out before the game.',
    over: 'The game is over, and its result stands.',
    looking: 'Return to the game first.',
    paused: 'The game is paused.',
    sealing: 'A move is being sealed.',
    'no-move': 'There is no move to take back.',
    'not-undone': 'Nothing was taken back.',
    waiting: 'A proposal is waiting for an answer.',
    declined: 'This was declined. It can be proposed again after the next move.',
    'calls-spent': 'Three calls were wrong: no more can be made in this game.',
    'nothing-chosen': 'Choose a piece first: the lamp shows where it can go.',
    'nothing-faded': 'All marks of this piece are shown already.',
    'at-start': 'This is the first position.',
    'at-end': 'This is the last position.',
    'in-game': 'The board shows the game already.',
    'nothing-asked': 'Nothing has been proposed.',
    'not-over': 'The game is not over.',
    'no-moves': 'No move has been made.',
    'none-left': 'There are no more in this line.',
    'ended-here': 'The game is over in this position.',
    'first-file': 'This is the first game.',
    'last-file': 'This is the last game.',
    'as-played': 'You are on the main line.',
    'no-branches': 'There are no variations here.',
    'first-branch': 'It is already the first.',
    'last-branch': 'It stands last already.',
    'main-line': 'This is the main line.',
    'not-edited': 'Nothing was edited.',
    'not-unedited': 'No edit was undone.',
    'answer-first': 'Answer the question first.',
    'close-first': 'Close this first.',
  },
  met: 'met',
  unmet: 'not met',
  call: 'Call a foul',
  warnings: (side: string, count: number) =>
    `${side} has made ${count} wrong ${count === 1 ? 'call' : 'calls'}.`,
  retrySame: (piece: string) =>
    `That was a foul. Make another move with the same piece, the ${piece}.`,
  touched: (piece: string) => `You touched the ${piece}: move it, if it can.`,
  retryAny: 'That was a foul. Make another move.',
  paused: {
    consent: 'The game is paused.',
    left: 'The clocks stopped while the page was closed.',
    aside: 'The clocks were stopped meanwhile.',
    elsewhere: 'The game continues in another tab.',
    adjourned: 'The game is adjourned. The next move is sealed.',
  },
  gap: (ms: number) => `The device slept or its clock changed: ${span(ms)} are missing.`,
  goOn: 'Continue',
  countIt: 'Count it',
  open: 'Open the sealed move and continue',
  sealing: (side: string) =>
    `${side} seals a move: make it on the board. Nobody sees it until the game goes on.`,
  lookAway: (side: string) => `${side}: please look away until the move is sealed.`,
  callOffSealing: 'Play on without sealing',
  sealedBy: (side: string) => `${side} has sealed the next move.`,
  /** The last entry of the list of moves. */
  adjournedEntry: 'Adjourned (sealed move)',
  series: {
    sheet: 'Match sheet',
    next: (handicap: string) => `Next game: ${handicap}`,
    game: (first: string, second: string) => `${first} – ${second}`,
    won: (side: string) => `${side} won`,
    drawn: 'drawn',
    void: 'void',
  },
  passed: (side: string) => `Pass the device to ${side}.`,
  ready: 'Show the board',
};
