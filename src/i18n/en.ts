/** Everything the table says in English, but for the words of a single game. This catalogue is the type of the others. */

import type { SittingEndings } from './endings.ts';

const endings: SittingEndings = {
  resignation: { how: 'Resignation', why: ({ loser }) => `${loser} resigned.` },
  timeout: { how: 'Out of time', why: ({ loser }) => `${loser} ran out of time.` },
  agreement: { how: 'Agreement', why: () => 'Both players agreed to end the game.' },
  foul: { how: 'Foul', why: ({ loser }) => `${loser} made an illegal move.` },
  adjourned: { how: 'Adjourned', why: () => 'The game can be continued later.' },
  interrupted: { how: 'Interrupted', why: () => 'The game was broken off here.' },
  default: { how: 'Forfeit', why: ({ loser }) => `${loser} did not show up.` },
  other: { how: 'End', why: () => 'The record ends here.' },
};

export const en = {
  language: 'en' as const,

  app: {
    name: (game: string) => `${game} table`,
    skipToBoard: 'Skip to the board',
    loading: 'One moment…',
  },

  nav: {
    label: 'Main',
    play: 'Play',
    games: 'Games',
    rules: 'Rules',
    settings: 'Settings',
  },

  actions: {
    newGame: 'New game',
    openKifu: (record: string) => `Open a ${record}…`,
    save: 'Copy or save',
    label: 'Game actions',
    takeBack: 'Take back',
    redo: 'Redo',
    resign: 'Resign',
    flip: 'Flip board',
    cancel: 'Cancel',
    back: 'Back',
    forward: 'Forward',
    more: 'More',
  },

  status: {
    label: 'State of the game',
    toMove: (side: string) => `${side} to move`,
    turn: 'to move',
    check: (side: string) => `${side} is in check`,
  },

  board: {
    label: 'Board',
    empty: (square: string) => `${square}, empty`,
    piece: (square: string, piece: string, side: string) => `${square}, ${side} ${piece}`,
    hand: (side: string) => `${side}: pieces in hand`,
    inHand: (side: string, piece: string, count: number) =>
      count > 1 ? `${side}: ${piece}, ${count} in hand` : `${side}: ${piece} in hand`,
    marks: {
      selected: 'chosen',
      target: 'can go here',
      capture: 'can capture here',
      drop: 'can be dropped here',
      last: 'last move',
      check: 'in check',
      exposed: 'would be in check',
      cause: 'the reason',
      blocked: 'in the way',
      escape: 'covered escape',
    },
  },

  typeIn: {
    label: 'Type a move',
  },

  /** How a game ended: known from the start, because it may end without the net. */
  result: {
    label: 'Result',
    wins: (side: string) => `${side} wins`,
    nobody: 'No winner',
  },
  endings,

  trouble: {
    missing: 'Part of the page could not be loaded. The game goes on without it.',
    again: 'Try again',
    title: 'Something went wrong',
    body: 'The game itself is kept. Reloading the page usually helps.',
    reload: 'Reload',
  },
};
