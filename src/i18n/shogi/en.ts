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

  refusals: {
    'not-your-turn': 'It is the other player’s turn.',
    'empty-square': 'There is no piece on this square.',
    'not-in-hand': 'There is no such piece in hand.',
    occupied: 'A piece from the hand can only go to an empty square.',
    'own-piece': 'One of your own pieces stands there.',
    'wrong-movement': 'This piece does not move like that.',
    blocked: 'Another piece is in the way.',
    'promotion-not-possible': 'This piece cannot promote on this move.',
    'promotion-compulsory': 'It must promote here: unpromoted, it could never move again.',
    nifu: 'You already have an unpromoted pawn on this file (nifu).',
    'dead-square': 'A piece dropped here could never move again.',
    pinned: 'This piece is pinned: moving it would expose your king.',
    'king-left-in-check': 'Your king is in check, and this move does not save it.',
    'moved-into-check': 'Your king would be in check there.',
    uchifuzume: 'A pawn drop may not give checkmate (uchifuzume).',
  },
};
