/** The words for what players of shogi agree on before a game, in English. This catalogue is the type of the others. */
export const agreement = {
  rules: 'Draws and impasse',
  options: {
    repetition: {
      label: 'Repetition (sennichite)',
      values: { replay: 'Play again, sides swapped', draw: 'Draw' },
    },
    repetitionTiebreak: {
      label: 'Points at a repetition',
      values: { none: 'Not counted', points: 'More points win' },
    },
    impasse: {
      label: 'Declared impasse',
      values: { jsa24: '24 points (JSA)', '27': '27 points', off: 'None' },
    },
    impassePoints: {
      label: 'Agreed impasse',
      values: { official24: '24 points each', majority: 'More points win' },
    },
    impasseTie: {
      label: 'Impasse that nobody wins',
      values: { replay: 'Play again, sides swapped', draw: 'Draw' },
    },
    moveLimit: {
      label: 'Move limit',
      values: { '500': '500 moves', '320': '320 moves', null: 'None' },
    },
  },
  presets: {
    friendly: 'Friendly',
    tournament: 'Tournament (JSA)',
    title: 'Title match',
    nhk: 'NHK style',
    blitz: 'Blitz',
    article: 'Teaching rules',
  },
  presetNotes: {
    friendly: 'No clock, takebacks allowed, mistakes explained.',
    tournament: 'A foul loses the game. 30 minutes each, then 60 seconds a move. No takebacks.',
    title: 'A foul loses the game. 9 hours each, then 60 seconds a move. No takebacks.',
    nhk: '10 minutes each, then 30 seconds a move, plus 10 minutes in reserve. No takebacks.',
    blitz: '3 minutes each, plus 5 seconds for every move. No takebacks.',
    article: 'A foul is replayed with the same piece; points decide a repetition and an impasse.',
  },

  start: 'Handicap',
  starts: {
    even: 'Even game',
    lance: 'Lance',
    'right-lance': 'Right lance',
    bishop: 'Bishop',
    rook: 'Rook',
    'rook-lance': 'Rook and lance',
    two: 'Two pieces',
    three: 'Three pieces',
    four: 'Four pieces',
    five: 'Five pieces',
    'left-five': 'Five pieces (left)',
    six: 'Six pieces',
    'right-seven': 'Seven pieces (right)',
    'left-seven': 'Seven pieces (left)',
    eight: 'Eight pieces',
    ten: 'Ten pieces',
    'naked-king': 'Naked king',
    own: 'Own position…',
  },
  position: 'Position (SFEN)',
  gives: 'Who gives the handicap',
  given:
    'Uwate, the stronger player, gives pieces and moves first. Shitate plays with all of them.',

  toss: {
    choice: 'Furigoma: toss pawns',
    pending: 'decided by furigoma',
    title: 'Furigoma',
    begin: 'Begin the game',
    thrown: (name: string) => `${name} tosses five pawns.`,
    fell: (pawns: number, name: string) =>
      `${pawns === 1 ? '1 pawn' : `${pawns} pawns`}, ${5 - pawns} tokin: ${name} is sente.`,
  },
};
