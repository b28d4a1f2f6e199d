/** The words of the first screen in English: the bar, the board, how a game stands and how it ended. */

import type { SittingEndings } from '../shapes/endings.ts';

const endings: SittingEndings = {
  resignation: {
    how: 'Resignation',
    by: 'by resignation',
    why: ({ loser }) => `${loser} resigned.`,
  },
  timeout: { how: 'Out of time', by: 'on time', why: ({ loser }) => `${loser} ran out of time.` },
  agreement: { how: 'Agreement', why: () => 'Both players agreed to end the game.' },
  foul: { how: 'Foul', why: ({ loser }) => `${loser} made an illegal move.` },
  adjourned: { how: 'Adjourned', why: () => 'The game can be continued later.' },
  interrupted: { how: 'Interrupted', why: () => 'The game was broken off here.' },
  default: { how: 'Forfeit', by: 'by forfeit', why: ({ loser }) => `${loser} did not show up.` },
  other: { how: 'End', why: () => 'The record ends here.' },
};

export const table = {
  app: {
    name: (game: string) => `${game} table`,
    skipToBoard: 'Skip to the board',
    loading: 'One moment…',
  },

  nav: {
    label: 'Main',
    play: 'Play',
    learn: 'Learn',
    games: 'Games',
    rules: 'Rules',
    settings: 'Settings',
  },

  /** The ways from an untouched table: beside the board, or in one line of a small window. */
  front: {
    label: 'Ways to begin',
    begins: (game: string, side: string) => `${game}: ${side} begins`,
    title: 'A board for two',
    lead: (game: string) =>
      `${game} at one screen. Every rule is explained, and your games stay in this browser.`,
    more: 'More…',
    playGames: (games: string) => `Play: ${games}`,
    firstGame: 'Your first game',
    firstGameTakes: '15 minutes',
    open: 'Open',
    openShort: 'Open…',
    kifu: (record: string) => `A ${record}…`,
    paste: 'Paste',
    sample: 'A sample game',
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
    back: 'Previous',
    forward: 'Next',
    more: 'More',
  },

  status: {
    label: 'State of the game',
    toMove: (side: string) => `${side} to move`,
    turn: 'to move',
    /** On the side of the player who is to move, where two sit face to face. */
    yourMove: 'Your move',
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
    play: 'Play',
    unreadable: (text: string) => `“${text}” is not a move.`,
    noneThere: (square: string) => `No piece can go to ${square}.`,
    several: (square: string) => `Several pieces can go to ${square}. Which one?`,
  },

  /** How a game ended. Loaded from the start, as a game may end without the network. */
  result: {
    label: 'Result',
    wins: (side: string) => `${side} wins`,
    /** The same on the card of the result, where a language tells after how many moves. */
    winsAfter: (side: string, _plies: number) => `${side} wins`,
    /** How it ended, behind the winner: the end of the sentence if there is one, otherwise by itself. */
    how: (how: string, by?: string) => (by === undefined ? ` · ${how}` : ` ${by}`),
    byFoul: (name: string) => `by a foul: ${name}`,
    won: 'won',
    nobody: 'No winner',
    playAgain: 'Rematch',
    playAgainSwapped: 'Rematch, swap sides',
    foul: (name: string) => `Foul: ${name}`,
    replay: 'The game is void and is played again; the same side gives the handicap.',
    replaySwapped: 'The game is void and is played again with sides swapped.',
    why: 'Why?',
    whyLabel: 'Why it ended so',
    whyEnd: 'Close',
    whyBack: 'Previous step',
    whyOn: 'Next step',
    whyStep: (step: number, of: number) => `${step} / ${of}`,
    lookBack: 'Review',
    /** A game that was over goes on again: a resignation, a flag or an agreed draw was taken back. */
    takenBack: 'The result was taken back',
    undoResign: 'Undo resignation',
    askUndoResign: 'Ask to undo it',
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
