/** The pieces of shogi in English. */

export const pieces = {
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
};
