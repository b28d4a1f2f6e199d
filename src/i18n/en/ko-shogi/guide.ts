/** The guide to a first game of ko shogi in English. */
export const guide = {
  chapter: 'Your first game',

  sections: {
    'first-look': {
      title: 'What to look at among ninety pieces',
      text: [
        'Nobody learns ninety pieces at once. Twenty-eight of them are chariots, cavalrymen, shields and pawns: learn these four and begin. Press any piece of the other side, and the table tells how it goes.',
        'Red signs are faces that have turned over: they are other pieces, most of them stronger.',
      ],
    },
    'first-command': {
      title: 'Whom you must not lose',
      text: [
        'You play on with a general, or with a middle troop and a banner together; a governor, which is a middle troop turned over, is enough too. At first you have the general in the middle of the last row, the middle troop before it and the banner to its right. So the other side has to take two.',
        'Nobody has to answer a check, and the table does not stop you from leaving your last commander to be taken. When one of them falls, look at the others before anything else.',
      ],
    },
    'first-drum': {
      title: 'The drum, the pawns and the priest',
      text: [
        'The drum stands to the left of the middle troop. While you have it your pawns step ahead; without it only aside and back. The priest near the right corner lets drum and banner turn over. Keep both behind your rows, and aim at the other’s.',
      ],
    },
    'first-guns': {
      title: 'Guns, bows and the fog',
      text: [
        'Bows and guns step once, then shoot, and what is shot is gone without anyone landing there. Shields and chariots stand in front, and bows do nothing to them; guns still reach chariots and single shields. The priest becomes a fog in the far rows: within five points of it enemy bows and guns are silent. A light within five points ends the fog.',
      ],
    },
    'first-moves': {
      title: 'Moves to begin with',
      text: [
        'Bring cavalrymen out over the pawns: they leap, and nothing blocks them. Open lines for the bows and guns behind them, and keep the first row together. The two vanguards face each other six points apart, and each slides five: whoever brings one nearer can be taken.',
      ],
    },
    'first-losses': {
      title: 'What beginners lose to',
      text: [
        'A flame: an engineer that has turned over burns all that stands next to where it lands, so do not crowd around one. A net: a guard that has turned over holds the first enemy on each of its lines, so keep something small before strong pieces. A long line: before each move look from the enemy’s millenaries, quartermasters and centurias along their lines to your general.',
      ],
    },
  },

  boards: {
    'first-two': 'The general falls, and White plays on: middle troop and banner are left.',
    'first-moves': 'A quiet beginning: both bring out cavalrymen. Go on as you like.',
    'first-net':
      'Pawn and staff are held. The cavalryman behind the pawn and the aide are free: try them.',
  },
};
