/** What the other pages and sheets say in English. This catalogue is the type of the others. */

import { en as backup } from '../backup/en.ts';
import { ago, counted } from '../format.ts';
import { en as kifu } from '../kifu/en.ts';
import { en as rules } from '../rules-page/en.ts';
import { en as start } from '../start/en.ts';
import { en as talk } from '../talk/en.ts';
import { en as teach } from '../teach/en.ts';

const moves = counted('en', { one: 'move', other: 'moves' });
const variations = counted('en', { one: 'variation', other: 'variations' });

export const en = {
  announced: { newGame: 'New game.', atStart: 'Start position.' },

  typeIn: {
    unreadable: (text: string) => `“${text}” is not a move.`,
    noneThere: (square: string) => `No piece can go to ${square}.`,
    several: (square: string) => `Several pieces can go to ${square}. Which one?`,
  },

  moves: {
    label: 'Moves',
    start: 'Start position',
    number: (ply: number) => `Move ${ply}`,
    variation: (index: number) => `Variation ${index}`,
    variationsHere: (count: number) => `${variations(count)} here`,
    comment: 'Comment',
    moreOfComment: (left: number) => `Show more (${left.toLocaleString('en')} letters left)`,
    illegal: 'illegal move',
    foul: (why: string) => `This move is a foul: ${why}`,
  },

  result: {
    playAgain: 'Play again',
    playAgainSwapped: 'Play again, colours swapped',
    foul: (name: string) => `Foul: ${name}`,
    replay: 'The game is void and is played again; the giver stays the giver.',
    replaySwapped: 'The game is void and is played again with colours swapped.',
    showWhy: 'Show on the board',
    hideWhy: 'Hide',
    lookBack: 'Look back',
  },

  otherTab: {
    message: 'This game is open in another tab.',
    playHere: 'Play here',
  },

  storage: {
    /** Why games are not kept just now, and what to do. */
    troubles: {
      blocked:
        'Another tab has an older version of this app open. Close it, so that games can be kept. You can play on meanwhile.',
      newer:
        'The games kept here were written by a newer version of this app and cannot be read or added to. Reload the page to get that version, and copy the kifu before you close it.',
      full: 'There is no room left in this browser to keep games. Remove some, or copy the kifu before you close the page.',
      denied:
        'This browser does not let games be kept, and kept ones cannot be read. Copy the kifu before you close the page.',
    },
    news: {
      lost: 'This browser has thrown kept games away. The last unfinished ones could be brought back.',
      apart:
        'Another tab went on with this game too. What is played here is a game of its own from now on; the other one waits under Games.',
    },
    /** Offered before a new game while none can be kept. */
    saveFirst:
      'Games cannot be kept just now: a new one may be the end of the present one. Copy or save its kifu first.',
    saveKifu: 'Copy or save the kifu',
  },

  games: {
    others: 'Finished and opened',
    remove: 'Remove',
    title: 'Games',
    unfinished: 'Unfinished games',
    /** What is kept and cannot be read, by why. */
    unreadable: {
      newer: (games: number) =>
        games === 1
          ? '1 game was written by a newer version of this app. It is kept.'
          : `${games} games were written by a newer version of this app. They are kept.`,
      game: (games: number) =>
        games === 1
          ? '1 entry is of a game that this version does not know. It is kept.'
          : `${games} entries are of games that this version does not know. They are kept.`,
      damaged: (games: number) =>
        games === 1
          ? '1 game is damaged and cannot be read. It is kept as it is.'
          : `${games} games are damaged and cannot be read. They are kept as they are.`,
    },
    unreadableTitle: 'Cannot be read',
    saveUnreadable: 'Save what is stored as a file',
    empty: 'No game is waiting.',
    emptyInvitation: 'Start one, or open a kifu, and it is kept here by itself.',
    start: 'Start a game',
    resumeGame: (players: string) => `Resume ${players}`,
    versus: (first: string, second: string) => `${first} – ${second}`,
    onTheTable: 'on the table',
    moves,
    ago: ago('en'),
  },

  backup,
  kifu,
  rules,

  setup: {
    unplayable: 'No game can start from this position',
  },

  start,
  talk,
  teach,

  settings: {
    title: 'Settings',
    licences: 'Licences of the software in this app',
    saved: 'Changes are kept at once, on this device.',
    language: 'Language',
    languageAuto: 'As the browser',
    theme: 'Colours',
    themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    notation: 'Moves are written',
    sounds: 'Sound',
    sound: 'Wood on wood with each move',
    volume: 'Volume',
    help: 'Help on the board',
    hints: 'When the squares of the chosen piece are marked',
    hintLevels: {
      fading: 'Until you know the piece, then after a moment, then on request',
      always: 'Always',
      off: 'Never',
    },
    forget: 'Forget what was learned',
    nothingLearned: 'Nothing has been learned yet.',
    forgotten: 'Everybody starts anew: all marks are there again.',
    remembered: 'What was learned is there again.',
    asking: 'Show how a piece moves when it is pointed at',
    letterKeys: 'Single-key shortcuts (a, f, h, j, k, ?)',
  },

  steps: {
    label: 'Step through the game',
    first: 'First',
    back: 'Back',
    forward: 'Forward',
    last: 'Last',
    returnToGame: 'Return to the game',
  },

  looking: {
    at: (ply: number, last: number) => `Move ${ply} of ${last}`,
    beside: (ply: number) => `Move ${ply} of a variation`,
    running: 'the game is running',
    still: 'the game stands still',
    locked: {
      looking: 'You are looking back. Return to the game to move.',
      still: 'The game stands still. Let it go on before you move.',
      over: 'The game is over. Step back to try other moves.',
    },
  },

  aside: {
    removed: 'The game was removed.',
    bringBack: 'Bring it back',
    undoNewGame: 'Undo new game',
    setAside: 'The game before waits under Games.',
    unkept: 'The game before could not be kept: it is there until this page is closed.',
    dismiss: 'Dismiss',
  },

  /** That a newer version of the app can be loaded. */
  update: {
    message: 'A new version is here. What is on the table is kept.',
    now: 'Load it now',
    later: 'Later',
  },

  notFound: {
    title: 'There is nothing here',
    body: 'The address may be incomplete, or the game was kept in another browser.',
    home: 'To the board',
  },
};
