/** The words of announcements, commands, pages and notices in English. */
import { withStop } from '../format.ts';
import type { ChosenPieceText } from '../shapes/table.ts';
import { ago, counted, number } from './format.ts';

const moves = counted({ one: 'move', other: 'moves' });
const variations = counted({ one: 'variation', other: 'variations' });

export const pages = {
  announced: {
    comma: ', ',
    sentence: withStop('.'),
    newGame: 'New game',
    takenUp: (ply: number) =>
      ply === 0 ? 'The game goes on' : `The game goes on after move ${ply}`,
    /** How many moves a chosen piece has. */
    ways: moves,
    atStart: 'Start position',
    undone: (move: string) => `Taken back: ${move}`,
    at: (where: string, move: string) => `${where}: ${move}`,
    /** The name of a face, and how it moves; `goes` is empty where the game has no words for it. */
    face: (name: string, goes: string) =>
      `${name.charAt(0).toUpperCase()}${name.slice(1)}${goes === '' ? '' : `: ${goes}`}.`,
    reaches: ({ moves, goals }: Omit<ChosenPieceText, 'piece'>) =>
      `From there ${goals === '' ? moves : `${moves}: ${goals}`}.`,
    chosen: ({ piece, moves, goals }: ChosenPieceText) =>
      `${piece} chosen, ${goals === '' ? moves : `${moves}: ${goals}`}.`,
    /** A run of squares, by the first and the last of them. */
    stretch: (first: string, last: string) => `${first} to ${last}`,
    /** Everything that a chosen piece can do; `goals` and `captures` are empty where there are none. */
    allGoals: ({
      piece,
      moves,
      goals,
      captures,
    }: ChosenPieceText & { readonly captures: string }) =>
      [
        `${piece}, ${goals === '' ? moves : `${moves}: ${goals}`}.`,
        ...(captures === '' ? [] : [`Captures: ${captures}.`]),
      ].join(' '),
  },

  commands: {
    title: 'Commands and keys',
    find: 'Find a command',
    none: 'No such command.',
    nextVariation: 'Next variation',
    previousVariation: 'Previous variation',
    declare: 'Declare',
    begin: 'Begin',
    captures: 'Capture table',
    print: 'Print',
    changeRules: 'Change the rules',
    playFromHere: 'Play from here',
    rematch: 'Rematch',
    hints: 'Show where it can go',
    zoom: {
      in: 'Zoom in',
      out: 'Zoom out',
      whole: 'Whole board',
      goals: (count: number, edge: 'left' | 'right' | 'up' | 'down') => {
        const where = { left: 'to the left', right: 'to the right', up: 'above', down: 'below' }[
          edge
        ];
        return `${count} ${count === 1 ? 'destination' : 'destinations'} out of view ${where}`;
      },
    },
    pieces: 'Pieces',
    save: 'Save as a file',
    game: 'This game',
    study: 'Study',
    file: 'File',
    view: 'View',
    elsewhere: 'Games and pages',
  },

  close: 'Close',

  moves: {
    label: 'Moves',
    start: 'Start position',
    number: (ply: number) => `Move ${ply}`,
    variation: (index: number) => `Variation ${index}`,
    variationsHere: (count: number) => `${variations(count)} here`,
    comment: 'Comment',
    moreOfComment: (left: number) => `Show more (${number(left)} characters left)`,
    illegal: 'illegal move',
    foul: (why: string) => `This move is a foul: ${why}`,
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
        'The games kept here were written by a newer version of this app and cannot be read or added to. Reload the page to get that version, and copy the game before you close it.',
      full: 'There is no room left in this browser to keep games. Remove some, or copy the game before you close the page.',
      denied:
        'This browser does not let games be kept, and kept ones cannot be read. Copy the game before you close the page.',
    },
    news: {
      known: 'This game was kept already.',
      lost: 'This browser has deleted kept games. The last unfinished ones could be recovered.',
      apart:
        'Another tab went on with this game too. From now on this is a separate game; the other one is kept under Games.',
    },
    /** The same, and the news, in the few words that the strip of a small window has room for. */
    inShort: {
      blocked: 'An older tab of this app is open.',
      newer: 'A newer version keeps the games.',
      full: 'No room left to keep games.',
      denied: 'Games are not kept here.',
      lost: 'This browser has deleted games.',
      apart: 'This is a separate game now.',
    },
    /** Offered before a new game while none can be kept. */
    saveFirst: 'Games cannot be kept just now, so this one may be lost. Copy or save it first.',
    saveKifu: (record: string) => `Copy or save the ${record}`,
  },

  games: {
    others: 'Finished games and opened records',
    remove: 'Remove',
    title: 'Games',
    unfinished: 'Unfinished games',
    /** Kept games that cannot be read, by the reason. */
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
    empty: 'No unfinished games.',
    emptyInvitation: 'Start one, or open a game record: it is kept here automatically.',
    start: 'Start a game',
    sample: 'See a sample game',
    search: 'Name, file or ending',
    noneFound: 'No games found.',
    openFiles: 'Open files…',
    openFolder: 'Folder…',
    gameOfFile: (file: string, number: number) => `${file}, game ${number}`,
    goOn: 'Go on',
    all: 'All games',
    othersWait: (games: number) => `${games} more ${games === 1 ? 'waits' : 'wait'}`,
    goOnWith: (first: string, second: string) => `Go on with ${first} against ${second}`,
    resumeGame: (players: string) => `Go on with ${players}`,
    versus: (first: string, second: string) => `${first} – ${second}`,
    open: 'Open',
    openGame: (players: string) => `Open ${players}`,
    winner: (name: string) => `${name} won`,
    edited: 'edited',
    onTheTable: 'on the table',
    moves,
    ago,
  },

  setup: {
    unplayable: 'No game can start from this position',
  },

  settings: {
    title: 'Settings',
    more: 'More: notation, coordinates, keys',
    licences: 'Licences of the software in this app',
    saved: 'Changes are saved immediately on this device.',
    language: 'Language',
    languageAuto: 'Same as browser',
    theme: 'Colours',
    themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
    board: 'Board',
    boards: { kaya: 'Kaya', pale: 'Pale wood', grey: 'Grey' },
    notation: 'Notation',
    sounds: 'Sound',
    sound: 'Move sounds',
    vibration: 'A tick of vibration with each move',
    volume: 'Volume',
    noSound: 'This browser cannot play the sound of moves.',
    help: 'Help on the board',
    hints: 'Show where a piece can go',
    hintLevels: {
      fading: 'Fewer hints as you learn',
      always: 'Always',
      off: 'Never',
    },
    forget: 'Clear learning progress',
    /** Below the button: which progress it clears. */
    forgets: 'All hints on the board come back. Lessons are reset under Learn.',
    nothingLearned: 'No learning progress yet.',
    forgotten: 'Progress cleared. All marks are back.',
    remembered: 'Progress restored.',
    asking: 'Show how a piece moves when you point at it',
    reading: 'Reading a record',
    tapHalves: 'Step by tapping the halves of the board: a long press asks, dragging moves',
    scrollMoves: 'Step by scrolling the list of moves',
    letterKeys: 'Single-key shortcuts (such as f, j, k, m, ?)',
  },

  steps: {
    first: 'First',
    last: 'Last',
    returnToGame: 'Return to the game',
  },

  /** The sentence that a player who resigns must confirm. */
  resigns: (side: string) => `${side} resigns`,
  /** Puts that question away. */
  keepPlaying: 'Keep playing',

  looking: {
    back: (ply: number) => `Looking back at move ${ply}`,
    at: (ply: number, last: number) => `Move ${ply} of ${last}`,
    beside: (ply: number) => `Move ${ply} of a variation`,
    /** Announced once, when a move begins a variation beside a line that is there. */
    variation: (ply: number) => `Move ${ply} begins a variation. The other line is kept.`,
    /** The label beside a move that begins a variation. */
    inVariation: 'variation',
    /** The move that is shown, and how the game stands. */
    meanwhile: (where: string, game: string) => `${where} · ${game}`,
    running: 'the game is running',
    still: 'the game is paused',
    locked: {
      looking: 'You are looking back. Return to the game first.',
      still: 'The game is paused. Press Continue before you move.',
      over: 'The game is over. Step back to try other moves.',
    },
  },

  undo: {
    removed: 'The game was removed.',
    bringBack: 'Undo',
    undoNewGame: 'Undo new game',
    replaced: 'The previous game is under Games.',
    unkept: 'The previous game could not be kept: it is there until this page is closed.',
    unkeptShort: 'The game before was not kept.',
    why: 'Why?',
    understood: 'OK',
    dismiss: 'Dismiss',
  },

  /** The notice that a newer version of the app can be loaded. */
  update: {
    message: 'A new version is available. The game on the board is kept.',
    inShort: 'A new version is here.',
    now: 'Update now',
    later: 'Later',
  },

  notFound: {
    title: 'There is nothing here',
    body: 'The address may be incomplete, or the game was kept in another browser.',
    home: 'Go to the board',
  },
};
