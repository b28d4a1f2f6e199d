/** The words of shogi in English. This catalogue is the type of the others. */

export const en = {
  name: 'Shogi',

  sides: {
    sente: { short: 'Sente', full: 'Sente (Black)' },
    gote: { short: 'Gote', full: 'Gote (White)' },
    shitate: { short: 'Shitate', full: 'Shitate (Black)' },
    uwate: { short: 'Uwate', full: 'Uwate (White)' },
  },

  pieces: {
    king: { name: 'king' },
    rook: { name: 'rook' },
    bishop: { name: 'bishop' },
    gold: { name: 'gold' },
    silver: { name: 'silver' },
    knight: { name: 'knight' },
    lance: { name: 'lance' },
    pawn: { name: 'pawn' },
    dragon: { name: 'dragon' },
    horse: { name: 'horse' },
    'promoted-silver': { name: 'promoted silver' },
    'promoted-knight': { name: 'promoted knight' },
    'promoted-lance': { name: 'promoted lance' },
    tokin: { name: 'tokin' },
  },

  choice: {
    title: 'Promote?',
    promote: (face: string) => `Promote: ${face}`,
    keep: (face: string) => `Do not promote: ${face}`,
  },
};
