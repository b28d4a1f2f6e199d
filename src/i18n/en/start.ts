/** The words of the screen before a game in English. This catalogue is the type of the others. */

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const start = {
  title: 'New game',
  begin: 'Begin',
  back: 'Back',
  game: 'Game',

  people: 'Players',
  person: { '0': 'Player 1', '1': 'Player 2' },
  sideFirst: (side: string) => `${side}, moves first`,

  /** The agreement in one sentence; a press on it opens the questions about it. */
  change: 'change',
  agreed: (clock: string, takebacks: string, mistakes: string) =>
    sentence(`${clock}, ${takebacks}, ${mistakes}`),
  agreedClocks: 'different clocks',
  agreedTakebacks: {
    free: 'takebacks allowed',
    ask: 'takebacks if both agree',
    off: 'no takebacks',
  },
  agreedStrictness: {
    teach: 'mistakes explained',
    casual: 'illegal moves refused',
    claim: 'fouls allowed unless called',
    strict: 'a foul loses the game',
    'retry-same': 'a foul is played again',
    'retry-any': 'a foul is played again',
  },
  groups: { fouls: 'Fouls and takebacks', seating: 'Seating and help', more: 'More' },

  presets: 'Rule sets',
  ownWay: 'Custom rules.',

  first: 'Who begins',
  firsts: {
    begins: (name: string) => `${name} begins`,
    alternate: 'Alternate each game',
  },

  time: 'Time',
  customTime: 'Custom…',
  between: (min: number, max: number) => `From ${min} to ${max}`,
  minutesEach: (minutes: number) => `${minutes} min`,
  withSeconds: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
  secondsAMove: (seconds: number) => `${seconds} s a move`,
  clock: 'Clock',
  clocks: {
    none: 'No clock',
    main: 'Fixed time',
    byoyomi: 'Byoyomi (seconds per move)',
    koryo: 'Byoyomi + reserve (NHK)',
    move: 'Time per move',
    fischer: 'Fischer',
    canadian: 'Canadian',
  },
  clockOf: (name: string) => `Clock: ${name}`,
  differentClocks: 'Different for each side',
  mainTime: 'Main time',
  minutes: 'min',
  perMove: 'Per move',
  seconds: 's',
  periods: 'Periods',
  units: 'Minutes in reserve',
  increment: 'Added per move',
  period: 'Period',
  movesInPeriod: 'Moves per period',

  strictness: 'Fouls',
  strictnesses: {
    teach: 'Refused, with the reason',
    casual: 'Refused',
    claim: 'Allowed unless the opponent calls them',
    strict: 'Lose the game',
    'retry-same': 'Take it back, move the same piece',
    'retry-any': 'Take it back, move any piece',
  },
  takebacks: 'Takebacks',
  takebackWays: { free: 'Freely', ask: 'If the opponent agrees', off: 'Never' },
  draws: 'Draws',
  agreedDraw: 'A draw can be agreed',
  replayClock: 'If the game is played again',
  replayClocks: { remaining: 'Keep remaining time', fresh: 'Full time' },
  series: 'Match of several games',
  ladder: 'The handicap follows the results',
  seating: 'Seating',
  seatings: {
    side: 'Side by side',
    teacher: 'Teacher',
    face: 'Face to face',
    pass: 'Pass and play',
  },
  learner: 'Who learns?',
  sleeps:
    'This browser cannot keep the screen on. Let it stay on longer in the settings of the device.',
  cover: 'Cover the board between turns',
  helps: {
    settings: 'Same as settings',
    always: 'Marks always',
    fading: 'Marks that fade',
    off: 'None',
  },
  marksFor: (name: string) => `Help for ${name}`,

  /** Changes to a game that goes on. */
  running: {
    title: 'This game',
    open: 'Change this game…',
    clockNow: (clock: string) => `Clock now: ${clock}`,
    clockNext: (clock: string) => `From the next turn on: ${clock}`,
    done: 'Done',
    propose: 'Propose this clock',
    needsBoth: 'A new clock needs a yes from both. It begins whole, with the next turn.',
    same: 'This is the clock you have.',
    counts: 'The clock stays as it is: this game counts.',
    'stands-still': 'Not while the game stands still.',
    seated: (seating: string) => `Seating: ${seating}.`,
  },
};
